import type { Lang, Localised } from '#catalogue/types'
import type { Entry } from '#commerce/catalogue-index'

const NEW_FOR = 30 * 24 * 60 * 60 * 1000
const LABEL: Localised = { fi: 'Uutuus', sv: 'Nyhet', nb: 'Nyhet', da: 'Nyhed' }

/** Badge text of a product that is on sale for at most 30 days; null for any other. */
export const newLabel = (entry: Entry, now: number, lang: Lang): string | null =>
  entry.availableFrom <= now && entry.availableFrom > now - NEW_FOR ? LABEL[lang] : null
