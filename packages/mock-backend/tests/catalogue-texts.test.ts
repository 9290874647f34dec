import type { Kind } from '@kajo/picture-studio'
import { describe, expect, it } from 'vitest'
import { createCatalogue } from '#catalogue/create-catalogue'
import { LANGS } from '#catalogue/langs'
import type { CatalogueStyle, Lang } from '#catalogue/types'
import { WORDS } from '#catalogue/words/words'
import { asking, fixtureCommerce, NOW } from './commerce-fixture'

const catalogue = createCatalogue({ today: new Date(NOW) })
const { styles } = catalogue

const textsOf = ({ texts }: CatalogueStyle, lang: Lang): string[] => Object.values(texts).map((text) => text[lang])
const allTexts = (of: readonly CatalogueStyle[] = styles): string[] =>
  of.flatMap((style) => LANGS.flatMap((lang) => textsOf(style, lang)))
const fact = ({ parameters }: CatalogueStyle, name: string, lang: Lang): string =>
  parameters.find((parameter) => parameter.name === name)?.value[lang] ?? ''
const ofKinds = (...kinds: Kind[]) => styles.filter(({ kind }) => kinds.includes(kind))
const namesIn = (lang: Lang, of: readonly CatalogueStyle[]) =>
  of.flatMap(({ products }) => products.map((p) => p.name[lang]))

/** Most products that may have the same first sentence: half a list page. */
const MOST_WITH_ONE_LEAD = 15

describe('texts of products', () => {
  it.each(LANGS)('at most 15 products have the same first sentence in %s', (lang) => {
    const shared = new Map<string, number>()
    for (const { texts, products } of styles)
      shared.set(texts.short[lang], (shared.get(texts.short[lang]) ?? 0) + products.length)
    expect([...shared].filter(([, count]) => count > MOST_WITH_ONE_LEAD)).toEqual([])
    expect(shared.size).toBeGreaterThan(225)
  })

  it.each(LANGS)('no two lines have the same first sentence in %s', (lang) => {
    const leads = Object.values(WORDS[lang].leads).flat()
    expect(leads.filter((lead, i) => leads.indexOf(lead) !== i)).toEqual([])
  })

  it('T29 percentages in texts are those of the composition', () => {
    const wrong = styles.flatMap((style) =>
      LANGS.flatMap((lang) =>
        textsOf(style, lang)
          .flatMap((text) => text.match(/\d+\u00a0%/g) ?? [])
          .filter((share) => !fact(style, 'Composition', lang).includes(share)),
      ),
    )
    expect(wrong).toEqual([])
    expect(allTexts(ofKinds('puffer')).some((text) => text.includes('90\u00a0%'))).toBe(true)
  })

  it('T29 texts of down products name shell, filling and animal parts', () => {
    const [puffer] = ofKinds('puffer')
    const told = LANGS.map((lang) => puffer && fact(puffer, 'Composition', lang))
    expect(told).toEqual([
      'Päällinen: 100\u00a0% kierrätettyä polyamidia. Täyte: 90\u00a0% untuvaa, 10\u00a0% höyhentä. Sisältää eläinperäisiä osia, jotka eivät ole tekstiiliä.',
      'Yttertyg: 100\u00a0% återvunnen polyamid. Fyllning: 90\u00a0% dun, 10\u00a0% fjäder. Innehåller icke-textila delar av animaliskt ursprung.',
      'Yttermateriale: 100\u00a0% resirkulert polyamid. Fyll: 90\u00a0% dun, 10\u00a0% fjær. Inneholder ikke-tekstile deler av animalsk opprinnelse.',
      'Ydermateriale: 100\u00a0% genanvendt polyamid. Fyld: 90\u00a0% dun, 10\u00a0% fjer. Indeholder ikke-tekstildele af animalsk oprindelse.',
    ])
  })

  it('products with one size have no advice on the size', () => {
    const sizeless = ofKinds('bag', 'tote', 'crossbody', 'belt', 'hat', 'sunglasses', 'silk-scarf')
    const size = /varma koosta|osäker på storleken|usikker på størrelsen|tvivl om størrelsen/
    expect(allTexts(sizeless).filter((text) => size.test(text))).toEqual([])
    expect(allTexts(ofKinds('beanie', 'scarf')).some((text) => size.test(text))).toBe(true)
  })

  it('only products of the own brand mention the collection', () => {
    const claims = styles.filter((style) =>
      allTexts([style]).some((text) => /mallisto|kollektion|kolleksjon/i.test(text)),
    )
    expect(claims.length).toBeGreaterThan(3)
    expect(new Set(claims.map(({ brandId }) => brandId))).toEqual(new Set([1]))
  })

  it('texts do not praise products for having one colour', () => {
    expect(allTexts().filter((text) => /\b(én|enkelt) far[gv]e\b/i.test(text))).toEqual([])
  })

  it.each([
    ['fi', /\b(ei|eikä|en|eivät|eivätkä|ettei)\b/gi],
    ['sv', /\b(inte|varken|ingen|inga|inget)\b/gi],
    ['nb', /\b(ikke|verken|ingen)\b/gi],
    ['da', /\b(ikke|hverken|ingen)\b/gi],
  ] as const)('a description in %s has at most one negation', (lang, denial) => {
    const descriptions = styles.map(({ texts }) => `${texts.short[lang]} ${texts.long[lang]}`)
    expect(descriptions.filter((text) => (text.match(denial) ?? []).length > 1)).toEqual([])
  })

  it('the weight of denim is given in oz, as in Nordic shops', () => {
    const denim = allTexts(ofKinds('jeans'))
    expect(denim.filter((text) => /unss|\buns\b|unser|ounce/i.test(text))).toEqual([])
    expect(denim.filter((text) => text.includes('13 oz')).length).toBeGreaterThanOrEqual(LANGS.length)
  })

  it('lengths name the size that they refer to, bags give only their width', () => {
    const lengths = ofKinds('wrap-dress', 'cardigan', 'jeans').flatMap((style) =>
      LANGS.map((lang) => fact(style, 'Measure', lang)),
    )
    expect(lengths.filter((length) => !/\d cm .*\b(38|M|W28)\)?$/.test(length))).toEqual([])
    const bags = ofKinds('bag').map((style) => fact(style, 'Measure', 'fi'))
    expect(new Set(bags)).toEqual(new Set(['Leveys 28 cm', 'Leveys 32 cm', 'Leveys 23 cm']))
  })

  it('silk is to be washed in lukewarm water in every language', () => {
    const water = LANGS.map((lang) => WORDS[lang].material.care.silk.match(/haaleassa|ljummet|lunkent/)?.[0])
    expect(water).toEqual(['haaleassa', 'ljummet', 'lunkent', 'lunkent'])
  })

  it('Norwegian uses the singular for one pair of trousers', () => {
    const names = namesIn('nb', ofKinds('trousers'))
    expect(names).not.toEqual([])
    expect(names.filter((name) => /bukser/i.test(name))).toEqual([])
  })

  it('the meta description of a product has name, colour, material and first sentence', async () => {
    const ask = asking(fixtureCommerce({ catalogue }))
    const query = `query($ids: [Int]) { products(filter: { productIds: $ids }) { products { meta { description } } } }`
    const ids = ofKinds('wrap-dress').flatMap(({ products }) => products.map(({ productId }) => productId))
    const { data } = await ask(query, { ids })
    const descriptions: string[] = data.products.products.map(
      (p: { meta: { description: string } }) => p.meta.description,
    )
    expect(descriptions).toHaveLength(20)
    expect(new Set(descriptions).size).toBe(descriptions.length)
    expect(descriptions).toContain(
      'Kietaisumekko Vanamo, tummansininen, viskoosikreppi. Midipituinen kietaisumekko, jonka vyötärö solmitaan nauhalla.',
    )
  })
})
