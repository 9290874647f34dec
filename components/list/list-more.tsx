'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, useState } from 'react'
import type { ProductGrid } from '@/components/product/product-grid'
import { useShopConfig } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import type { ListQuery } from '@/lib/list/list-query'
import type { ListPage } from '@/lib/list/list-types'
import type { Site } from '@/lib/market/site'
import type { ProductCardModel } from '@/lib/product/product-types'
import styles from './list-more.module.css'

// one row of four, two of two
const SKELETONS = ['a', 'b', 'c', 'd'] as const

type ListMoreProps = {
  site: Site
  /** Public address of the plain list. */
  path: string
  /** The list's own path without market or language. */
  categoryPath: string
  query: ListQuery
  page: Pick<ListPage, 'page' | 'pageCount' | 'totalCount'> & { saysNew: boolean; shown: number; firstIndex: number }
}

type Grid = ComponentType<Parameters<typeof ProductGrid>[0]>

function usePages({ site, categoryPath, path, query, page }: ListMoreProps) {
  const [added, setAdded] = useState<ProductCardModel[]>([])
  const [last, setLast] = useState(page.page)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [Grid, setGrid] = useState<Grid | null>(null)
  const more = async () => {
    setState('busy')
    try {
      const [{ fetchListPage }, grid] = await Promise.all([
        import('@/lib/list/fetch-list-page'),
        import('@/components/product/product-grid'),
      ])
      const next = { ...query, page: last + 1 }
      const { products, search } = await fetchListPage(site, categoryPath, next)
      setGrid(() => grid.ProductGrid)
      setAdded((before) => [...before, ...products])
      setLast(next.page)
      // the address follows, so that a reload or a shared link lands where the shopper was
      window.history.replaceState(null, '', path + search)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return { added, last, state, Grid, more }
}

/** What was seen of the list, and more of it in place. */
export function ListMore(props: ListMoreProps) {
  const { site, page } = props
  const t = useTranslations('list')
  const { imageBase } = useShopConfig()
  const { added, last, state, Grid, more } = usePages(props)
  if (page.totalCount === 0) return null
  const seen = page.firstIndex + page.shown + added.length
  return (
    <>
      {Grid && added.length > 0 ? (
        <div className={styles.added}>
          <Grid site={site} products={added} imageBase={imageBase} saysNew={page.saysNew} />
        </div>
      ) : null}
      {state === 'busy' ? (
        <div className={styles.added} aria-hidden="true">
          <ul className={styles.skeletons}>
            {SKELETONS.map((name) => (
              <li key={name} className={styles.skeleton} />
            ))}
          </ul>
        </div>
      ) : null}
      <div className={styles.more}>
        <p aria-live="polite">{t('seen', { seen, total: page.totalCount })}</p>
        <progress max={page.totalCount} value={seen} aria-label={t('seen', { seen, total: page.totalCount })} />
        {state === 'failed' ? <p className={styles.error}>{t('moreFailed')}</p> : null}
        {last < page.pageCount ? (
          <Button variant="line" busy={state === 'busy'} busyText={t('moreBusy')} onClick={more}>
            {t('more')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
