import type { Lang } from './types'

// Each language has its own replacements: Danish å becomes aa, Swedish å becomes a.
const FOLDS: Record<Lang, Record<string, string>> = {
  fi: { å: 'a', ä: 'a', ö: 'o', ø: 'o', æ: 'ae' },
  sv: { å: 'a', ä: 'a', ö: 'o', ø: 'o', æ: 'ae' },
  nb: { å: 'a', ä: 'a', ö: 'o', ø: 'o', æ: 'ae' },
  da: { å: 'aa', ä: 'ae', ö: 'oe', ø: 'oe', æ: 'ae' },
}

/** Makes a URL segment from a text: lower case a–z, digits and single dashes. */
export function slug(text: string, lang: Lang): string {
  const fold = FOLDS[lang]
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[åäöøæ]/g, (letter) => fold[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
