import { type RefObject, useEffect, useRef, useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { fetchListPage } from '@/lib/list/fetch-list-page'
import type { ListQuery } from '@/lib/list/list-query'
import type { CardRow } from '@/lib/product/card-row-schema'

/** A list and the page of it that the server rendered. */
export type ListSource = {
  /** Public address of the plain list. */
  path: string
  /** The list's path in the addresses of the shop's own requests. */
  listPath: string
  query: ListQuery
  page: number
  pageCount: number
}

type Added = {
  rows: CardRow[]
  /** Number of the last page that is shown. */
  lastPage: number
  /** Index of the row to focus when the button that brought it is gone. */
  focusIndex?: number
}

/** Lists that are kept for the way back. */
const LONGEST_HISTORY = 8

// by list and address: shown at once on the way back, so that the browser finds the scroll position again
const history = new Map<string, Added>()
// the query is the one the server rendered: after a reload the same address begins with a later page
const keyOf = (query: ListQuery) => window.location.href + JSON.stringify(query)

function remember(query: ListQuery, added: Added): void {
  history.set(keyOf(query), added)
  for (const key of [...history.keys()].slice(0, -LONGEST_HISTORY)) history.delete(key)
}

function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}

/** Further pages of a list, added in place. */
export function useMoreProducts({ path, listPath, query, page, pageCount }: ListSource) {
  const { site } = useShopConfig()
  const [added, setAdded] = useState<Added>(
    () => (history.size > 0 ? history.get(keyOf(query)) : undefined) ?? { rows: [], lastPage: page },
  )
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const isMounted = useIsMounted()
  const showMore = async () => {
    setState('busy')
    try {
      const lastPage = added.lastPage + 1
      const { rows, search } = await fetchListPage(site, listPath, { ...query, page: lastPage })
      // left meanwhile: the address is another page's by now
      if (!isMounted.current) return
      const next: Added = { rows: [...added.rows, ...rows], lastPage }
      // the address follows, so that a reload or a shared link leads to the same page
      window.history.replaceState(null, '', path + search)
      remember(query, next)
      setAdded(lastPage < pageCount ? next : { ...next, focusIndex: added.rows.length })
      setState('idle')
    } catch (error) {
      setState('failed')
      reloadOrReport(error, { type: 'load', component: 'more-products' })
    }
  }
  return { ...added, state, showMore, hasMore: added.lastPage < pageCount }
}
