import type { Lang, Localised } from '#catalogue/types'
import type { Entry } from '#commerce/catalogue-index'
import { isNew } from '#commerce/is-new'

const LABEL: Localised = { fi: 'Uutuus', sv: 'Nyhet', nb: 'Nyhet', da: 'Nyhed' }

/** Badge text of a new product; null for any other. */
export const newLabel = (entry: Entry, now: number, lang: Lang): string | null =>
  isNew(entry, now) ? LABEL[lang] : null
