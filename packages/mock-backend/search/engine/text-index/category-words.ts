import type { CatalogueCategory, Lang } from '#catalogue/types'
import { categoryHalves, isJoint } from './category-halves'
import type { Occurrence, Weights, WordReader } from './read-words-of'

const OWN: Weights = { whole: 75, part: 25, before: 40 }
const ABOVE: Weights = { whole: 75, part: 18, before: 20 }

/** Reads the words of categories, from a style's own category up to the root. */
export function createCategoryReader(categories: readonly CatalogueCategory[], lang: Lang, reader: WordReader) {
  const { cached, wordsOf, inWord } = reader
  const byId = new Map(categories.map((category) => [category.categoryId, category]))

  const endsOf = (word: string): string[] =>
    inWord(word, OWN, ['head', 'other']).flatMap(({ stem, level }) => (level === 'head' ? [stem] : []))

  const below = (category: CatalogueCategory): Set<string> =>
    new Set(
      categories
        .filter((other) => other.parentCategoryId === category.categoryId)
        .flatMap((other) => wordsOf(other.name[lang]).flatMap(endsOf)),
    )

  const wordsIn = (category: CatalogueCategory, weights: Weights): Occurrence[] =>
    cached(`category ${category.categoryId} ${weights.part}`, () =>
      categoryHalves(category.name[lang]).flatMap((half) =>
        wordsOf(half).flatMap((word, i, words) =>
          // The last word is the garment: "korta KJOLAR".
          inWord(word, weights, i === words.length - 1 ? ['head', 'other'] : ['other', 'other']),
        ),
      ),
    )

  /** Words of a category such as "Shirts and blouses" that describe only some of its styles. */
  const partial = new Map<number, ReadonlySet<string>>()
  for (const category of categories) {
    if (isJoint(category.name[lang])) partial.set(category.categoryId, below(category))
  }

  /** `nameStems` are the stems of the garment in the style's name: a blouse in "Shirts and blouses" is not a shirt. */
  const read = (categoryId: number, nameStems: ReadonlySet<string>, weights: Weights = OWN): Occurrence[] => {
    const category = byId.get(categoryId)
    if (!category) return []
    const doubtful = partial.get(categoryId)
    const own = wordsIn(category, weights)
    return [
      ...(doubtful ? own.filter(({ stem }) => !doubtful.has(stem) || nameStems.has(stem)) : own),
      ...read(category.parentCategoryId, nameStems, ABOVE),
    ]
  }
  return read
}
