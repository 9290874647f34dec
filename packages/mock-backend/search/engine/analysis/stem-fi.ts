/** Stems of folded forms that suffix rules do not cover. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    vyo: 'vyo',
    vyot: 'vyo',
    vyon: 'vyo',
    vyolla: 'vyo',
    voita: 'vyo',
    vyota: 'vyo',
    lahja: 'lahja',
    lahjat: 'lahja',
    lahjaksi: 'lahja',
    koon: 'kok',
    koot: 'kok',
    valkoista: 'valkoin',
    punaista: 'punain',
    sinista: 'sinin',
    keltaista: 'keltain',
  }),
)

/** Nouns and colours whose nominative ends like a case suffix, which must therefore not be stripped from compounds. */
const PLAIN = /(villa|paita|raita|musta|kulta|nauha|korva|helma|rinta|lista)$/
const ADJECTIVE =
  /^(.{2,}i)(?:nen|sen|set|sia|seen|sessa|sesta|sella|selta|selle|seksi|sissa|silla|sille|sten|sien|siin|sena|sina)$/
const CASES = [
  'issa',
  'ista',
  'illa',
  'ilta',
  'ille',
  'iksi',
  'itta',
  'iden',
  'itten',
  'ihin',
  'seen',
  'ssa',
  'sta',
  'lla',
  'lta',
  'lle',
  'ksi',
  'tta',
  'ita',
  'ien',
  'jen',
  'hin',
  'iin',
  'aan',
  'een',
  'oon',
  'uun',
  'na',
  'ja',
  'ia',
  'n',
  't',
] as const

const SHORTEST_STEM = 3

function withoutCase(word: string): string {
  if (PLAIN.test(word)) return word
  for (const ending of CASES) {
    if (word.length - ending.length >= SHORTEST_STEM && word.endsWith(ending)) return word.slice(0, -ending.length)
  }
  return word
}

/** Rules that give the strong and the weak consonant grade the same stem: takk- and tak-, paid- and pait-. */
const GRADES: readonly (readonly [RegExp, string])[] = [
  [/([kpt])\1$/, '$1'],
  [/ng$/, 'nk'],
  [/nn$/, 'nt'],
  [/mm$/, 'mp'],
  [/ll$/, 'lt'],
  [/rr$/, 'rt'],
  [/hk$/, 'h'],
  [/uv$/, 'uk'],
  [/d$/, 't'],
  [/ks$/, 's'],
]

function evenGrade(stem: string): string {
  for (const [grade, even] of GRADES) if (grade.test(stem)) return stem.replace(grade, even)
  return stem
}

/** Stem of a folded Finnish word in any case, singular or plural. */
export function stemFi(word: string): string {
  const known = IRREGULAR.get(word)
  if (known) return known
  const adjective = ADJECTIVE.exec(word)?.[1]
  if (adjective) return `${adjective}n`
  const base = /^.{3,}[ae]s$/.test(word) ? word.slice(0, -2) : withoutCase(word)
  const stem = base.replace(/[aeiouyj]+$/, '')
  return evenGrade(stem.length >= 2 ? stem : base)
}
