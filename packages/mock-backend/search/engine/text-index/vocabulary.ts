import type { Catalogue } from '#catalogue/types'
import type { Analyser } from '#search/engine/analysis/analyser'
import { tokenise } from '#search/engine/analysis/tokenise'
import { splitCompound } from './split-compound'
import { splitName } from './split-name'

/** The words that the catalogue is made of; compounds are taken apart by them. */
export type Vocabulary = {
  /** Stems of words that stand alone in names, categories, materials and so on. */
  isKnown(stem: string): boolean
  isMaterial(stem: string): boolean
  isBrand(stem: string): boolean
  isModel(stem: string): boolean
  /** Whether a word as written names a garment: "omlottklänning", by its last part. */
  namesGarment(word: string): boolean
}

type Part = { stem: string; text: string; role: 'whole' | 'part' | 'before' }

const MOST_PARTS = 4

/** A word and what it is made of: whole, its last part, and the parts before. Hyphens are sure places to split. */
export function wordParts(word: string, analyser: Analyser, { isKnown }: Pick<Vocabulary, 'isKnown'>): Part[] {
  const parts = new Map<string, Part>()
  const add = (text: string, stem: string, role: Part['role']) => {
    if (!parts.has(stem) && parts.size < 2 * MOST_PARTS) parts.set(stem, { stem, text, role })
  }
  const takeApart = (text: string, role: 'part' | 'before') => {
    const split = splitCompound(text, { analyser, isKnown })
    if (!split) return
    add(split.rightText, split.right, role)
    takeApart(split.rightText, role)
    add(split.leftText, split.left, 'before')
    takeApart(split.leftText, 'before')
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

/** Collects the words of the catalogue in one language. */
export function collectVocabulary(
  { styles, categories, brands }: Catalogue,
  analyser: Analyser,
  /** Words that other words are explained by; compounds may end with them. */
  meant: readonly string[],
): Vocabulary {
  const { lang } = analyser
  const inCategories = stemsOf(
    categories.map(({ name }) => name[lang]),
    analyser,
  )
  const never = () => false
  const lines = new Set<string>()
  const models = new Set<string>()
  for (const style of styles) {
    const { line, model } = splitName(style.products[0]?.name[lang] ?? '', lang, never)
    lines.add(line.join(' '))
    for (const word of model) models.add(analyser.stem(word))
  }
  const values = (names: readonly string[]) =>
    new Set(
      styles.flatMap((style) =>
        style.parameters.filter(({ name }) => names.includes(name)).map(({ value }) => value[lang]),
      ),
    )
  const materialWords = stemsOf(values(['Material']), analyser)
  const bases = new Set([
    ...inCategories,
    ...stemsOf(lines, analyser),
    ...stemsOf(meant, analyser),
    ...materialWords,
    ...stemsOf(values(['Pattern']), analyser),
  ])
  const isKnown = (stem: string) => bases.has(stem)

  const materials = new Set(
    [...values(['Material'])].flatMap((value) =>
      tokenise(value).flatMap((word) => wordParts(word, analyser, { isKnown }).map(({ stem }) => stem)),
    ),
  )
  const known = new Map<string, boolean>()
  const namesGarment = (word: string): boolean => {
    const found =
      known.get(word) ??
      wordParts(word, analyser, { isKnown }).some(({ stem, role }) => role !== 'before' && inCategories.has(stem))
    known.set(word, found)
    return found
  }
  const brandStems = stemsOf(
    brands.map(({ name }) => name),
    analyser,
  )
  return {
    isKnown,
    isMaterial: (stem) => materials.has(stem),
    isBrand: (stem) => brandStems.has(stem),
    isModel: (stem) => models.has(stem),
    namesGarment,
  }
}
