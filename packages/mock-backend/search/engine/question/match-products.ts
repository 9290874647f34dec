import type { ColourKey } from '@kajo/picture-studio'
import { itemAt } from '#catalogue/item-at'
import type { Entry } from '#commerce/catalogue-index'
import { LEVELS, type Level, type Postings, type Term, type TextIndex } from '#search/engine/text-index/text-index'
import type { Wanted } from './resolve-word'

/** A condition other than words: price, size, sale, news. */
export type Condition = { isMet: (position: number) => boolean; importance: number }

/** Input of a search: text index, catalogue entries, conditions and the products on sale. */
export type Scope = {
  index: TextIndex
  entries: readonly Entry[]
  conditions: readonly Condition[]
  isOnSale: (position: number) => boolean
}

export type TextMatches = {
  /** By position: text relevance from 0 to 1; 0 means no hit. */
  relevance: Float32Array
  count: number
  /** Whether the hits contain every word and meet every condition. */
  isComplete: boolean
}

const IMPORTANCE = { garment: 4, head: 5, model: 3, brand: 3, colour: 2.5, other: 3, text: 1, unknown: 4 } as const
/** Number of levels that are searched before descriptions. */
const SURE = 2
/** Lowest share of a query that a hit must match. */
const LEAST_SHARE = 0.45

const isGarment = ({ candidates }: Wanted): boolean => candidates[0]?.term.isGarment ?? false

function importanceOfTerm(term: Term | undefined): number {
  if (term?.isModel) return IMPORTANCE.model
  if (term?.isBrand) return IMPORTANCE.brand
  return term && term.count > 0 ? IMPORTANCE.other : IMPORTANCE.text
}

function importanceOf(wanted: Wanted, head: Wanted | undefined): number {
  const { candidates, colours, isKnown } = wanted
  if (!isKnown) return IMPORTANCE.unknown
  if (wanted === head) return IMPORTANCE.head
  if (isGarment(wanted)) return IMPORTANCE.garment
  if (colours) return IMPORTANCE.colour
  return importanceOfTerm(candidates[0]?.term)
}

/** Relevance of one word for each style and each colour, 0 to 100. */
type Row = { ofStyle: Uint8Array | null; ofColour: ReadonlyMap<ColourKey, number> | null; importance: number }

/**
 * The levels to search for a word. Descriptions are searched only for words that occur nowhere else. A garment word
 * matches only products that are that garment ("skärp" does not match a dress with a belt), unless the query has
 * several garments.
 */
function levelsOf({ term }: Wanted['candidates'][number], isOnlyGarment: boolean, width: number): readonly Level[] {
  if (term.isGarment && !term.isMaterial) return LEVELS.slice(0, isOnlyGarment ? 1 : 2)
  return LEVELS.slice(0, Math.max(term.count > 0 ? 2 : 3, width))
}

function raise(row: Uint8Array, { styles, weights }: Postings, share: number): void {
  for (let i = 0; i < styles.length; i++) {
    const style = styles[i] ?? 0
    const weight = (weights[i] ?? 0) * share
    if (weight > (row[style] ?? 0)) row[style] = weight
  }
}

function rowOf(index: TextIndex, wanted: Wanted, isOnlyGarment: boolean, width: number): Uint8Array | null {
  if (wanted.candidates.length === 0) return null
  const row = new Uint8Array(index.starts.length - 1)
  for (const candidate of wanted.candidates) {
    for (const level of levelsOf(candidate, isOnlyGarment, width)) {
      const postings = candidate.term.postings[level]
      if (postings) raise(row, postings, candidate.weight)
    }
  }
  return row
}

function rowsOf(index: TextIndex, all: readonly Wanted[], width: number): Row[] {
  const garments = all.filter(isGarment)
  // The last garment word counts most, as in "villa mekko". Of "klänning med skärp", a product must match both words.
  const head = garments.at(-1)
  return all.map((wanted) => ({
    ofStyle: rowOf(index, wanted, garments.length === 1, width),
    ofColour: wanted.colours,
    importance: importanceOf(wanted, head),
  }))
}

/** `met`: importance of what each product matches; `most`: the highest of these; `full`: that of the whole query. */
type Tally = { relevance: Float32Array; met: Float32Array; most: number; full: number }

/** How much of the text a product matches (`answered`), and how well (`sum`). */
function answerOf(rows: readonly Row[], style: number, colour: ColourKey): { answered: number; sum: number } {
  let answered = 0
  let sum = 0
  for (const { ofStyle, ofColour, importance } of rows) {
    const weight = Math.max(ofStyle?.[style] ?? 0, ofColour?.get(colour) ?? 0)
    if (weight === 0) continue
    answered += importance
    sum += (importance * weight) / 100
  }
  return { answered, sum }
}

/** Computes in one pass how much of the query each product matches, and how well. */
function tally({ index, entries, conditions, isOnSale }: Scope, rows: readonly Row[]): Tally {
  const { starts } = index
  const relevance = new Float32Array(entries.length)
  const met = new Float32Array(entries.length)
  const inText = rows.reduce((sum, row) => sum + row.importance, 0)
  const full = conditions.reduce((sum, condition) => sum + condition.importance, inText)
  let most = 0
  const weigh = (at: number, style: number) => {
    const { answered, sum } = answerOf(rows, style, itemAt(entries, at).product.colour)
    // If the query has words, a product must match at least one of them.
    if ((answered === 0 && rows.length > 0) || !isOnSale(at)) return
    const all = conditions.reduce((total, { isMet, importance }) => (isMet(at) ? total + importance : total), answered)
    met[at] = all
    relevance[at] = inText > 0 ? sum / inText : 1
    most = Math.max(most, all)
  }
  for (let style = 0; style + 1 < starts.length; style++) {
    for (let at = starts[style] ?? 0; at < (starts[style + 1] ?? 0); at++) weigh(at, style)
  }
  return { relevance, met, most, full }
}

/** Keeps the products that match most of the query. */
function keepBest({ relevance, met, most, full }: Tally): TextMatches {
  let count = 0
  const isEnough = most >= full * LEAST_SHARE
  for (let at = 0; at < relevance.length; at++) {
    if (isEnough && most > 0 && (met[at] ?? 0) >= most - 0.01 && (relevance[at] ?? 0) > 0) count++
    else relevance[at] = 0
  }
  return { relevance, count, isComplete: most >= full - 0.01 && count > 0 }
}

/**
 * Products that contain all words and meet all conditions. If there are none, descriptions are searched too; if there
 * is still no complete match, the products that match most of the query are returned.
 */
export function matchProducts(scope: Scope, all: readonly Wanted[]): TextMatches {
  const sure = keepBest(tally(scope, rowsOf(scope.index, all, SURE)))
  if (sure.isComplete) return sure
  const anywhere = keepBest(tally(scope, rowsOf(scope.index, all, LEVELS.length)))
  // Of two incomplete results, take the one without descriptions.
  return anywhere.isComplete || sure.count === 0 ? anywhere : sure
}
