import type { Storefront } from '#commerce/storefront'
import type { SearchService } from '#search/search-context'

const MOST_WORDS = 6

/**
 * Scores of products that match only some words of a text: the sum of the scores of each word searched alone. Positions
 * that have a score in `found` get 0. Null when the text has too few words to relax.
 */
export function relaxSearch(
  { engine }: SearchService,
  text: string,
  storefront: Storefront,
  found: Float32Array,
): Float32Array | null {
  const words = [...new Set(text.split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS)
  if (words.length < 2) return null
  const scores = new Float32Array(found.length)
  for (const word of words) {
    const answer = engine.searchProducts({ text: word, storefront, origin: 'ORGANIC' })
    for (const [at, score] of answer.scores.entries()) scores[at] = (scores[at] ?? 0) + score
  }
  return scores.map((score, at) => (found[at] === 0 ? score : 0))
}
