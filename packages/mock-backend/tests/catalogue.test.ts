import { KINDS, type Kind, parsePictureName } from '@kajo/picture-studio'
import { describe, expect, it } from 'vitest'
import { createCatalogue } from '#catalogue/create-catalogue'
import { likeness, type Placed } from '#catalogue/likeness'
import { createRandom, shuffled } from '#catalogue/random'
import type { Catalogue, CatalogueProduct, Lang, Localised } from '#catalogue/types'

const LANGS: Lang[] = ['fi', 'sv', 'nb', 'da']
const today = new Date('2026-11-21T09:00:00Z')
const catalogue = createCatalogue({ today })
const productsOf = ({ styles }: Catalogue): CatalogueProduct[] => styles.flatMap((style) => style.products)
const products = productsOf(catalogue)

/** All texts about products in one language. */
const textsIn = (lang: Lang): string[] => {
  const all: Localised[] = [
    ...catalogue.brands.map((brand) => brand.description),
    ...catalogue.categories.flatMap((category) => [category.name, category.description]),
    ...catalogue.campaigns.map((campaign) => campaign.name),
    ...Object.values(catalogue.colours).map((colour) => colour.name),
    ...catalogue.styles.flatMap(({ texts, parameters, products: [first] }) => [
      ...Object.values(texts),
      ...parameters.flatMap((parameter) => [parameter.label, parameter.value]),
      ...(first ? [first.name] : []),
    ]),
  ]
  return all.map((text) => text[lang])
}

describe('catalogue', () => {
  it('has about 600 styles and more than 1 500 products', () => {
    expect(catalogue.styles.length).toBeGreaterThan(560)
    expect(products.length).toBeGreaterThanOrEqual(1500)
    expect(catalogue.brands.length).toBeGreaterThanOrEqual(24)
  })

  it('is the same for the same seed and day, and differs for another seed', () => {
    expect(createCatalogue({ today })).toEqual(catalogue)
    const other = createCatalogue({ today, seed: 21, products: 200 })
    expect(productsOf(other).map((p) => p.alias.fi)).not.toEqual(products.slice(0, 200).map((p) => p.alias.fi))
  })

  it('keeps ids, names and paths when the number of products grows', () => {
    const facts = (p: CatalogueProduct) => [p.productId, p.articleNumber, p.alias, p.name, p.price, p.pictures]
    const small = productsOf(createCatalogue({ today, products: 300 })).slice(0, 295)
    expect(small.map(facts)).toEqual(products.slice(0, 295).map(facts))
  })

  it('every product has a unique path in every language', () => {
    for (const lang of LANGS) {
      const aliases = products.map((product) => product.alias[lang])
      expect(new Set(aliases).size).toBe(products.length)
      expect(aliases.filter((alias) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(alias))).toEqual([])
      const categories = catalogue.categories.map((category) => category.alias[lang])
      expect(new Set(categories).size).toBe(categories.length)
    }
  })

  it('names only pictures that the studio can draw, each with a different view', () => {
    expect(products.flatMap((p) => p.pictures).filter((file) => parsePictureName(file) === null)).toEqual([])
    for (const { pictures } of products) expect(new Set(pictures).size).toBe(pictures.length)
  })

  it('the first picture is the front, the second the back or a detail, and the last one of clothes an outfit', () => {
    const views = new Map(
      catalogue.styles.map(({ kind, products: [first] }) => [
        kind,
        first?.pictures.map((file) => parsePictureName(file)?.view).join(' '),
      ]),
    )
    expect(views.get('wrap-dress')).toBe('front back detail outfit')
    expect(views.get('bag')).toBe('front back detail')
    expect(views.get('pump')).toBe('front back detail')
    expect(views.get('scarf')).toBe('front detail')
    expect(views.get('necklace')).toBe('front detail')
    for (const [kind, shown] of views) {
      expect(shown, kind).toMatch(/^front (back|detail)/)
    }
  })

  it('no two products have the same picture, and every kind that the studio draws is sold', () => {
    expect(new Set(products.map((product) => product.pictures[0])).size).toBe(products.length)
    expect(KINDS.filter((kind) => !catalogue.styles.some((style) => style.kind === kind))).toEqual([])
  })

  it('every category has products and an existing parent', () => {
    const ids = new Set(catalogue.categories.map(({ categoryId }) => categoryId))
    const sold = catalogue.styles.flatMap((style) => style.categoryIds)
    for (const { categoryId, parentCategoryId } of catalogue.categories) {
      expect(parentCategoryId === 0 || ids.has(parentCategoryId)).toBe(true)
      const productsIn = sold.filter((id) => `${id}`.startsWith(`${categoryId}`))
      expect(productsIn.length, `category ${categoryId}`).toBeGreaterThan(0)
    }
  })

  it('parameters and texts fit the kind of product', () => {
    const stylesOf = (kind: Kind) => catalogue.styles.filter((style) => style.kind === kind)
    const named = (kind: Kind) =>
      new Set(stylesOf(kind).flatMap((style) => style.parameters.map((parameter) => parameter.name)))
    for (const kind of ['earrings', 'necklace', 'sunglasses', 'tote', 'hat', 'silk-scarf'] as const)
      expect([...named(kind)]).not.toContain('Fit')
    for (const kind of ['earrings', 'necklace', 'sunglasses', 'pump'] as const)
      expect([...named(kind)]).not.toContain('Pattern')
    const words = /helma|lahje|hiha|fåll|ärm|ærme|\b(fald(en)?|erm(et|er|ene))\b/i
    for (const kind of ['pump', 'sandal', 'ballerina', 'necklace', 'belt', 'crossbody'] as const)
      for (const { texts } of stylesOf(kind))
        expect(Object.values(texts.long).filter((text) => words.test(text))).toEqual([])
  })

  it('belts have sizes in centimetres, gloves have glove sizes, jewellery has one size', () => {
    const sizes = (kind: Kind) =>
      new Set(
        catalogue.styles
          .filter((style) => style.kind === kind)
          .flatMap((style) => style.products.flatMap((product) => product.skus.map((sku) => sku.name))),
      )
    expect([...sizes('belt')].sort()).toEqual(['100', '105', '85', '90', '95'])
    expect([...sizes('gloves')].sort()).toEqual(['6,5', '7', '7,5', '8', '8,5'])
    expect([...sizes('necklace')]).toEqual(['One size'])
  })

  it('summer products are neither new nor popular in November, winter products in June', () => {
    const newest = ({ styles }: Catalogue) =>
      styles
        .flatMap(({ kind, products: own }) => own.map((product) => ({ kind, from: product.firstAvailableOn })))
        .sort((a, b) => b.from.localeCompare(a.from))
        .slice(0, 200)
        .map(({ kind }) => kind)
    expect(newest(catalogue)).toContain('puffer')
    expect(newest(catalogue)).not.toContain('bikini')
    const june = newest(createCatalogue({ today: new Date('2026-06-10T09:00:00Z') }))
    expect(june).toContain('bikini')
    expect(june).not.toContain('puffer')
  })

  it('similar products are neighbours in a category less than half as often as in a random order', () => {
    const rows = catalogue.styles.flatMap((style) => style.products.map((product) => ({ style, product })))
    const isSimilar = (row: Placed, next: Placed | undefined) => next !== undefined && likeness(row, next) >= 6
    const similarPairs = (order: Placed[]) =>
      catalogue.categories.reduce((count, { categoryId }) => {
        const list = order.filter(({ style }) => `${style.primaryCategoryId}`.startsWith(`${categoryId}`))
        return count + list.filter((row, i) => isSimilar(row, list[i + 1])).length
      }, 0)
    const random = similarPairs(shuffled(createRandom(3), rows))
    const byPopularity = [...rows].sort((a, b) => b.product.popularity - a.product.popularity)
    const byDate = [...rows].sort((a, b) => b.product.firstAvailableOn.localeCompare(a.product.firstAvailableOn))
    for (const order of [byPopularity, byDate]) expect(similarPairs(order)).toBeLessThan(random / 2)
  })

  it('each market has its own price points, without an exchange rate', () => {
    const rates = new Set(products.map(({ price }) => (price.dk / price.fi).toFixed(3)))
    expect(rates.size).toBeGreaterThan(10)
    expect(products.filter(({ price }) => price.fi % 100 !== 90)).toEqual([])
    for (const market of ['se', 'no', 'dk'] as const)
      expect(products.filter(({ price }) => price[market] % 1000 !== 900)).toEqual([])
  })

  it('the price log begins on the first day and ends with the current price', () => {
    for (const product of products) {
      expect(product.priceLog.at(-1)?.price).toEqual(product.price)
      const days = product.priceLog.map((entry) => entry.from)
      expect(days).toEqual([...days].sort())
    }
    expect(products.filter((product) => product.priceLog.length > 1).length).toBeGreaterThan(150)
  })

  it('R-PDP-04 has products that are in stock, few left, sold out, oversellable, static and incoming', () => {
    const stocks = products.flatMap((product) => product.skus.map((sku) => sku.stock))
    expect(stocks.filter((stock) => stock.inStock > 5).length).toBeGreaterThan(4000)
    expect(stocks.filter((stock) => stock.inStock > 0 && stock.inStock <= 5).length).toBeGreaterThan(300)
    for (const key of ['oversellable', 'static'] as const)
      expect(stocks.filter((stock) => stock[key] > 0).length).toBeGreaterThan(30)
    expect(stocks.filter((stock) => stock.incoming !== null).length).toBeGreaterThan(30)
    expect(products.filter((product) => product.firstAvailableOn > '2026-11-21').length).toBeGreaterThan(10)
  })

  it('has valid GTINs and unique sku numbers', () => {
    const skus = products.flatMap((product) => product.skus)
    const isValid = (gtin: string) =>
      gtin.length === 13 && [...gtin].reduce((sum, d, i) => sum + Number(d) * (i % 2 ? 3 : 1), 0) % 10 === 0
    expect(skus.filter((sku) => !isValid(sku.gtin))).toEqual([])
    expect(new Set(skus.map((sku) => sku.skuId)).size).toBe(skus.length)
    expect(new Set(skus.map((sku) => sku.articleNumber)).size).toBe(skus.length)
  })

  it('has all texts in four languages, and no Danish words in Norwegian', () => {
    for (const lang of LANGS)
      expect(textsIn(lang).filter((text) => text.trim() === '' || /[{}]/.test(text))).toEqual([])
    const danish =
      /\b(tøj|nederdel|tasker?|bomuld|hør|uld|merinould|halstørklæde|strikbluse|ternet|blomstret|hverdage|bløde?|foret|lynlås|dig godt)\b/i
    expect(textsIn('nb').filter((text) => danish.test(text))).toEqual([])
    expect(textsIn('sv').filter((text) => /[æø]/i.test(text) && !/Ørsløv/.test(text))).toEqual([])
    expect(LANGS.flatMap(textsIn).filter((text) => /\b(the|with|and|dresses|wool|cotton)\b/i.test(text))).toEqual([])
  })

  it('every market has two price campaigns, four cart campaigns, four codes and four vouchers; KAJO25 has ended', () => {
    const now = today.toISOString()
    for (const market of ['fi', 'se', 'no', 'dk'] as const) {
      const running = catalogue.campaigns.filter((c) => c.markets.includes(market) && c.from < now && now < c.to)
      expect(running.filter((campaign) => campaign.type === 'PRICE_CAMPAIGN')).toHaveLength(2)
      expect(running.filter((campaign) => campaign.type === 'CART_CAMPAIGN')).toHaveLength(4)
      const codes = running.filter(({ type }) => type === 'CODE').map(({ code }) => code)
      expect(codes).toEqual(['KAJO15', 'KAJO10', 'KAJOTOIMITUS', 'KAJOFRIENDS'])
      expect(running.filter(({ type }) => type === 'VOUCHER')).toHaveLength(4)
    }
    expect(catalogue.campaigns.find((campaign) => campaign.code === 'KAJO25')?.to.localeCompare(now)).toBe(-1)
  })

  it('40 000 products have unique ids and paths and are created quickly', { timeout: 60_000 }, () => {
    const large = productsOf(createCatalogue({ today, products: 40_000 }))
    expect(large).toHaveLength(40_000)
    for (const lang of LANGS) expect(new Set(large.map((product) => product.alias[lang])).size).toBe(40_000)
  })
})
