import { COLOURS, type ColourKey } from '@kajo/picture-studio'
import { inEvery, LANGS } from '#catalogue/langs'
import type { Catalogue, CatalogueCategory, CatalogueStyle, Lang, Localised } from '#catalogue/types'
import { categoryHalves } from '#search/engine/text-index/category-halves'
import { splitName } from '#search/engine/text-index/split-name'
import { colourPlural, takesPlural } from '#search/engine/words/colour-plurals'
import { basicColours } from '#search/engine/words/colour-words'

/**
 * Something that products share (category, brand, colour in a category, name of a style), with the phrases that search
 * for it. The list of a language is empty if that language has no phrase for it.
 */
export type Topic = {
  phrases: Record<Lang, readonly string[]>
  /** Null for a brand. */
  categoryId: number | null
  /** Whether the topic includes a brand. */
  isBrand: boolean
  /** Whether the topic is a whole department, such as clothes. */
  isBroad: boolean
}

export type Topics = {
  all: readonly Topic[]
  /** Topics that all colours of a style share, by the style's position in the catalogue. */
  ofStyle: readonly number[][]
  /** Topics of a colour in a category, by colour and category id. */
  ofColour: ReadonlyMap<ColourKey, ReadonlyMap<number, readonly number[]>>
}

const STYLES_A_STEP = 250
/** The phrases for a category. */
const categoryPhrases = (name: string): string[] => categoryHalves(name.toLowerCase())

/** The name of a style without the model name. */
function lineOf(style: CatalogueStyle): Localised {
  const name = style.products[0]?.name ?? { fi: '', sv: '', nb: '', da: '' }
  const model = splitName(name.fi, 'fi', () => false).model.join(' ')
  return inEvery((lang) => {
    const full = name[lang]
    const line = model && full.endsWith(` ${model}`) ? full.slice(0, -model.length - 1) : full
    return line.toLowerCase()
  })
}

/** Plural names of all colours and of the broader colours, with the catalogue colours that each includes. */
function colourNames(catalogue: Catalogue, lang: Lang): Map<string, ReadonlySet<ColourKey>> {
  const named = new Map<string, ReadonlySet<ColourKey>>()
  for (const [word, colours] of basicColours(lang)) {
    const plural = colourPlural(word, lang)
    if (plural) named.set(plural, new Set(colours))
  }
  for (const key of Object.keys(COLOURS) as ColourKey[]) {
    const plural = colourPlural(catalogue.colours[key].name[lang], lang)
    if (plural && !named.has(plural)) named.set(plural, new Set([key]))
  }
  return named
}

/** Collects topics. Requesting the same key again returns the same topic. */
function createCollector() {
  const all: Topic[] = []
  const known = new Map<string, number>()
  return {
    all,
    add: (key: string, topic: () => Topic): number => {
      const index = known.get(key) ?? all.push(topic()) - 1
      known.set(key, index)
      return index
    },
  }
}

type Collector = ReturnType<typeof createCollector>

function topicsOfColours(catalogue: Catalogue, categories: readonly CatalogueCategory[], { add }: Collector) {
  const ofColour = new Map<ColourKey, Map<number, number[]>>()
  for (const lang of LANGS) {
    for (const [name, colours] of colourNames(catalogue, lang)) {
      for (const { categoryId, name: category } of categories) {
        const phrases = {
          ...inEvery((): string[] => []),
          [lang]: categoryPhrases(category[lang])
            .filter((word) => takesPlural(word, lang))
            .map((word) => `${name} ${word}`),
        }
        const topic = add(`${lang} ${name} ${categoryId}`, () => ({
          phrases,
          categoryId,
          isBrand: false,
          isBroad: false,
        }))
        for (const colour of colours) {
          const byCategory = ofColour.get(colour) ?? new Map<number, number[]>()
          byCategory.set(categoryId, [...(byCategory.get(categoryId) ?? []), topic])
          ofColour.set(colour, byCategory)
        }
      }
    }
  }
  return ofColour
}

/** Builds the topics of the catalogue in small steps, so that a server can answer requests in between. */
export function* buildTopics(catalogue: Catalogue): Generator<undefined, Topics> {
  const collector = createCollector()
  const { add } = collector
  const byId = new Map(catalogue.categories.map((category) => [category.categoryId, category]))
  const brands = new Map(catalogue.brands.map((brand) => [brand.brandId, brand.name]))
  const isRoot = (category: CatalogueCategory) => category.parentCategoryId === 0
  const ofColour = topicsOfColours(
    catalogue,
    catalogue.categories.filter((category) => !isRoot(category)),
    collector,
  )
  yield

  const categoryTopics = (categoryId: number, brandId: number): number[] => {
    const category = byId.get(categoryId)
    if (!category) return []
    const names = inEvery((lang) => categoryPhrases(category.name[lang]))
    const brand = brands.get(brandId) ?? ''
    const own = add(`category ${categoryId}`, () => ({
      phrases: names,
      categoryId,
      isBrand: false,
      isBroad: isRoot(category),
    }))
    if (isRoot(category)) return [own]
    const ofBrand = add(`brand ${brandId} ${categoryId}`, () => ({
      phrases: inEvery((lang) => names[lang].map((name) => `${brand.toLowerCase()} ${name}`)),
      categoryId,
      isBrand: true,
      isBroad: false,
    }))
    return [own, ofBrand, ...categoryTopics(category.parentCategoryId, brandId)]
  }

  const ofStyle: number[][] = []
  for (const style of catalogue.styles) {
    const { brandId } = style
    const line = lineOf(style)
    ofStyle.push([
      ...new Set([
        add(`line ${Object.values(line).join()}`, () => ({
          phrases: inEvery((lang) => [line[lang]]),
          categoryId: style.primaryCategoryId,
          isBrand: false,
          isBroad: false,
        })),
        add(`brand ${brandId}`, () => ({
          phrases: inEvery(() => [(brands.get(brandId) ?? '').toLowerCase()]),
          categoryId: null,
          isBrand: true,
          isBroad: false,
        })),
        ...style.categoryIds.flatMap((id) => categoryTopics(id, brandId)),
      ]),
    ])
    if (ofStyle.length % STYLES_A_STEP === 0) yield
  }
  return { all: collector.all, ofStyle, ofColour }
}
