import { stripSuffix, undouble } from './strip-suffix'

/** Stems of folded forms that suffix rules do not cover. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    skon: 'sko',
    skone: 'sko',
    skor: 'sko',
    luer: 'lue',
    luen: 'lue',
    lua: 'lue',
    luene: 'lue',
    rodt: 'rod',
    blatt: 'bla',
    grat: 'gra',
    gratt: 'gra',
    brunt: 'brun',
    gront: 'gron',
    gult: 'gul',
    langt: 'lang',
    hoyt: 'hoy',
    sma: 'lit',
    liten: 'lit',
    hoyhals: 'hoyhals',
    hoyhalset: 'hoyhals',
    hoyhalsede: 'hoyhals',
    slippers: 'slippers',
    lite: 'lit',
  }),
)

const ENDINGS = [
  'erenes',
  'erens',
  'erne',
  'eren',
  'ere',
  'ene',
  'ete',
  'ede',
  'ane',
  'er',
  'en',
  'et',
  'a',
  'e',
] as const

/** Endings that distinguish the words for skirt and shirt when the ø is not typed. */
const SKIRT = /skjort(?:et)?$/
const SHIRT = /skjorte(?:r|n|ne)?s?$/

/** Stem of a folded Norwegian word. */
export function stemNb(word: string): string {
  const known = IRREGULAR.get(word)
  if (known) return known
  if (SKIRT.test(word)) return word.replace(SKIRT, 'skjort')
  if (SHIRT.test(word)) return word.replace(SHIRT, 'skjorte')
  const base = word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  const stem = IRREGULAR.get(base) ?? stripSuffix(base, ENDINGS)
  const bare = stem.length > 4 && stem.endsWith('s') && !stem.endsWith('ss') ? stem.slice(0, -1) : stem
  return undouble(bare === stem ? stem : stripSuffix(bare, ENDINGS))
}
