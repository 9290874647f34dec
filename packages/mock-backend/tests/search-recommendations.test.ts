import type { Algorithm } from '@apptus/esales-api'
import { describe, expect, it } from 'vitest'
import { createCatalogue } from '#catalogue/create-catalogue'
import { itemAt } from '#catalogue/item-at'
import { KIND_FACTS } from '#catalogue/kinds'
import { NAMED_PRODUCTS } from '#catalogue/named-products'
import type { Entry } from '#commerce/catalogue-index'
import { resolveStorefront } from '#commerce/storefront'
import { createSearch } from '#search/create-search'
import type { Visitor } from '#search/http/parse-visitor'
import { ALGORITHM_NAMES } from '#search/recommendations/algorithms'
import { recommendationListsSchema } from '#search/recommendations/list-config'
import { recommendationLists } from '#search/recommendations/recommendation-lists'
import { fixtureCommerce, NOW } from './commerce-fixture'

const commerce = fixtureCommerce({ catalogue: createCatalogue({ today: new Date(NOW) }) })
const service = createSearch(commerce)
const { index } = commerce
const storefront = resolveStorefront({ marketId: 'se' })

const entryOf = (key: string): Entry => {
  const entry = index.byArticleNumber.get(key)
  if (!entry) throw new Error(`There is no product ${key}`)
  return entry
}
const dress = entryOf(NAMED_PRODUCTS.dress.articleNumber)
const bag = entryOf(NAMED_PRODUCTS.oneSizeBag.articleNumber)
const blazer = entryOf(NAMED_PRODUCTS.discountedBlazer.articleNumber)

/** Counter for customer keys that are used only once. */
let customers = 0
const newVisitor = (): Visitor => ({
  storefront,
  customerKey: `customer ${++customers}`,
  sessionKey: 'one',
  notify: true,
})

type Asked = { base?: Entry | null; cart?: Entry[]; visitor?: Visitor; limit?: number }

function listsOf(configs: unknown, { base = dress, cart = [], visitor = newVisitor() }: Asked = {}) {
  return recommendationLists(service, visitor, {
    configs: recommendationListsSchema.parse(configs),
    subject: { base, cart, algorithm: 'TOP_PRODUCTS' },
    view: { storefront, query: { q: '' }, presentCustom: [] },
  })
}

const recommend = (algorithm: Algorithm, { limit = 8, ...asked }: Asked = {}): Entry[] =>
  itemAt(listsOf([{ id: 'row', algorithm, limit }], asked), 0).productGroups.map(({ products }) =>
    entryOf(itemAt(products, 0).key),
  )

const priceOf = ({ position }: Entry) => itemAt(commerce.marketIndexOf(storefront.market).prices, position).selling
const stylingOf = ({ style }: Entry) => KIND_FACTS[style.kind].styling

describe('every algorithm', () => {
  it('recommends only products in stock, one colour of each style, without the product itself and those in the cart', () => {
    const visitor = newVisitor()
    for (const { product } of index.entries.slice(0, 60)) {
      service.sessions.addViewed(visitor, product.productId)
      service.sessions.addFavorite(visitor, product.productId)
    }
    for (const algorithm of ALGORITHM_NAMES) {
      const entries = recommend(algorithm, { cart: [bag], visitor, limit: 24 })
      expect(entries.length, algorithm).toBeGreaterThan(0)
      for (const entry of entries) {
        expect(commerce.totalStock(entry).totalStock, `${algorithm} ${entry.product.articleNumber}`).toBeGreaterThan(0)
        expect(entry.availableFrom).toBeLessThanOrEqual(NOW)
      }
      const styles = entries.map(({ style }) => style.styleId)
      expect(new Set(styles).size, algorithm).toBe(styles.length)
      expect(styles).not.toContain(dress.style.styleId)
      expect(styles).not.toContain(bag.style.styleId)
    }
  })

  it('no two algorithms have the same result', () => {
    const visitor = newVisitor()
    service.sessions.addInterest(visitor, itemAt(index.entries, 40).product.productId, 3)
    for (const at of [100, 200, 300]) {
      service.sessions.addViewed(visitor, itemAt(index.entries, at).product.productId)
      service.sessions.addFavorite(visitor, itemAt(index.entries, at + 50).product.productId)
    }
    const rows = ALGORITHM_NAMES.map((algorithm) =>
      recommend(algorithm, { cart: [blazer], visitor }).map(({ product }) => product.articleNumber),
    )
    expect(new Set(rows.map((row) => row.join())).size).toBe(ALGORITHM_NAMES.length)
  })

  it('has a label in each language, and a link if the shop has such a list', () => {
    const links = ALGORITHM_NAMES.flatMap((algorithm) => {
      const [list] = listsOf([{ id: 'row', algorithm, limit: 1 }])
      expect(list?.label, algorithm).toMatch(/\S/)
      return list?.showMoreLink ? [`${algorithm} ${list.showMoreLink}`] : []
    })
    expect(links).toEqual([
      'TOP_PRODUCTS /bästsäljare-just-nu',
      'ALTERNATIVES /c/klader/klanningar/omlottklanningar',
      'UPSELL /c/klader/klanningar',
      'NEWEST_PRODUCTS /nyheter',
    ])
  })
})

describe('the recommendations of each algorithm', () => {
  it('TOP_PRODUCTS: the most popular products', () => {
    const [first] = recommend('TOP_PRODUCTS')
    const others = index.entries.filter(
      (entry) => entry.style !== dress.style && entry.availableFrom <= NOW && commerce.totalStock(entry).totalStock > 0,
    )
    const best = others.reduce((a, b) => (b.product.popularity > a.product.popularity ? b : a))
    expect(first).toBe(best)
  })

  it('NEWEST_PRODUCTS: the newest products', () => {
    const dates = recommend('NEWEST_PRODUCTS').map(({ availableFrom }) => availableFrom)
    const sixtyDays = 60 * 24 * 60 * 60 * 1000
    expect(dates[0]).toBe(Math.max(...dates))
    expect(Math.min(...dates)).toBeGreaterThan(NOW - sixtyDays)
  })

  it('ALTERNATIVES: the same kind at a similar price', () => {
    const entries = recommend('ALTERNATIVES')
    expect(entries.every(({ style }) => style.kind === dress.style.kind)).toBe(true)
    const ratios = entries.map((entry) => priceOf(entry) / priceOf(dress))
    expect(Math.min(...ratios)).toBeGreaterThan(0.5)
    expect(Math.max(...ratios)).toBeLessThan(2)
  })

  it('UPSELL: more expensive dresses that are rated at least as well', () => {
    const entries = recommend('UPSELL')
    expect(entries.length).toBeGreaterThan(3)
    for (const entry of entries) {
      expect(stylingOf(entry)).toBe('dress')
      expect(priceOf(entry)).toBeGreaterThan(priceOf(dress))
      expect(entry.product.rating.score).toBeGreaterThanOrEqual(dress.product.rating.score)
    }
  })

  it('STYLE_WITH: other kinds that make an outfit', () => {
    const stylings = recommend('STYLE_WITH', { limit: 4 }).map(stylingOf)
    expect(new Set(stylings)).toEqual(new Set(['layer', 'shoe', 'accessory', 'jewel']))
  })

  it('CART: products that go with each product in the cart, of no kind in the cart', () => {
    const entries = recommend('CART', { base: null, cart: [dress, blazer] })
    expect(entries).toHaveLength(8)
    expect(entries.map(({ style }) => style.kind)).not.toContain('blazer')
    expect(new Set(entries.map(stylingOf))).not.toContain('dress')
    expect(recommend('CART', { base: null, cart: [] })).toEqual([])
  })

  it('ADD_TO_CART_RECS: accessories that cost less', () => {
    const entries = recommend('ADD_TO_CART_RECS')
    expect(entries.every((entry) => ['accessory', 'detail', 'jewel'].includes(stylingOf(entry)))).toBe(true)
    expect(entries.every((entry) => priceOf(entry) < priceOf(dress))).toBe(true)
  })

  it('MORE_FROM_SERIES: the same kind, material and print', () => {
    const clothOf = ({ style }: Entry) => style.parameters.find(({ name }) => name === 'Material')?.value.fi
    const entries = recommend('MORE_FROM_SERIES')
    expect(entries.length).toBeGreaterThan(2)
    for (const entry of entries) {
      expect(entry.style.kind).toBe(dress.style.kind)
      expect(clothOf(entry)).toBe(clothOf(dress))
      expect(entry.product.print).toBe(dress.product.print)
    }
  })

  it('RECENTLY_VIEWED and FAVORITES: the customer’s own, newest first, without sold-out products', () => {
    const visitor = newVisitor()
    const soldOut = entryOf(NAMED_PRODUCTS.soldOutKnit.articleNumber)
    for (const { product } of [bag, soldOut, blazer]) {
      service.sessions.addViewed(visitor, product.productId)
      service.sessions.addFavorite(visitor, product.productId)
    }
    expect(recommend('RECENTLY_VIEWED', { visitor })).toEqual([blazer, bag])
    expect(recommend('FAVORITES', { visitor })).toEqual([blazer, bag])
    expect(recommend('FAVORITES')).toEqual([])
  })

  it('PERSONAL: products similar to the customer’s own, the most popular ones for a new customer', () => {
    const visitor = newVisitor()
    service.sessions.addInterest(visitor, bag.product.productId, 3)
    const entries = recommend('PERSONAL', { base: null, visitor })
    expect(entries[0]?.style.kind).toBe(bag.style.kind)
    expect(entries.filter(({ style }) => style.kind === bag.style.kind).length).toBeGreaterThanOrEqual(4)
    expect(entries).not.toContain(bag)
    expect(recommend('PERSONAL', { base: null })).toEqual(recommend('TOP_PRODUCTS', { base: null }))
  })
})

describe('a page with several lists', () => {
  const configs = [
    { id: 'a', algorithm: 'ALTERNATIVES', limit: 8 },
    { id: 'b', algorithm: 'UPSELL', limit: 8, label: 'Bättre', showMoreLink: '/här', visualization: 'GRID' },
    { id: 'c', algorithm: 'FAVORITES' },
  ]

  it('shows no style twice', () => {
    const twice = ['a', 'b'].map((id) => ({ id, algorithm: 'TOP_PRODUCTS', limit: 8 }))
    const styles = listsOf(twice).flatMap(({ productGroups }) => productGroups.map(({ key }) => key))
    expect(styles).toHaveLength(16)
    expect(new Set(styles).size).toBe(16)
  })

  it('uses label and link of the request; a list without products is not visible', () => {
    const [, second, third] = listsOf(configs)
    expect(second).toMatchObject({ label: 'Bättre', showMoreLink: '/här', visualization: 'GRID', visible: true })
    expect(third).toMatchObject({ id: 'c', visible: false, productGroups: [], visualization: 'CAROUSEL' })
  })

  it.each([0, -1, 1.5])('refuses a list with the limit %s', (limit) => {
    expect(() => listsOf([{ id: 'a', limit }])).toThrow('must be a positive integer')
  })

  it('uses the product in the parameters of a list, and refuses an algorithm without its product', () => {
    const named = { id: 'a', algorithm: 'ALTERNATIVES', params: { productKey: bag.product.articleNumber }, limit: 2 }
    const [list] = listsOf([named], { base: null })
    const kinds = list?.productGroups.map(({ products }) => entryOf(itemAt(products, 0).key).style.kind)
    expect(kinds).toEqual([bag.style.kind, bag.style.kind])
    expect(() => listsOf([{ id: 'a', algorithm: 'UPSELL' }], { base: null })).toThrow('UPSELL needs')
  })
})
