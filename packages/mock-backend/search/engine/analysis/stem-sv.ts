import { stripSuffix, undouble } from './strip-suffix'

/** Stems of folded forms that suffix rules do not cover. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    skor: 'sko',
    skorna: 'sko',
    skon: 'sko',
    rott: 'rod',
    blatt: 'bla',
    blaa: 'bla',
    gratt: 'gra',
    graa: 'gra',
    brunt: 'brun',
    gront: 'gron',
    gult: 'gul',
    langt: 'lang',
    smalt: 'smal',
    tunt: 'tun',
    brett: 'bred',
    lader: 'lader',
    ladret: 'lader',
    slippers: 'slippers',
    siden: 'siden',
    sidenet: 'siden',
  }),
)

const ENDINGS = [
  'arnas',
  'ernas',
  'ornas',
  'arna',
  'erna',
  'orna',
  'aste',
  'aren',
  'ade',
  'ena',
  'ar',
  'er',
  'or',
  'en',
  'et',
  'an',
  'ad',
  'at',
  'na',
  'a',
  'e',
] as const

/** Stem of a folded Swedish word. */
export function stemSv(word: string): string {
  const known = IRREGULAR.get(word)
  if (known) return known
  if (word.endsWith('igt')) return word.slice(0, -1)
  const base = word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  const stem = IRREGULAR.get(base) ?? stripSuffix(base, ENDINGS)
  // The singular `pyjamas` ends in s, so an s can remain after the plural ending is removed.
  const bare = stem.length > 4 && stem.endsWith('s') && !stem.endsWith('ss') ? stem.slice(0, -1) : stem
  return undouble(bare === stem ? stem : stripSuffix(bare, ENDINGS))
}
