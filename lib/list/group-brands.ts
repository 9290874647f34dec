import { type Lang, LOCALES } from '@/lib/market/market-table'

export type Brand = { brandId: number; name: string; canonicalUrl: string }

/** Brands under one letter; none where no brand begins with it. */
export type BrandGroup = { letter: string; brands: Brand[] }

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LAST_LETTERS: Record<Lang, string> = { fi: 'ÅÄÖ', sv: 'ÅÄÖ', nb: 'ÆØÅ', da: 'ÆØÅ' }
const DIGITS = '0–9'
/** Other scripts and names without any letter. */
const OTHERS = '#'

/** What a name is filed under: `& Other` stands with the O. */
const fileName = (name: string): string => name.replace(/^[^\p{L}\p{N}]+/u, '')

/**
 * The last letter of the alphabet that does not sort after the name. The collator knows which letters are one in a
 * language: `Ø` is filed under `Ö` in Swedish, `Aa` under `Å` in Danish.
 */
function letterOf(name: string, letters: readonly string[], collator: Intl.Collator): string {
  if (/^\p{N}/u.test(name)) return DIGITS
  if (!/^\p{Script=Latin}/u.test(name)) return OTHERS
  return letters.findLast((letter) => collator.compare(letter, name) <= 0) ?? OTHERS
}

/** Brands in the order of the language's alphabet: every letter, then digits and the rest where there are any. */
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
