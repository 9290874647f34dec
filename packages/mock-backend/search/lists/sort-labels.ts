import type { SortType } from '@apptus/esales-api'
import type { Lang, Localised } from '#catalogue/types'

const LABELS = {
  RELEVANCE: { fi: 'Osuvin ensin', sv: 'Bäst träff först', nb: 'Best treff først', da: 'Bedste match først' },
  NEWEST_FIRST: { fi: 'Uusin ensin', sv: 'Nyast först', nb: 'Nyest først', da: 'Nyeste først' },
  PRICE_ASCENDING: { fi: 'Halvin ensin', sv: 'Lägst pris först', nb: 'Lavest pris først', da: 'Laveste pris først' },
  PRICE_DESCENDING: { fi: 'Kallein ensin', sv: 'Högst pris först', nb: 'Høyest pris først', da: 'Højeste pris først' },
  DISCOUNT: { fi: 'Suurin alennus', sv: 'Störst rabatt', nb: 'Størst rabatt', da: 'Største rabat' },
  RATING: { fi: 'Paras arvosana', sv: 'Högst betyg', nb: 'Høyest vurdering', da: 'Højeste bedømmelse' },
  NAME: { fi: 'Nimi A–Ö', sv: 'Namn A–Ö', nb: 'Navn A–Å', da: 'Navn A–Å' },
} as const satisfies Partial<Record<SortType, Localised>>

/** The sorts of the contract that mean something in this shop. */
export type ListSort = keyof typeof LABELS

export const LIST_SORTS = Object.keys(LABELS) as ListSort[]

/** The sort that is chosen and all there are, named in a language. */
export const sortOptions = <Id extends ListSort>(selected: Id, ids: readonly Id[], lang: Lang) => ({
  selected,
  options: ids.map((id) => ({ id, label: LABELS[id][lang] })),
})
