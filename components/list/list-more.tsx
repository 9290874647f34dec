'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import type { ListQuery } from '@/lib/list/list-query'
import type { ListPage } from '@/lib/list/list-types'
import type { Site } from '@/lib/market/site'
import styles from './list-more.module.css'
import type { Added } from './more-cards'

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
  /** What was seen, in words, before more is added: the browser's own first number costs it tens of milliseconds. */
  seenWords: string
}

// what was added under which address: the way back draws it at once, so that the browser finds the place again
const kept = new Map<string, Added>()
// the query is the one the server drew: after a reload the same address begins with a later page
const keyOf = (query: ListQuery) => location.href + JSON.stringify(query)

function usePages(props: ListMoreProps) {
  const [added, setAdded] = useState(() => (kept.size ? kept.get(keyOf(props.query)) : undefined))
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const hostRef = useRef<HTMLDivElement>(null)
  const more = async () => {
    setState('busy')
    try {
      const { bringMore } = await import('./more-cards')
      const next = await bringMore(props, { before: added, kept, keyOf, hostRef })
      if (next) setAdded(next)
      setState('idle')
    } catch (error) {
      setState('failed')
      reloadOrReport(error, { type: 'load', component: 'list-more' })
    }
  }
  return { added, state, more, hostRef }
}

/** What was seen of the list, and more of it in place. */
export function ListMore(props: ListMoreProps) {
  const { site, page, seenWords } = props
  const t = useTranslations('list')
  const { imageBase } = useShopConfig()
  const { added, state, more, hostRef } = usePages(props)
  if (page.totalCount === 0) return null
  const seen = page.firstIndex + page.shown + (added ? added.products.length : 0)
  const words = added ? t('seen', { seen, total: page.totalCount }) : seenWords
  return (
    <>
      {added ? (
        <added.Cards
          site={site}
          products={added.products}
          focusAt={added.focusAt}
          imageBase={imageBase}
          saysNew={page.saysNew}
        />
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
      <div ref={hostRef} className={styles.more}>
        <p aria-live="polite">{words}</p>
        <progress max={page.totalCount} value={seen} aria-label={words} />
        {state === 'failed' ? <p className={styles.error}>{t('moreFailed')}</p> : null}
        {(added ? added.last : page.page) < page.pageCount ? (
          <Button variant="line" busy={state === 'busy'} busyText={t('moreBusy')} onClick={more} data-island="">
            {t('more')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
