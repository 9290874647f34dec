import { type RefObject, useLayoutEffect, useRef } from 'react'
import { ProductGrid } from '@/components/product/product-grid'
import { fetchListPage } from '@/lib/list/fetch-list-page'
import type { ListQuery } from '@/lib/list/list-query'
import type { Site } from '@/lib/market/site'
import type { ProductCardModel } from '@/lib/product/product-types'
import styles from './list-more.module.css'

/** What was added to a list in place. */
export type Added = {
  products: ProductCardModel[]
  /** Number of the last page drawn. */
  last: number
  /** Index of the card to focus, when the button that brought it is gone. */
  focusAt?: number
  Cards: typeof MoreCards
}

// lists a shopper may come back to with the back button; more she will not remember herself
const MOST_KEPT = 8

export type MoreSource = {
  site: Site
  path: string
  categoryPath: string
  query: ListQuery
  page: { page: number; pageCount: number }
}

type Place = {
  before: Added | undefined
  /** By `keyOf` the list; what is put here is drawn again on the way back. */
  kept: Map<string, Added>
  keyOf: (query: ListQuery) => string
  /** Empty once the list has been left. */
  hostRef: RefObject<HTMLElement | null>
}

/** Fetches the next page of a list and moves the address along; null when the list was left meanwhile. Throws AppError. */
export async function bringMore(source: MoreSource, { before, kept, keyOf, hostRef }: Place): Promise<Added | null> {
  const { site, path, categoryPath, query, page } = source
  const last = (before?.last ?? page.page) + 1
  const { products, search } = await fetchListPage(site, categoryPath, { ...query, page: last })
  // the address is that of another page by now
  if (!hostRef.current) return null
  const seen = before?.products ?? []
  const added: Added = { products: [...seen, ...products], last, Cards: MoreCards }
  // the address follows, so that a reload or a shared link lands where the shopper was
  window.history.replaceState(null, '', path + search)
  kept.set(keyOf(query), added)
  for (const key of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(key)
  return last < page.pageCount ? added : { ...added, focusAt: seen.length }
}

type MoreCardsProps = Pick<Added, 'products' | 'focusAt'> & { site: Site; imageBase: string; saysNew: boolean }

/** The cards that were added, in rows of their own. */
export function MoreCards({ products, focusAt, ...rest }: MoreCardsProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // a focus that is elsewhere stays there
    if (focusAt === undefined || document.activeElement !== document.body) return
    const card = ref.current?.querySelectorAll('article')[focusAt]
    card?.querySelector<HTMLElement>('h2 a, h3 a')?.focus({ preventScroll: true })
  }, [focusAt])
  return (
    <div ref={ref} className={styles.added}>
      <ProductGrid products={products} {...rest} />
    </div>
  )
}
