import type { Lang } from '#catalogue/types'

/** Letters that people leave out or write in another way; Danes and Norwegians know the old `ae`, `oe` and `aa`. */
const PAIRS = /ae|oe(?=\p{L})|aa/gu
const SINGLE: Record<string, string> = { æ: 'a', ø: 'o', ß: 'ss' }
const SINGLES = /[æøß]/g
/** All forms of the Norwegian skirt: without its ø some would be those of a shirt. */
const SKIRTS = /skjørt(?:er|ene|et)/g

/** Lower case without marks: `Mörkblå` and `morkbla` become the same. Keeps everything that is not a letter. */
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
