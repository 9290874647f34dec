import SearchableMap from 'minisearch/SearchableMap'
import type { Catalogue } from '#catalogue/types'
import type { Analyser } from '#search/engine/analysis/analyser'
import { tokenise } from '#search/engine/analysis/tokenise'
import { type Vocabulary, wordParts } from './vocabulary'

/** The letters of a folded part as they stand in its word; folded where folding has moved them. */
function asWritten(word: string, part: string, { fold }: Analyser): string {
  const plain = fold(word)
  const original = word.toLowerCase().replace(/['’-]/g, '')
  const start = plain.length === original.length ? plain.indexOf(part) : -1
  return start < 0 ? part : original.slice(start, start + part.length)
}

const SPELT_PARAMETERS = ['Material', 'Pattern', 'Fit']

/** Every word that a shopper may type, as it is written: what prefixes are completed with and errors corrected to. */
export function collectSpellings(
  { styles, categories, brands }: Catalogue,
  analyser: Analyser,
  vocabulary: Vocabulary,
  more: readonly string[],
) {
  const { lang } = analyser
  const spellings = new SearchableMap<string>()
  const written = new Map<string, string>()
  const add = (word: string) => {
    const folded = analyser.fold(word)
    if (written.has(folded)) return
    written.set(folded, word.toLowerCase())
    spellings.set(folded, analyser.stem(word))
  }
  const texts = new Set([
    ...styles.map((style) => style.products[0]?.name[lang] ?? ''),
    ...styles.flatMap((style) =>
      style.parameters.filter(({ name }) => SPELT_PARAMETERS.includes(name)).map(({ value }) => value[lang]),
    ),
    ...categories.map(({ name }) => name[lang]),
    ...brands.map(({ name }) => name),
    ...more,
  ])
  const words = new Set([...texts].flatMap(tokenise))
  for (const word of words) if (!analyser.isStopWord(word)) add(word)
  // Parts come second: where a part is a word of its own, that word says how it is written.
  for (const word of words) {
    for (const { text, stem } of wordParts(word, analyser, vocabulary)) {
      if (vocabulary.isKnown(stem)) add(asWritten(word, text, analyser))
    }
  }
  return { spellings, written }
}
