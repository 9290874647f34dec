import type { Lang } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import type { Place } from '#commerce/place'
import { tokenise } from '#search/engine/analysis/tokenise'
import { resolveWord } from '#search/engine/question/resolve-word'
import type { TextIndex } from '#search/engine/text-index/text-index'
import { buildTopics, type Topics } from './build-topics'
import { countTopics, createTopicReader, type TopicReader } from './count-topics'
import { listPhrases, meaningOf, type Phrase } from './phrase-list'
import { ratePhrase, type TypedWord } from './rate-phrase'
import { relatedTopics } from './related-topics'

const MOST_MEANT = 3

/** The best phrases for an empty field: what sells, no two of the same category. */
function popular(phrases: readonly Phrase[], limit: number): string[] {
  const chosen: Phrase[] = []
  const taken = new Set<number | null>()
  for (const phrase of phrases.toSorted((a, b) => b.demand - a.demand)) {
    if (chosen.length >= limit) break
    const family =
      phrase.categoryId === null ? null : Math.floor(phrase.categoryId / (phrase.categoryId > 1000 ? 10 : 1))
    // Whole departments such as "clothes" help nobody.
    if (family === null || family < 10 || taken.has(family)) continue
    taken.add(family)
    chosen.push(phrase)
  }
  return chosen.map(({ text }) => text)
}

/** Suggests phrases and finds related ones; counts of a market are taken when first asked and after each change. */
export function createPhraseSearch(commerce: Commerce, indexOf: (lang: Lang) => TextIndex) {
  const building = buildTopics(commerce.index.catalogue)
  let built: { topics: Topics; read: TopicReader } | null = null
  const lists = new Map<string, Phrase[]>()

  /** Builds on for one step; false when there is nothing left to build. */
  const prepare = (): boolean => {
    if (built) return false
    const { done, value } = building.next()
    if (done) built = { topics: value, read: createTopicReader(commerce, value) }
    return true
  }
  const topicsBuilt = () => {
    while (!built) prepare()
    return built
  }

  const phrasesOf = (place: Place): Phrase[] => {
    const key = `${place.market.alias} ${place.lang}`
    const known = lists.get(key)
    if (known) return known
    const { topics, read } = topicsBuilt()
    const made = listPhrases(indexOf(place.lang), topics, countTopics(commerce, place, topics, read))
    lists.set(key, made)
    return made
  }

  const best = (phrases: readonly Phrase[], typed: readonly TypedWord[], allowsErrors: boolean, limit: number) =>
    phrases
      .map((phrase) => ({ phrase, rating: ratePhrase(phrase, typed, allowsErrors) }))
      .filter(({ rating }) => rating > 0)
      .sort((a, b) => b.rating - a.rating || b.phrase.demand - a.phrase.demand)
      .slice(0, limit)
      .map(({ phrase }) => phrase.text)

  /** The typed words in words of the catalogue, for synonyms. */
  const inCatalogueWords = (index: TextIndex, words: readonly string[]): TypedWord[][] => {
    const meant = words.map((word) =>
      resolveWord(index, word).flatMap(({ candidates }) =>
        candidates.slice(0, MOST_MEANT).map(({ term }) => term.stem),
      ),
    )
    return Array.from({ length: MOST_MEANT }, (_, i) =>
      meant.map((stems, at) => {
        const stem = stems[i] ?? stems[0] ?? words[at] ?? ''
        return { folded: stem, stem }
      }),
    )
  }

  return {
    prepare,
    suggest: (text: string, place: Place, limit: number): string[] => {
      const index = indexOf(place.lang)
      const { analyser } = index
      const phrases = phrasesOf(place)
      const words = tokenise(text)
        .slice(0, 6)
        .filter((word, i, all) => i === all.length - 1 || !analyser.isStopWord(word))
      if (words.length === 0) return popular(phrases, limit)
      const typed = words.map((word) => ({ folded: analyser.fold(word), stem: analyser.stem(word) }))
      const literal = best(phrases, typed, false, limit)
      if (literal.length > 0) return literal
      const folded = typed.map((word) => word.folded)
      const meant = inCatalogueWords(index, folded).flatMap((other) => best(phrases, other, false, limit))
      if (meant.length > 0) return [...new Set(meant)].slice(0, limit)
      return best(phrases, typed, true, limit)
    },
    /** Phrases for other products like the best hits. */
    related: (text: string, scores: Float32Array, place: Place, limit: number): string[] => {
      const phrases = phrasesOf(place)
      const { read } = topicsBuilt()
      return relatedTopics(phrases, scores, read, meaningOf(text, indexOf(place.lang).analyser), limit)
    },
    forget: () => lists.clear(),
  }
}
