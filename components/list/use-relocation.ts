import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { afterFrame } from '@/lib/browser/after-frame'
import { onRestore } from '@/lib/browser/on-restore'
import type { ListQuery } from '@/lib/list/list-query'
import { recallPlace, selectionOf } from '@/lib/list/recall-place'
import type { ShopState } from '@/lib/store/shop-state'
import { addressQuery, isSameList, type ListSource, type ShownList } from './shown-list'

type Source = Pick<ListSource, 'kind' | 'path'>

/** The link of a product among the cards. */
function linkOf(productArea: HTMLElement | null, alias: string): HTMLElement | null {
  const cards = [...(productArea?.querySelectorAll<HTMLElement>('[data-alias]') ?? [])]
  return cards.find(({ dataset }) => dataset.alias === alias)?.querySelector<HTMLElement>(':is(h2, h3) a') ?? null
}

/** Focuses a card; scrolls only when the browser has not restored the scroll position. */
function bringBack(link: HTMLElement): void {
  const { top, bottom } = (link.closest('article') ?? link).getBoundingClientRect()
  if (bottom <= 0 || top >= window.innerHeight) link.scrollIntoView({ block: 'center', behavior: 'instant' })
  link.focus({ preventScroll: true })
}

const firstPage = (query: Omit<ListQuery, 'page'>): ListQuery => ({ ...query, page: 1 })

/** Query of the list that was left, on page 1; null when the stored product belongs to another list. */
function listLeft(
  { relocateAlias, relocatePath, querySelection }: ShopState['list'],
  source: Source,
): ListQuery | null {
  if (relocateAlias === '' || relocatePath !== source.path || !querySelection) return null
  const left = firstPage(querySelection)
  return isSameList(left, firstPage(addressQuery(source))) ? left : null
}

/**
 * After going back from a product, shows the page with that product and focuses it (R-LIST-05). Stores the filters when
 * the list is left (R-NAV-07).
 */
export function useRelocation(
  productArea: RefObject<HTMLElement | null>,
  source: Source,
  shown: ShownList,
  comeBackTo: (query: ListQuery) => void,
): void {
  const shop = useShop()
  /** Whether a product is still to be shown; null until first asked. */
  const isAwaited = useRef<boolean | null>(null)
  const relocate = useEffectEvent(() => {
    isAwaited.current ??= shop.store.getState().list.backNavigated
    if (!isAwaited.current) return
    recallPlace(shop)
    const { list, setList } = shop.store.getState()
    const { relocateAlias: alias, relocatePage: page } = list
    const left = listLeft(list, source)
    // the list of the address may still be loading
    if (left && !isSameList(left, firstPage(shown.query))) return
    isAwaited.current = left !== null
    if (!left) return
    const link = linkOf(productArea.current, alias)
    if (!link && !shown.pages.some((one) => one.page === page) && page <= shown.pageCount)
      return comeBackTo({ ...shown.query, page })
    isAwaited.current = false
    setList({ relocateAlias: '' })
    if (link) afterFrame(() => bringBack(link))
  })
  const remember = useEffectEvent(() => shop.store.getState().setList({ querySelection: selectionOf(shown.query) }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list shown may be the one with the product
  useEffect(() => void relocate(), [shown])
  useEffect(() => () => remember(), [])
  const restore = useEffectEvent(() => {
    // a place from storage belongs to an earlier visit: this document has the current one in memory
    if (shop.store.getState().list.relocateAlias === '') return
    remember()
    isAwaited.current = true
    relocate()
  })
  useEffect(() => onRestore(() => restore()), [])
}
