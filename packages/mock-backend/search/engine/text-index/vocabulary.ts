import type { Catalogue } from '#catalogue/types'
import type { Analyser } from '#search/engine/analysis/analyser'
import { tokenise } from '#search/engine/analysis/tokenise'
import { categoryHalves } from './category-halves'
import type { Wording } from './collect-wording'
import { splitCompound } from './split-compound'

/** The words of the catalogue; compounds are split into them. */
export type Vocabulary = {
  /** Whether a stem is that of a separate word in names, categories, materials and so on. */
  isKnown(stem: string): boolean
  isMaterial(stem: string): boolean
  isBrand(stem: string): boolean
  isModel(stem: string): boolean
  /** Whether an unfolded word is a garment, judged by its last part: "omlottklänning". */
  namesGarment(word: string): boolean
}

type Part = { stem: string; text: string; role: 'whole' | 'part' | 'before' }

const MOST_PARTS = 4

/** A word and its parts: the whole word, the last part and the first parts. A hyphen always separates parts. */
export function wordParts(word: string, analyser: Analyser, { isKnown }: Pick<Vocabulary, 'isKnown'>): Part[] {
  const parts = new Map<string, Part>()
  const add = (text: string, stem: string, role: Part['role']) => {
    if (!parts.has(stem) && parts.size < 2 * MOST_PARTS) parts.set(stem, { stem, text, role })
  }
  const addEnd = (text: string, role: 'part' | 'before') => add(text, analyser.stem(text), role)
  const takeApart = (text: string, role: 'part' | 'before') => {
    const split = splitCompound(text, { analyser, isKnown })
    if (!split) return
    add(split.rightText, split.right, role)
    takeApart(split.rightText, role)
    add(split.leftText, split.left, 'before')
    takeApart(split.leftText, 'before')
    // The first part can be a compound too: "merinovillaneule" is also a "villaneule".
    const inner = splitCompound(split.leftText, { analyser, isKnown })
    if (inner) addEnd(inner.rightText + split.rightText, role)
  }
  add(analyser.fold(word), analyser.stem(word), 'whole')
  const pieces = word
    .split('-')
    .filter((piece) => piece.length > 1)
    .map(analyser.fold)
  pieces.forEach((piece, i) => {
    const role = i === pieces.length - 1 ? 'part' : 'before'
    add(piece, analyser.stem(piece), role)
    takeApart(piece, role)
  })
  return [...parts.values()]
}

const stemsOf = (texts: Iterable<string>, analyser: Analyser): Set<string> => {
  const stems = new Set<string>()
  for (const text of texts)
    for (const word of tokenise(text)) if (!analyser.isStopWord(word)) stems.add(analyser.stem(word))
  return stems
}

/**
 * Builds the vocabulary of one language. `meant`: words that synonyms refer to, which compounds can also end with.
 */
export function createVocabulary(
  { categories, brands }: Catalogue,
  { lines, models, values }: Wording,
  analyser: Analyser,
  meant: readonly string[],
): Vocabulary {
  const valuesOf = (name: string): ReadonlySet<string> => values.get(name) ?? new Set()
  const inCategories = stemsOf(
    categories.map(({ name }) => name[analyser.lang]),
    analyser,
  )
  const texts = [...lines, ...meant, ...valuesOf('Material'), ...valuesOf('Pattern')]
  const bases = new Set([...inCategories, ...stemsOf(texts, analyser)])
  const isKnown = (stem: string) => bases.has(stem)
  const inModels = stemsOf(models, analyser)
  const inBrands = stemsOf(
    brands.map(({ name }) => name),
    analyser,
  )
  const inMaterials = new Set(
    [...valuesOf('Material')].flatMap((value) =>
      tokenise(value).flatMap((word) => wordParts(word, analyser, { isKnown }).map(({ stem }) => stem)),
    ),
  )
  const garments = new Set(
    categories
      .flatMap(({ name }) => categoryHalves(name[analyser.lang]))
      .flatMap((half) => wordParts(tokenise(half).at(-1) ?? '', analyser, { isKnown }))
      .flatMap(({ stem, role }) => (role === 'before' ? [] : [stem])),
  )
  const known = new Map<string, boolean>()
  return {
    isKnown,
    isMaterial: (stem) => inMaterials.has(stem),
    isBrand: (stem) => inBrands.has(stem),
    isModel: (stem) => inModels.has(stem),
    namesGarment: (word) => {
      const ends = () => wordParts(word, analyser, { isKnown }).filter(({ role }) => role !== 'before')
      const found = known.get(word) ?? ends().some(({ stem }) => garments.has(stem))
      known.set(word, found)
      return found
    },
  }
}
