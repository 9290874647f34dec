import { stripSuffix, undouble } from './strip-suffix'

/** Forms that no suffix explains, folded. */
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

/** Swedish: the common part of the forms of a folded word. */
export function stemSv(word: string): string {
  const known = IRREGULAR.get(word)
  if (known) return known
  if (word.endsWith('igt')) return word.slice(0, -1)
  const base = word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  const stem = IRREGULAR.get(base) ?? stripSuffix(base, ENDINGS)
  // `pyjamas` is singular: its plural keeps the s below the ending.
  const bare = stem.length > 4 && stem.endsWith('s') && !stem.endsWith('ss') ? stem.slice(0, -1) : stem
  return undouble(bare === stem ? stem : stripSuffix(bare, ENDINGS))
}
