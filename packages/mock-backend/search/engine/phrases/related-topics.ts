import type { TopicReader } from './count-topics'
import type { Phrase } from './phrase-list'

const MOST_LOOKED_AT = 40
/** A phrase must hold this share of the best hits, but not all of them: then it would say the same again. */
const LEAST_SHARE = 0.1

/** Positions with the highest scores, best first. */
function bestPositions(scores: Float32Array, most: number): number[] {
  const best: number[] = []
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] ?? 0
    if (score === 0 || (best.length === most && score <= (scores[best.at(-1) ?? 0] ?? 0))) continue
    let place = best.length
    while (place > 0 && (scores[best[place - 1] ?? 0] ?? 0) < score) place--
    best.splice(place, 0, at)
    if (best.length > most) best.pop()
  }
  return best
}

/** Phrases that share products with the best hits of a search; no two for one category in the same way. */
export function relatedTopics(
  phrases: readonly Phrase[],
  scores: Float32Array,
  read: TopicReader,
  meaning: string,
  limit: number,
): string[] {
  const best = bestPositions(scores, MOST_LOOKED_AT)
  const shares = new Map<number, number>()
  for (const at of best) read(at, (topic) => shares.set(topic, (shares.get(topic) ?? 0) + 1 / best.length))
  const typed = new Set(meaning.split(' '))
  return phrases
    .filter((phrase) => phrase.meaning !== meaning && (shares.get(phrase.topic) ?? 0) >= LEAST_SHARE)
    .map((phrase) => {
      const share = shares.get(phrase.topic) ?? 0
      const said = phrase.meaning.split(' ').filter((stem) => typed.has(stem)).length
      return { phrase, rating: share + 0.2 * said - 0.15 * phrase.words.length + 0.02 * Math.log2(phrase.hits) }
    })
    .sort((a, b) => b.rating - a.rating)
    .slice(0, limit)
    .map(({ phrase }) => phrase.text)
}
