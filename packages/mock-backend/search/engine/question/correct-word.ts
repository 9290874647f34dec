import { allowedEdits, editDistance } from '#search/engine/analysis/edit-distance'
import type { TextIndex } from '#search/engine/text-index/text-index'

/** A spelling of the catalogue near a typed word. */
export type Correction = {
  spelling: string
  stem: string
  distance: number
  count: number
  /** The name of a model or a brand: easily near to any word. */
  isName: boolean
}

export type Corrections = {
  /** Nearest first. */
  near: Correction[]
  /** Whether the first is meant for sure. */
  isClear: boolean
}

const CLEARLY_MORE = 4
const NAME_COST = 0.5
/** Short words are never corrected to names. */
const SHORT = 4
const MOST = 8

/** How many styles a spelling finds; colours and synonyms count as common words. */
function countOf({ terms, colours, synonyms }: TextIndex, stem: string): number {
  const count = terms.get(stem)?.count ?? 0
  return count > 0 || !(colours.has(stem) || synonyms.has(stem)) ? count : 1
}

function namesSomething({ terms }: TextIndex, stem: string): boolean {
  const term = terms.get(stem)
  return (term?.isModel || term?.isBrand || false) && !term?.isGarment
}

/** How far a spelling is from a word: its edits, more for another first letter and for names. */
const costOf = (word: string, { spelling, distance, isName }: Correction): number =>
  distance + (spelling.charAt(0) === word.charAt(0) ? 0 : 1) + (isName ? NAME_COST : 0)

/** Spellings within a number of edits; of one stem only the nearest. */
function nearSpellings(index: TextIndex, word: string, most: number): Correction[] {
  const best = new Map<string, Correction>()
  // Two swapped letters are two edits for the index and one for a shopper.
  for (const spelling of index.spellings.near(word, most + 1)) {
    const stem = index.spellings.stems.get(spelling) ?? spelling
    const distance = editDistance(word, spelling, most)
    const count = countOf(index, stem)
    const isName = namesSomething(index, stem)
    if (distance > (isName ? 1 : most) || count === 0) continue
    const known = best.get(stem)
    if (!known || known.distance > distance) best.set(stem, { spelling, stem, distance, count, isName })
  }
  return [...best.values()]
}

/** Spellings near a word that the catalogue does not know. */
export function correctWord(index: TextIndex, word: string): Corrections {
  const edits = allowedEdits(word)
  if (edits === 0) return { near: [], isClear: false }
  const most = edits + (word.length > SHORT ? NAME_COST : 0)
  const near = nearSpellings(index, word, edits)
    .map((correction) => ({ ...correction, cost: costOf(word, correction) }))
    .filter(({ cost }) => cost <= most)
    .sort((a, b) => a.cost - b.cost || b.count - a.count)
    .slice(0, MOST)
  const [first, second] = near
  if (!first) return { near, isClear: false }
  return { near, isClear: !second || first.cost < second.cost || first.count >= second.count * CLEARLY_MORE }
}
