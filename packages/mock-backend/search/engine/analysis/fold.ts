import type { Lang } from '#catalogue/types'

/** Letter pairs that Danes and Norwegians type for `æ`, `ø` and `å`. */
const PAIRS = /ae|oe(?=\p{L})|aa/gu
const SINGLE: Record<string, string> = { æ: 'a', ø: 'o', ß: 'ss' }
const SINGLES = /[æøß]/g
/** Forms of the Norwegian word for skirt. Without the ø, some would equal forms of the word for shirt. */
const SKIRTS = /skjørt(?:er|ene|et)/g

/** Converts to lower case and removes diacritics, so that `Mörkblå` equals `morkbla`. Other characters are kept. */
export function fold(text: string, lang: Lang): string {
  const plain = text
    .toLowerCase()
    .normalize('NFC')
    .replace(SKIRTS, 'skjørt')
    .replace(SINGLES, (letter) => SINGLE[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return lang === 'nb' || lang === 'da' ? plain.replace(PAIRS, (pair) => pair.charAt(0)) : plain
}
