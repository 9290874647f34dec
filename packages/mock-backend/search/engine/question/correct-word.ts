import { allowedEdits, editDistance } from '#search/engine/analysis/edit-distance'
import type { TextIndex } from '#search/engine/text-index/text-index'

/** A spelling of the catalogue that is similar to a typed word. */
export type Correction = {
  spelling: string
  stem: string
  distance: number
  count: number
  /** Whether it is the name of a model or brand. Names are often similar to other words by chance. */
  isName: boolean
}

export type Corrections = {
  /** Most similar first. */
  near: Correction[]
  /** Whether the first correction is certain. */
  isClear: boolean
}

const CLEARLY_MORE = 4
const NAME_COST = 0.5
/** Words of at most this length are never corrected to names. */
const SHORT = 4
const MOST = 8

/** Number of styles with a spelling; colours and synonyms count as common words. */
function countOf({ terms, colours, synonyms }: TextIndex, stem: string): number {
  const count = terms.get(stem)?.count ?? 0
  return count > 0 || !(colours.has(stem) || synonyms.has(stem)) ? count : 1
}

function namesSomething({ terms }: TextIndex, stem: string): boolean {
  const term = terms.get(stem)
  return (term?.isModel || term?.isBrand || false) && !term?.isGarment
}

/** Cost of a correction: the number of edits, plus extra for a different first letter and for names. */
const costOf = (word: string, { spelling, distance, isName }: Correction): number =>
  distance + (spelling.charAt(0) === word.charAt(0) ? 0 : 1) + (isName ? NAME_COST : 0)

/** Spellings within `most` edits; of each stem only the nearest. */
function nearSpellings(index: TextIndex, word: string, most: number): Correction[] {
  const best = new Map<string, Correction>()
  // The index counts two swapped letters as two edits, `editDistance` as one.
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

/** Corrections of a word that the catalogue does not contain. */
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
