import { allowedEdits, editDistance } from '#search/engine/analysis/edit-distance'
import type { TextIndex } from '#search/engine/text-index/text-index'

/** A spelling of the catalogue near a typed word. */
export type Correction = { spelling: string; stem: string; distance: number; count: number }

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

/** Spellings within the allowed number of edits; of one stem only the nearest. */
export function correctWord(index: TextIndex, word: string): Corrections {
  const most = allowedEdits(word)
  if (most === 0) return { near: [], isClear: false }
  const best = new Map<string, Correction>()
  // Two swapped letters are two edits for the map and one for a shopper.
  for (const [spelling, [stem]] of index.spellings.fuzzyGet(word, most + 1)) {
    const distance = editDistance(word, spelling, most)
    const count = countOf(index, stem)
    if (distance > most || count === 0) continue
    const known = best.get(stem)
    if (!known || known.distance > distance) best.set(stem, { spelling, stem, distance, count })
  }
  const startsAlike = ({ spelling }: Correction) => (spelling.charAt(0) === word.charAt(0) ? 0 : 1)
  const isName = ({ stem }: Correction) => {
    const term = index.terms.get(stem)
    return (term?.isModel || term?.isBrand) && !term.isGarment ? NAME_COST : 0
  }
  const cost = (correction: Correction) => correction.distance + startsAlike(correction) + isName(correction)
  const near = [...best.values()]
    .filter((correction) => cost(correction) <= most + (word.length > SHORT ? NAME_COST : 0))
    .sort((a, b) => cost(a) - cost(b) || b.count - a.count)
    .slice(0, MOST)
  const [first, second] = near
  const isClear =
    first !== undefined &&
    (second === undefined || cost(first) < cost(second) || first.count >= second.count * CLEARLY_MORE)
  return { near, isClear }
}
