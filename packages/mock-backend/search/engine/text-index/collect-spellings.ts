import type { Catalogue } from '#catalogue/types'
import type { Analyser } from '#search/engine/analysis/analyser'
import { tokenise } from '#search/engine/analysis/tokenise'
import type { Wording } from './collect-wording'
import { createSpellings } from './create-spellings'
import { type Vocabulary, wordParts } from './vocabulary'

/** The unfolded letters of a part of a word; the folded part when folding changed the length of the word. */
function asWritten(word: string, part: string, { fold }: Analyser): string {
  const plain = fold(word)
  const original = word.toLowerCase().replace(/['’-]/g, '')
  const start = plain.length === original.length ? plain.indexOf(part) : -1
  return start < 0 ? part : original.slice(start, start + part.length)
}

const SPELT_PARAMETERS = ['Material', 'Pattern', 'Fit']

/** Collects every word that shoppers may type, for completing prefixes and correcting typing errors. */
export function collectSpellings(
  { categories, brands }: Catalogue,
  { lines, models, values }: Wording,
  analyser: Analyser,
  vocabulary: Vocabulary,
  more: readonly string[],
) {
  const spellings = createSpellings()
  const written = new Map<string, string>()
  const add = (word: string) => {
    const folded = analyser.fold(word)
    if (written.has(folded) || analyser.isStopWord(word)) return
    written.set(folded, word.toLowerCase())
    spellings.add(folded, analyser.stem(word))
  }
  const texts = [
    ...lines,
    ...SPELT_PARAMETERS.flatMap((name) => [...(values.get(name) ?? [])]),
    ...categories.map(({ name }) => name[analyser.lang]),
    ...more,
  ]
  const words = new Set(texts.flatMap(tokenise))
  for (const word of words) add(word)
  for (const name of [...models, ...brands.map((brand) => brand.name)]) for (const word of tokenise(name)) add(word)
  // Parts are added last, so that a word of its own determines the spelling of an equal part.
  for (const word of words) {
    for (const { text, stem } of wordParts(word, analyser, vocabulary)) {
      if (vocabulary.isKnown(stem)) add(asWritten(word, text, analyser))
    }
  }
  return { spellings, written }
}
