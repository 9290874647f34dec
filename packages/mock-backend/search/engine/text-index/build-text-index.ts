import { itemAt } from '#catalogue/item-at'
import type { Catalogue, Lang } from '#catalogue/types'
import { analyserOf } from '#search/engine/analysis/analyser'
import { synonymsOf } from '#search/engine/words/synonyms'
import { createPostingsCollector } from './collect-postings'
import { collectSpellings } from './collect-spellings'
import { collectWording } from './collect-wording'
import { buildColourIndex } from './colour-index'
import { createStyleReader } from './describe-style'
import type { Level, Postings, Term, TextIndex } from './text-index'
import { createVocabulary, type Vocabulary } from './vocabulary'

const STYLES_A_STEP = 100
const TERMS_A_STEP = 500

function termOf(stem: string, postings: Record<Level, Postings | null>, vocabulary: Vocabulary): Term {
  const heads = postings.head?.styles.length ?? 0
  return {
    stem,
    postings,
    isGarment: heads > 0,
    isMaterial: vocabulary.isMaterial(stem),
    isBrand: vocabulary.isBrand(stem),
    isModel: vocabulary.isModel(stem),
    count: heads + (postings.other?.styles.length ?? 0),
  }
}

/** First position of the products of each style. The products of a style are adjacent in the catalogue index. */
function startsOf({ styles, brands }: Catalogue): Int32Array {
  const known = new Set(brands.map(({ brandId }) => brandId))
  const starts = new Int32Array(styles.length + 1)
  styles.forEach((style, i) => {
    starts[i + 1] = (starts[i] ?? 0) + (known.has(style.brandId) ? style.products.length : 0)
  })
  return starts
}

/** Builds the index of one language in small steps, so that a server can answer requests in between. */
export function* buildTextIndex(catalogue: Catalogue, lang: Lang): Generator<undefined, TextIndex> {
  const analyser = analyserOf(lang)
  const synonymRows = synonymsOf(lang)
  const wording = yield* collectWording(catalogue, lang)
  const vocabulary = createVocabulary(
    catalogue,
    wording,
    analyser,
    synonymRows.flatMap(([, meant]) => meant),
  )
  yield
  const { colours, spellings: colourSpellings } = buildColourIndex(catalogue, wording.colours, analyser)
  const synonyms = new Map<string, readonly string[]>()
  for (const [word, meant] of synonymRows) {
    const stem = analyser.stem(word)
    synonyms.set(stem, [...(synonyms.get(stem) ?? []), ...meant])
  }
  const { spellings, written } = collectSpellings(catalogue, wording, analyser, vocabulary, [
    ...colourSpellings,
    ...synonymRows.map(([word]) => word),
  ])
  yield
  const read = createStyleReader(catalogue, analyser, vocabulary)
  const collector = createPostingsCollector()
  for (let i = 0; i < catalogue.styles.length; i++) {
    collector.add(i, read(itemAt(catalogue.styles, i)))
    if (i % STYLES_A_STEP === STYLES_A_STEP - 1) yield
  }
  const terms = new Map<string, Term>()
  for (const [stem, postings] of collector.packed()) {
    terms.set(stem, termOf(stem, postings, vocabulary))
    if (terms.size % TERMS_A_STEP === 0) yield
  }
  return { analyser, terms, spellings, written, colours, synonyms, starts: startsOf(catalogue) }
}
