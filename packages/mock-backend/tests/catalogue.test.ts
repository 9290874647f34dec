import { KINDS, type Kind, parsePictureName } from '@kajo/picture-studio'
import { describe, expect, it } from 'vitest'
import { createCatalogue } from '#catalogue/create-catalogue'
import type { Catalogue, CatalogueProduct, Lang, Localised } from '#catalogue/types'

const LANGS: Lang[] = ['fi', 'sv', 'nb', 'da']
const today = new Date('2026-11-21T09:00:00Z')
const catalogue = createCatalogue({ today })
const productsOf = ({ styles }: Catalogue): CatalogueProduct[] => styles.flatMap((style) => style.products)
const products = productsOf(catalogue)

/** Every text a shopper can read of the products, in one language. */
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
  it('holds about 600 styles and more than 1 500 products', () => {
    expect(catalogue.styles.length).toBeGreaterThan(560)
    expect(products.length).toBeGreaterThanOrEqual(1500)
    expect(catalogue.brands.length).toBeGreaterThanOrEqual(24)
  })

  it('is the same for the same seed and day, and another for another seed', () => {
    expect(createCatalogue({ today })).toEqual(catalogue)
    const other = createCatalogue({ today, seed: 21, products: 200 })
    expect(productsOf(other).map((p) => p.alias.fi)).not.toEqual(products.slice(0, 200).map((p) => p.alias.fi))
  })

  it('keeps ids, names and addresses when it grows', () => {
    const facts = (p: CatalogueProduct) => [p.productId, p.articleNumber, p.alias, p.name, p.price, p.pictures]
    const small = productsOf(createCatalogue({ today, products: 300 })).slice(0, 295)
    expect(small.map(facts)).toEqual(products.slice(0, 295).map(facts))
  })

  it('gives every product an address of its own in every language', () => {
    for (const lang of LANGS) {
      const aliases = products.map((product) => product.alias[lang])
      expect(new Set(aliases).size).toBe(products.length)
      expect(aliases.filter((alias) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(alias))).toEqual([])
      const categories = catalogue.categories.map((category) => category.alias[lang])
      expect(new Set(categories).size).toBe(categories.length)
    }
  })

  it('names only pictures the studio can draw, every one a view of its own', () => {
    expect(products.flatMap((p) => p.pictures).filter((file) => parsePictureName(file) === null)).toEqual([])
    for (const { pictures } of products) expect(new Set(pictures).size).toBe(pictures.length)
  })

  it('opens with two pictures that differ: the front, then the back or the cloth; worn products in an outfit last', () => {
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

  it('shows no two products with the same picture, and sells every kind the studio draws', () => {
    expect(new Set(products.map((product) => product.pictures[0])).size).toBe(products.length)
    expect(KINDS.filter((kind) => !catalogue.styles.some((style) => style.kind === kind))).toEqual([])
  })

  it('has products in every category, and every category below one that exists', () => {
    const ids = new Set(catalogue.categories.map(({ categoryId }) => categoryId))
    const sold = catalogue.styles.flatMap((style) => style.categoryIds)
    for (const { categoryId, parentCategoryId } of catalogue.categories) {
      expect(parentCategoryId === 0 || ids.has(parentCategoryId)).toBe(true)
      const below = sold.filter((id) => `${id}`.startsWith(`${categoryId}`))
      expect(below.length, `category ${categoryId}`).toBeGreaterThan(0)
    }
  })

  it('says of products only what can be true of them', () => {
    const factsOf = (kind: Kind) => catalogue.styles.filter((style) => style.kind === kind)
    const named = (kind: Kind) =>
      new Set(factsOf(kind).flatMap((style) => style.parameters.map((parameter) => parameter.name)))
    for (const kind of ['earrings', 'necklace', 'sunglasses', 'tote', 'hat', 'silk-scarf'] as const)
      expect([...named(kind)]).not.toContain('Fit')
    for (const kind of ['earrings', 'necklace', 'sunglasses', 'pump'] as const)
      expect([...named(kind)]).not.toContain('Pattern')
    const words = /helma|lahje|hiha|fåll|ärm|ærme|\b(fald(en)?|erm(et|er|ene))\b/i
    for (const kind of ['pump', 'sandal', 'ballerina', 'necklace', 'belt', 'crossbody'] as const)
      for (const { texts } of factsOf(kind))
        expect(Object.values(texts.long).filter((text) => words.test(text))).toEqual([])
  })

  it('sizes belts in centimetres, gloves by the hand and jewellery in none', () => {
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

  it('lets summer products wait in November and winter products in June', () => {
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

  it('never lays two alike side by side, in the best sellers and the newest of every category', () => {
    const rows = catalogue.styles.flatMap((style) => style.products.map((product) => ({ style, product })))
    const orders = [
      [...rows].sort((a, b) => b.product.popularity - a.product.popularity),
      [...rows].sort((a, b) => b.product.firstAvailableOn.localeCompare(a.product.firstAvailableOn)),
    ]
    for (const order of orders) {
      for (const { categoryId } of catalogue.categories) {
        const list = order.filter(({ style }) => `${style.primaryCategoryId}`.startsWith(`${categoryId}`))
        const doubles = list.filter(({ product }, i) => product.pictures[0] === list[i - 1]?.product.pictures[0])
        expect(doubles).toEqual([])
      }
    }
  })

  it('prices each market by its own points and never by one rate', () => {
    const rates = new Set(products.map(({ price }) => (price.dk / price.fi).toFixed(3)))
    expect(rates.size).toBeGreaterThan(10)
    expect(products.filter(({ price }) => price.fi % 100 !== 90)).toEqual([])
    for (const market of ['se', 'no', 'dk'] as const)
      expect(products.filter(({ price }) => price[market] % 1000 !== 900)).toEqual([])
  })

  it('logs prices from the first day to the one asked today', () => {
    for (const product of products) {
      expect(product.priceLog.at(-1)?.price).toEqual(product.price)
      const days = product.priceLog.map((entry) => entry.from)
      expect(days).toEqual([...days].sort())
    }
    expect(products.filter((product) => product.priceLog.length > 1).length).toBeGreaterThan(150)
  })

  it('R-PDP-04 has every state of stock: full, few left, sold out, oversellable, static, awaited', () => {
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

  it('speaks four languages without gaps, and Norwegian that is not Danish', () => {
    for (const lang of LANGS)
      expect(textsIn(lang).filter((text) => text.trim() === '' || /[{}]/.test(text))).toEqual([])
    const danish =
      /\b(tøj|nederdel|tasker?|bomuld|hør|uld|merinould|halstørklæde|strikbluse|ternet|blomstret|hverdage|bløde?|foret|lynlås|dig godt)\b/i
    expect(textsIn('nb').filter((text) => danish.test(text))).toEqual([])
    expect(textsIn('sv').filter((text) => /[æø]/i.test(text) && !/Ørsløv/.test(text))).toEqual([])
    expect(LANGS.flatMap(textsIn).filter((text) => /\b(the|with|and|dresses|wool|cotton)\b/i.test(text))).toEqual([])
  })

  it('runs a price campaign of its own in every market, beside the season sale', () => {
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

  it('stays unique and quick with 40 000 products', { timeout: 60_000 }, () => {
    const large = productsOf(createCatalogue({ today, products: 40_000 }))
    expect(large).toHaveLength(40_000)
    for (const lang of LANGS) expect(new Set(large.map((product) => product.alias[lang])).size).toBe(40_000)
  })
})
