import { stripSuffix, undouble } from './strip-suffix'

/** Stems of folded forms that suffix rules do not cover. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    skon: 'sko',
    skone: 'sko',
    huer: 'hue',
    huen: 'hue',
    huerne: 'hue',
    rodt: 'rod',
    blat: 'bla',
    grat: 'gra',
    brunt: 'brun',
    gront: 'gron',
    gult: 'gul',
    hvidt: 'hvid',
    langt: 'lang',
    sma: 'lil',
    lille: 'lil',
    lader: 'lader',
    laderet: 'lader',
    hojhals: 'hojhals',
    hojhalset: 'hojhals',
    slippers: 'slippers',
  }),
)

const ENDINGS = ['ernes', 'erne', 'eren', 'erens', 'ere', 'ene', 'ede', 'er', 'en', 'et', 'ne', 'a', 'e'] as const

/** Stem of a folded Danish word. */
export function stemDa(word: string): string {
  const known = IRREGULAR.get(word)
  if (known) return known
  const base = word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  const stem = IRREGULAR.get(base) ?? stripSuffix(base, ENDINGS)
  const bare = stem.length > 4 && stem.endsWith('s') && !stem.endsWith('ss') ? stem.slice(0, -1) : stem
  return undouble(bare === stem ? stem : stripSuffix(bare, ENDINGS))
}
