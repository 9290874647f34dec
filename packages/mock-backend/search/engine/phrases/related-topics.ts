import type { TopicReader } from './count-topics'
import type { Phrase } from './phrase-list'

const MOST_LOOKED_AT = 40
/** A topic must include at least this share of the best hits. */
const LEAST_SHARE = 0.1
/** Points that a brand loses against colours and cuts, because shoppers who want a brand type its name. */
const BRAND = 0.6

/** The positions with the highest scores, best first. */
function bestPositions(scores: Float32Array, most: number): number[] {
  const best: number[] = []
  const scoreOf = (at: number | undefined) => (at === undefined ? 0 : (scores[at] ?? 0))
  const insert = (at: number) => {
    let position = best.length
    while (position > 0 && scoreOf(best[position - 1]) < scoreOf(at)) position--
    best.splice(position, 0, at)
    if (best.length > most) best.pop()
  }
  for (let at = 0; at < scores.length; at++) {
    if (scoreOf(at) > (best.length < most ? 0 : scoreOf(best.at(-1)))) insert(at)
  }
  return best
}

/** Texts of the phrases that share products with the best hits of a search, best first. */
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
    .filter((phrase) => !phrase.isBroad && phrase.meaning !== meaning && (shares.get(phrase.topic) ?? 0) >= LEAST_SHARE)
    .map((phrase) => {
      const share = shares.get(phrase.topic) ?? 0
      const said = phrase.meaning.split(' ').filter((stem) => typed.has(stem)).length
      const ofBrand = phrase.isBrand ? BRAND : 0
      return {
        phrase,
        rating: share - ofBrand + 0.2 * said - 0.15 * phrase.words.length + 0.02 * Math.log2(phrase.hits),
      }
    })
    .sort((a, b) => b.rating - a.rating)
    .slice(0, limit)
    .map(({ phrase }) => phrase.text)
}
