import type { SortType } from '@apptus/esales-api'
import type { Lang, Localised } from '#catalogue/types'

const LABELS = {
  RELEVANCE: { fi: 'Osuvimmat', sv: 'Mest relevant', nb: 'Mest relevant', da: 'Mest relevante' },
  NEWEST_FIRST: { fi: 'Uusimmat', sv: 'Nyast först', nb: 'Nyeste', da: 'Nyeste' },
  PRICE_ASCENDING: { fi: 'Edullisimmat', sv: 'Lägsta pris', nb: 'Lavest pris', da: 'Laveste pris' },
  PRICE_DESCENDING: { fi: 'Kalleimmat', sv: 'Högsta pris', nb: 'Høyest pris', da: 'Højeste pris' },
  DISCOUNT: { fi: 'Suurin alennus', sv: 'Störst rabatt', nb: 'Størst rabatt', da: 'Største rabat' },
  RATING: { fi: 'Parhaiten arvioidut', sv: 'Högst betyg', nb: 'Best vurdert', da: 'Bedst bedømt' },
  NAME: { fi: 'Nimi A–Ö', sv: 'Namn A–Ö', nb: 'Navn A–Å', da: 'Navn A–Å' },
} as const satisfies Partial<Record<SortType, Localised>>

/** The sorts of the vendor's contract that this shop supports. */
export type ListSort = keyof typeof LABELS

export const LIST_SORTS = Object.keys(LABELS) as ListSort[]

/** The selected sort and all available sorts, with labels in a language. */
export const sortOptions = <Id extends ListSort>(selected: Id, ids: readonly Id[], lang: Lang) => ({
  selected,
  options: ids.map((id) => ({ id, label: LABELS[id][lang] })),
})
