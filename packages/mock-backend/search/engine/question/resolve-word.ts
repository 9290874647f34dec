import type { ColourKey } from '@kajo/picture-studio'
import { splitCompound } from '#search/engine/text-index/split-compound'
import type { Term, TextIndex } from '#search/engine/text-index/text-index'

/** A word of the catalogue that a typed word can mean; `weight` is the certainty from 0 to 1. */
export type Candidate = { term: Term; weight: number }

/** A word to search for, and its possible meanings. */
export type Wanted = {
  /** Folded, as typed. */
  word: string
  candidates: Candidate[]
  colours: ReadonlyMap<ColourKey, number> | null
  /** False when the catalogue does not contain this spelling. */
  isKnown: boolean
}

const SYNONYM = 0.6
/** Weight of all synonyms after the first, which is the closest. */
const FURTHER = 0.8
const PREFIX = 0.7
const INSIDE = 0.6
const SHORTEST_PREFIX = 2
const SHORTEST_END = 4
const MOST_COMPLETIONS = 24

const byCount = (a: Candidate, b: Candidate) => b.term.count - a.term.count

const wanted = (word: string, candidates: Candidate[], colours: Wanted['colours'] = null): Wanted => ({
  word,
  candidates,
  colours,
  isKnown: candidates.length > 0 || colours !== null,
})

const unknown = (word: string): Wanted => wanted(word, [])

/** Merges candidates of the same term, keeping the highest weight; the order of the terms is not changed. */
function merged(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<Term, Candidate>()
  for (const candidate of candidates) {
    const known = best.get(candidate.term)
    if (!known || known.weight < candidate.weight) best.set(candidate.term, candidate)
  }
  return [...best.values()]
}

const exactly = ({ terms, analyser }: TextIndex, word: string, weight: number): Candidate[] => {
  const term = terms.get(analyser.stem(word))
  return term ? [{ term, weight }] : []
}

/** The word itself, its colours and its one-word synonyms. */
function literally(index: TextIndex, word: string): Wanted {
  const { analyser, colours, synonyms } = index
  const stem = analyser.stem(word)
  const meant = (synonyms.get(stem) ?? []).filter((phrase) => !phrase.includes(' '))
  const own = exactly(index, word, 1)
  const isUsed = own.some(({ term }) => term.count > 0) || colours.has(stem)
  const others = meant
    .flatMap((phrase, i) => exactly(index, phrase, (isUsed ? SYNONYM : 1) * (i > 0 ? FURTHER : 1)))
    .filter(({ term }) => term.count > 0)
  // A word that occurs only in descriptions is ignored if it is a colour or has synonyms.
  const isOwn = own.some(({ term }) => term.count > 0) || (!colours.has(stem) && others.length === 0)
  return wanted(word, merged([...(isOwn ? own : []), ...others]), colours.get(stem) ?? null)
}

/** A synonym of two words: "ylletröja" is "tröja ull". */
function asPhrase(index: TextIndex, word: string): Wanted[] | null {
  const phrase = index.synonyms.get(index.analyser.stem(word))?.find((meant) => meant.includes(' '))
  if (!phrase) return null
  const parts = phrase.split(' ').map((part) => literally(index, part))
  return parts.every(({ isKnown }) => isKnown) ? parts : null
}

/** Whether the catalogue contains a word outside its descriptions. */
const isSaid = ({ colours, candidates }: Wanted): boolean =>
  colours !== null || candidates.some(({ term }) => term.count > 0)

/** Endings for "-coloured", as in "kamelfärgad": only the colour is searched for. */
const COLOURED = /(?:fargad|fargade|fargat|farget|fargede|farvet|farvede|varinen|variset|varisia)$/

function asColoured(index: TextIndex, word: string): Wanted[] | null {
  const plain = word.replace(COLOURED, '')
  if (plain === word) return null
  const { colours } = literally(index, plain.replace(/-$/, ''))
  return colours ? [wanted(word, [], colours)] : null
}

/** A compound of known parts: "mustamekko" is "musta mekko". */
function asCompound(index: TextIndex, word: string): Wanted[] | null {
  const { analyser } = index
  const isKnown = (stem: string) =>
    (index.terms.get(stem)?.count ?? 0) > 0 || index.colours.has(stem) || index.synonyms.has(stem)
  const split = splitCompound(analyser.fold(word), { analyser, isKnown })
  if (!split?.isRightKnown) return null
  const right = literally(index, split.rightText)
  // The last part must be a colour, garment or material: "presentkort" is not the adjective "kort".
  if (!right.colours && !right.candidates.some(({ term }) => term.isGarment || term.isMaterial)) return null
  const left = [split.leftText, split.leftText.slice(0, -1)].map((text) => literally(index, text))
  const known = left.find(isSaid)
  return known ? [known, right] : null
}

/** A compound with an unknown first part and a known last part: "vardagsklänning" is a kind of "klänning". */
function asEnd(index: TextIndex, word: string): Wanted | null {
  const { analyser } = index
  const isKnown = (stem: string) => index.terms.get(stem)?.isGarment ?? false
  const split = splitCompound(analyser.fold(word), { analyser, isKnown })
  if (!split?.isRightKnown) return null
  const { candidates, colours } = literally(index, split.rightText)
  return wanted(
    word,
    candidates.map(({ term, weight }) => ({ term, weight: weight * INSIDE })),
    colours,
  )
}

function completions(index: TextIndex, word: string, spelt: Iterable<string>, weight: number): Wanted | null {
  const stems = new Set(spelt)
  const candidates: Candidate[] = []
  const colours = new Map<ColourKey, number>()
  for (const stem of stems) {
    const term = index.terms.get(stem)
    if (term && term.count > 0) candidates.push({ term, weight })
    for (const [colour, share] of index.colours.get(stem) ?? [])
      colours.set(colour, Math.max(colours.get(colour) ?? 0, share * weight))
  }
  if (candidates.length === 0 && colours.size === 0) return null
  return wanted(word, candidates.sort(byCount).slice(0, MOST_COMPLETIONS), colours.size > 0 ? colours : null)
}

const stemsOf = ({ spellings }: TextIndex, spelt: readonly string[]): string[] =>
  spelt.flatMap((spelling) => spellings.stems.get(spelling) ?? [])

/** Words that begin with the typed letters. */
function asPrefix(index: TextIndex, word: string): Wanted | null {
  if (word.length < SHORTEST_PREFIX) return null
  return completions(index, word, stemsOf(index, index.spellings.startingWith(word)), PREFIX)
}

/** Words that end with the typed word: "glasögon" is in "solglasögon". */
function asSuffix(index: TextIndex, word: string): Wanted | null {
  if (word.length < SHORTEST_END) return null
  const stem = index.analyser.stem(word)
  const ends = [...index.spellings.stems.values()].filter((spelt) => spelt.length > stem.length && spelt.endsWith(stem))
  return completions(index, word, ends, INSIDE)
}

/** The meaning of a folded word by the most certain rule that applies; several `Wanted` if it means several words. */
export function resolveWord(index: TextIndex, word: string): Wanted[] {
  const literal = literally(index, word)
  const isPhrase = index.synonyms.get(index.analyser.stem(word))?.[0]?.includes(' ') ?? false
  const phrase = isPhrase || !isSaid(literal) ? asPhrase(index, word) : null
  if (phrase) return phrase
  if (isSaid(literal)) return [literal]
  const several = asColoured(index, word) ?? asCompound(index, word)
  if (several) return several
  const longer = asPrefix(index, word) ?? (literal.isKnown ? literal : null) ?? asSuffix(index, word)
  return [longer ?? unknown(word)]
}

/** The meaning of a word's known last part, for words without a similar spelling. */
export const resolveEnd = (index: TextIndex, word: string): Wanted => asEnd(index, word) ?? unknown(word)
