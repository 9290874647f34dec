import type { Place } from '#commerce/place'
import type { QueryRequest } from '#search/search-context'

/** How products are presented in one response; `q` is the query that their tickets name. */
export type Presentation = { place: Place; q: string; presentCustom: readonly string[] }

const MOST_ATTRIBUTES = 20

export const presentationOf = ({ visitor, params }: QueryRequest, q = ''): Presentation => ({
  place: visitor.place,
  q,
  presentCustom: splitList(params.get('presentCustom')).slice(0, MOST_ATTRIBUTES),
})

/** The values of a parameter joined with `|`, each once. */
export const splitList = (text: string | null): string[] => [...new Set((text ?? '').split('|').filter(Boolean))]
