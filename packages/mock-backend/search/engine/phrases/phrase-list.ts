import type { Lang } from '#catalogue/types'
import type { Analyser } from '#search/engine/analysis/analyser'
import { tokenise } from '#search/engine/analysis/tokenise'
import { splitCompound } from '#search/engine/text-index/split-compound'
import type { TextIndex } from '#search/engine/text-index/text-index'
import type { Topics } from './build-topics'
import type { TopicCounts } from './count-topics'

/** A phrase with products in stock. */
export type Phrase = {
  text: string
  topic: number
  categoryId: number | null
  isBrand: boolean
  isBroad: boolean
  hits: number
  demand: number
  words: readonly PhraseWord[]
  /** Key that is equal for phrases whose words differ only in form and order. */
  meaning: string
}

export type PhraseWord = { folded: string; stem: string; partStem: string | null; part: string | null }

const FEWEST_HITS = 2

/** Key of a phrase that does not depend on the order and the forms of its words. */
export const meaningOf = (text: string, analyser: Analyser): string =>
  tokenise(text)
    .filter((word) => !analyser.isStopWord(word))
    .map((word) => analyser.stem(word))
    .sort()
    .join(' ')

/** Phrases with enough products in stock. Of several with the same meaning, only the one with most products. */
export function listPhrases(index: TextIndex, { all }: Topics, { hits, demand }: TopicCounts): Phrase[] {
  const { analyser, terms } = index
  const { lang }: { lang: Lang } = analyser
  const isKnown = (stem: string) => (terms.get(stem)?.count ?? 0) > 0
  const known = new Map<string, PhraseWord>()
  const readWord = (word: string): PhraseWord => {
    const found = known.get(word)
    if (found) return found
    const folded = analyser.fold(word)
    const split = splitCompound(folded, { analyser, isKnown })
    const part = split?.isRightKnown ? split.rightText : null
    const made = { folded, stem: analyser.stem(word), part, partStem: part && analyser.stem(part) }
    known.set(word, made)
    return made
  }
  const best = new Map<string, Phrase>()
  all.forEach(({ phrases, ...kind }, topic) => {
    const found = hits[topic] ?? 0
    if (found < FEWEST_HITS) return
    for (const text of phrases[lang]) {
      const meaning = meaningOf(text, analyser)
      if (found <= (best.get(meaning)?.hits ?? 0)) continue
      const words = tokenise(text).map(readWord)
      best.set(meaning, { text, topic, ...kind, hits: found, demand: demand[topic] ?? 0, words, meaning })
    }
  })
  return [...best.values()]
}
