import type { ColourKey } from '@kajo/picture-studio'
import type { Catalogue, Lang } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import type { MarketIndex } from '#commerce/market-index'
import type { Storefront } from '#commerce/storefront'
import { tokenise, truncateSearchText } from '#search/engine/analysis/tokenise'
import { correctWord } from '#search/engine/question/correct-word'
import { resolveWord } from '#search/engine/question/resolve-word'
import type { TextIndex } from '#search/engine/text-index/text-index'
import { buildTopics, type Topics } from './build-topics'
import { countTopics, createTopicReader, type TopicReader } from './count-topics'
import { listPhrases, meaningOf, type Phrase } from './phrase-list'
import { createPhraseRating, type TypedWord } from './rate-phrase'
import { relatedTopics } from './related-topics'

const MOST_READINGS = 3
const MOST_WORDS = 6

/** Phrases for an empty text: the most popular ones, at most one for each category family. */
function popular({ index }: Commerce, phrases: readonly Phrase[], limit: number): string[] {
  const chosen: Phrase[] = []
  const taken = new Set<number>()
  for (const phrase of phrases.toSorted((a, b) => b.demand - a.demand)) {
    if (chosen.length >= limit) break
    const [, family] = phrase.categoryId === null ? [] : index.tree.pathTo(phrase.categoryId)
    if (phrase.isBroad || !family || taken.has(family.categoryId)) continue
    taken.add(family.categoryId)
    chosen.push(phrase)
  }
  return chosen.map(({ text }) => text)
}

/** Phrases that continue the typed text, best first. */
function bestPhrases(
  phrases: readonly Phrase[],
  typed: readonly TypedWord[],
  limit: number,
  { allowsErrors }: { allowsErrors: boolean } = { allowsErrors: false },
): string[] {
  const rate = createPhraseRating(typed, allowsErrors)
  return phrases
    .map((phrase) => ({ phrase, rating: rate(phrase) }))
    .filter(({ rating }) => rating > 0)
    .sort((a, b) => b.rating - a.rating || b.phrase.demand - a.phrase.demand)
    .slice(0, limit)
    .map(({ phrase }) => phrase.text)
}

const asTyped = ({ analyser }: TextIndex, word: string): TypedWord => ({
  folded: analyser.fold(word),
  stem: analyser.stem(word),
})

/** Alternative readings in the catalogue's vocabulary: each word replaced by synonyms or colours, or else corrected. */
function otherReadings(index: TextIndex, catalogue: Catalogue, words: readonly string[]): TypedWord[][] {
  const colourName = (key: ColourKey) => asTyped(index, catalogue.colours[key].name[index.analyser.lang])
  const readings = words.map((word) => {
    const folded = index.analyser.fold(word)
    const corrected = correctWord(index, folded).near.map(({ spelling }) => asTyped(index, spelling))
    const meant = resolveWord(index, folded).flatMap(({ candidates, colours }) => [
      ...candidates.map(({ term }) => ({ folded: term.stem, stem: term.stem })),
      ...[...(colours?.keys() ?? [])].map(colourName),
    ])
    return meant.length > 0 ? meant : corrected
  })
  return Array.from({ length: MOST_READINGS }, (_, i) =>
    readings.flatMap((meant, at) => meant[i] ?? meant[0] ?? asTyped(index, words[at] ?? '')),
  )
}

/**
 * Suggests phrases and finds related ones. The counts of a market are computed on first use and again after a change.
 */
export function createPhraseSearch(commerce: Commerce, indexOf: (lang: Lang) => TextIndex) {
  const building = buildTopics(commerce.index.catalogue)
  let built: { topics: Topics; read: TopicReader } | null = null
  const lists = new Map<string, { of: MarketIndex; phrases: Phrase[] }>()

  /** Does one step of building; returns false when everything is built. */
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

  const phrasesOf = (storefront: Storefront): Phrase[] => {
    const key = `${storefront.market.alias} ${storefront.lang}`
    // Changed prices and arrivals create a new market index; changes of stock call `forget`.
    const of = commerce.marketIndexOf(storefront.market)
    const known = lists.get(key)
    if (known?.of === of) return known.phrases
    const { topics, read } = topicsBuilt()
    const phrases = listPhrases(indexOf(storefront.lang), topics, countTopics(commerce, storefront, topics, read))
    lists.set(key, { of, phrases })
    return phrases
  }

  return {
    prepare,
    suggest: (text: string, storefront: Storefront, limit: number): string[] => {
      const index = indexOf(storefront.lang)
      const { analyser } = index
      const phrases = phrasesOf(storefront)
      const words = tokenise(truncateSearchText(text))
        .slice(0, MOST_WORDS)
        .filter((word, i, all) => i === all.length - 1 || !analyser.isStopWord(word))
      if (words.length === 0) return popular(commerce, phrases, limit)
      const typed = words.map((word) => asTyped(index, word))
      const literal = bestPhrases(phrases, typed, limit)
      if (literal.length > 0) return literal
      const others = otherReadings(index, commerce.index.catalogue, words)
      const meant = new Set(others.flatMap((other) => bestPhrases(phrases, other, limit)))
      return meant.size > 0 ? [...meant].slice(0, limit) : bestPhrases(phrases, typed, limit, { allowsErrors: true })
    },
    /** Phrases that share products with the best hits of a search. */
    related: (text: string, scores: Float32Array, storefront: Storefront, limit: number): string[] => {
      const phrases = phrasesOf(storefront)
      const { read } = topicsBuilt()
      return relatedTopics(phrases, scores, read, meaningOf(text, indexOf(storefront.lang).analyser), limit)
    },
    forget: () => lists.clear(),
  }
}
