import { type Lang, LOCALES } from '@/lib/market/market-table'

export type Brand = { brandId: number; name: string; canonicalUrl: string }

/** Brands with the same first letter; empty for a letter without brands. */
export type BrandGroup = { letter: string; brands: Brand[] }

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LAST_LETTERS: Record<Lang, string> = { fi: 'ÅÄÖ', sv: 'ÅÄÖ', nb: 'ÆØÅ', da: 'ÆØÅ' }
const DIGITS = '0–9'
/** Group of names in other scripts or without letters. */
const OTHERS = '#'

/** The name without leading punctuation: `& Other` is sorted under O. */
const fileName = (name: string): string => name.replace(/^[^\p{L}\p{N}]+/u, '')

/**
 * The last letter of the alphabet that does not sort after the name. The collator treats variants as the language does:
 * `Ø` is sorted under `Ö` in Swedish, `Aa` under `Å` in Danish.
 */
function letterOf(name: string, letters: readonly string[], collator: Intl.Collator): string {
  if (/^\p{N}/u.test(name)) return DIGITS
  if (!/^\p{Script=Latin}/u.test(name)) return OTHERS
  return letters.findLast((letter) => collator.compare(letter, name) <= 0) ?? OTHERS
}

/**
 * Brands by first letter in the alphabet of the language: every letter, then digits and other names if there are any.
 */
export function groupBrands(brands: readonly Brand[], lang: Lang): BrandGroup[] {
  const { iso } = LOCALES[lang]
  const letters = [...LATIN, ...LAST_LETTERS[lang]]
  const order = new Intl.Collator(iso, { numeric: true })
  const sameLetter = new Intl.Collator(iso, { sensitivity: 'base' })
  const filed = new Map<string, Brand[]>(letters.map((letter) => [letter, []]))
  for (const brand of brands.toSorted((a, b) => order.compare(fileName(a.name), fileName(b.name)))) {
    const letter = letterOf(fileName(brand.name), letters, sameLetter)
    filed.set(letter, [...(filed.get(letter) ?? []), brand])
  }
  const shown = [...letters, DIGITS, OTHERS].filter((letter) => filed.has(letter))
  return shown.map((letter) => ({ letter, brands: filed.get(letter) ?? [] }))
}
