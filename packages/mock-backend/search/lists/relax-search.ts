import type { Place } from '#commerce/place'
import type { SearchService } from '#search/search-context'

const MOST_WORDS = 6

/**
 * Scores of products that answer a part of a text: each word on its own, added up. Null when there is nothing to relax
 * in the text. Positions with a score in `found` are left out.
 */
export function relaxSearch(
  { engine }: SearchService,
  text: string,
  place: Place,
  found: Float32Array,
): Float32Array | null {
  const words = [...new Set(text.split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS)
  if (words.length < 2) return null
  const scores = new Float32Array(found.length)
  for (const word of words) {
    const answer = engine.searchProducts({ text: word, place, origin: 'ORGANIC' })
    for (const [at, score] of answer.scores.entries()) scores[at] = (scores[at] ?? 0) + score
  }
  return scores.map((score, at) => (found[at] === 0 ? score : 0))
}
