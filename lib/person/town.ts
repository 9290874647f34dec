/** Swedish names of Finnish towns, in lower case: an address may have either name. */
const SWEDISH_NAMES: Record<string, string> = {
  espoo: 'esbo',
  hamina: 'fredrikshamn',
  hanko: 'hangö',
  helsinki: 'helsingfors',
  hämeenlinna: 'tavastehus',
  inkoo: 'ingå',
  järvenpää: 'träskända',
  kaarina: 's:t karins',
  kauniainen: 'grankulla',
  kerava: 'kervo',
  kirkkonummi: 'kyrkslätt',
  kokkola: 'karleby',
  lahti: 'lahtis',
  lappeenranta: 'villmanstrand',
  lohja: 'lojo',
  loviisa: 'lovisa',
  maarianhamina: 'mariehamn',
  naantali: 'nådendal',
  oulu: 'uleåborg',
  parainen: 'pargas',
  pietarsaari: 'jakobstad',
  pori: 'björneborg',
  porvoo: 'borgå',
  raasepori: 'raseborg',
  rauma: 'raumo',
  savonlinna: 'nyslott',
  sipoo: 'sibbo',
  tampere: 'tammerfors',
  turku: 'åbo',
  vaasa: 'vasa',
  vantaa: 'vanda',
}

const keyOf = (town: string): string => {
  const name = town
    .trim()
    .toLowerCase()
    .replace(/[\s\p{Pd}]+/gu, ' ')
  return SWEDISH_NAMES[name] ?? name
}

/** Whether two names mean the same town. A district may follow: "København" is "København K". */
export function isSameTown(one: string, other: string): boolean {
  const [a, b] = [keyOf(one), keyOf(other)]
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `)
}

/** Whether a text can be the name of a town: it has letters, and no more digits than `København 2` or `Malmö 17`. */
export const isTown = (text: string): boolean => /\p{L}/u.test(text) && !/\d{3}/.test(text)
