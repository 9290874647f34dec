import { useEffect, useEffectEvent } from 'react'
import { useShop } from '@/components/providers/use-shop'
import type { ListAnswer } from '@/lib/list/fetch-list-page'
import { rememberPage } from '@/lib/list/list-memory'
import type { ListQuery } from '@/lib/list/list-query'
import {
  addressQuery,
  firstPageOf,
  isSameList,
  type ListSource,
  listOf,
  recallShown,
  withNextPage,
  withPreviousPage,
} from './shown-list'
import { type LabelQuery, useListWork } from './use-list-work'

/**
 * The list that the address names, and what changes it. A chosen filter or order loads the new list in the page and
 * replaces the address, so that going back once leaves the list (R-LIST-03).
 */
export function useProductList(source: ListSource, label: LabelQuery) {
  const { config, store } = useShop()
  const { site } = config
  const { run, show, ...state } = useListWork(source, label)
  const { shown, work } = state

  const load = (query: ListQuery, isChoice: boolean) =>
    run({ kind: 'list', isChoice, query, show: (answer) => listOf(query, answer) })
  const choose = (query: ListQuery) => load(query, true)
  /** Loads a list that the shopper comes back to: it keeps the scroll position that the browser restores. */
  const comeBackTo = (query: ListQuery) => load(query, false)
  const showMore = () => {
    const query = { ...shown.query, page: shown.query.page + 1 }
    if (work?.state !== 'busy') run({ kind: 'more', query, show: (answer) => withNextPage(shown, answer) })
  }
  /** `onBefore` is called just before the page above is rendered. */
  const showPrevious = (onBefore: () => void) => {
    const query = { ...shown.query, page: firstPageOf(shown) - 1 }
    const withPrevious = (answer: ListAnswer) => {
      onBefore()
      return withPreviousPage(shown, answer)
    }
    if (work?.state !== 'busy') run({ kind: 'previous', query, show: withPrevious })
  }
  /** Shows the list of the current address, after a history navigation or a link that changes only the query string. */
  const followAddress = useEffectEvent(() => {
    const asked = addressQuery(source)
    if (window.location.pathname !== source.path || isSameList(asked, shown.query)) return
    const recalled = recallShown(site, source)
    if (recalled) show(recalled)
    else load(asked, !store.getState().list.backNavigated)
  })
  // removing all filters then shows the list of the server's page without a request
  const rememberSource = useEffectEvent(() => rememberPage(site, source.listPath, source.query, source))
  useEffect(() => rememberSource(), [])

  return { ...state, choose, comeBackTo, showMore, showPrevious, followAddress }
}
