import type { Catalogue, CatalogueStyle } from '#catalogue/types'
import type { Analyser } from '#search/engine/analysis/analyser'
import { createCategoryReader } from './category-words'
import { createWordReader, type Occurrence, type Weights, type WordReader } from './read-words-of'
import { splitName } from './split-name'
import type { Vocabulary } from './vocabulary'

const NAME: Weights = { whole: 85, part: 62, before: 60 }
const NAME_REST: Weights = { whole: 60, part: 55, before: 50 }
const MODEL = 80
const BRAND = 78

/** Weights of parameter values. Parameters that are not listed have the weight of descriptions. */
const PARAMETERS: Record<string, Weights> = {
  Material: { whole: 45, part: 42, before: 36 },
  Pattern: { whole: 50, part: 45, before: 45 },
  Fit: { whole: 35, part: 25, before: 25 },
  Composition: { whole: 25, part: 20, before: 20 },
  Details: { whole: 25, part: 20, before: 20 },
  Origin: { whole: 25, part: 25, before: 25 },
}
const SHORT_TEXT = 30
const LONG_TEXT = 15

/** Reads the words of style names: the garment, its attributes and the model name. */
function createNameReader(analyser: Analyser, vocabulary: Vocabulary, { cached, inWord }: WordReader) {
  return (name: string): Occurrence[] => {
    const { line, head, model } = splitName(name, analyser.lang, vocabulary.namesGarment)
    const inLine = cached(`name ${line.join(' ')}`, () =>
      line.flatMap((word, i) => {
        if (i === head) return inWord(word, NAME, ['head', 'other'])
        return analyser.isStopWord(word) ? [] : inWord(word, NAME_REST, ['other', 'other'])
      }),
    )
    const inModel = model.map((word): Occurrence => ({ stem: analyser.stem(word), level: 'other', weight: MODEL }))
    return [...inLine, ...inModel]
  }
}

/** Reads styles as lists of weighted words; a word may occur several times. */
export function createStyleReader(catalogue: Catalogue, analyser: Analyser, vocabulary: Vocabulary) {
  const { lang } = analyser
  const brands = new Map(catalogue.brands.map((brand) => [brand.brandId, brand.name]))
  const reader = createWordReader(analyser, vocabulary)
  const { cached, wordsOf, inWord, inText } = reader
  const ofName = createNameReader(analyser, vocabulary, reader)
  const ofCategory = createCategoryReader(catalogue.categories, lang, reader)

  const ofText = (text: string, weight: number): Occurrence[] =>
    text
      .split(/(?<=[.!?:])\s/)
      .flatMap((sentence) => cached(`text ${weight} ${sentence}`, () => inText(sentence, 'text', weight)))

  const ofParameters = ({ parameters }: CatalogueStyle): Occurrence[] =>
    parameters.flatMap(({ name, value }) => {
      const weights = PARAMETERS[name]
      if (!weights) return ofText(value[lang], LONG_TEXT)
      return cached(`${name} ${value[lang]}`, () =>
        wordsOf(value[lang]).flatMap((word) => inWord(word, weights, ['other', 'other'])),
      )
    })

  return (style: CatalogueStyle): Occurrence[] => {
    const inName = ofName(style.products[0]?.name[lang] ?? '')
    const garment = new Set(inName.filter(({ level }) => level === 'head').map(({ stem }) => stem))
    return [
      ...inName,
      ...style.categoryIds.flatMap((id) => ofCategory(id, garment)),
      ...cached(`brand ${style.brandId}`, () => inText(brands.get(style.brandId) ?? '', 'other', BRAND)),
      ...ofParameters(style),
      ...ofText(style.texts.short[lang], SHORT_TEXT),
      ...ofText(style.texts.long[lang], LONG_TEXT),
    ]
  }
}
