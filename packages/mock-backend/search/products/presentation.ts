import type { Storefront } from '#commerce/storefront'
import type { QueryRequest } from '#search/search-context'
import type { Ticket } from '#search/tickets'

/** Settings for the products of one response; `query` is stored in their tickets. */
export type Presentation = {
  storefront: Storefront
  query: Pick<Ticket, 'q' | 'isSearched'>
  presentCustom: readonly string[]
}

const MOST_ATTRIBUTES = 20

export const presentationOf = (
  { visitor, params }: QueryRequest,
  query: Presentation['query'] = { q: '' },
): Presentation => ({
  storefront: visitor.storefront,
  query,
  presentCustom: splitList(params.get('presentCustom')).slice(0, MOST_ATTRIBUTES),
})

/** The distinct values of a parameter that separates them with `|`. */
export const splitList = (text: string | null): string[] => [...new Set((text ?? '').split('|').filter(Boolean))]
