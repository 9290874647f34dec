import type { CatalogueIndex, Entry } from '#commerce/catalogue-index'

const LAST_PART = /-[^-]+$/

/**
 * The product of an article number, which may be that of a size; all colours for the number of a style. Empty for any
 * other text.
 */
export function findByArticleNumber({ byArticleNumber, entries }: CatalogueIndex, text: string): Entry[] {
  const number = text.trim().toUpperCase()
  const entry = byArticleNumber.get(number) ?? byArticleNumber.get(number.replace(LAST_PART, ''))
  if (entry) return [entry]
  const first = byArticleNumber.get(`${number}-01`)
  return first ? entries.filter(({ style }) => style === first.style) : []
}
