import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCatalogue } from '#catalogue/create-catalogue'
import type { CatalogueProduct } from '#catalogue/types'
import { createCommerce } from '#commerce/create-commerce'
import { loadProducts } from '#commerce/load-products'
import { MARKETS } from '#commerce/markets'
import { createShopState } from '#commerce/shop-state'
import { NOW } from './commerce-fixture'
import { clientOf, serveShop } from './search-fixture'

const DAY = 24 * 60 * 60 * 1000
const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The catalogue with products that came on sale 29 and 30 days ago, and one that comes in three days. */
function makeCatalogue() {
  const catalogue = createCatalogue({ today: new Date(NOW), products: 400 })
  const dresses = catalogue.styles
    .filter(({ kind }) => kind === 'wrap-dress')
    .flatMap(({ products: [first] }) => (first ? [first] : []))
  const [young, old, coming] = dresses as [CatalogueProduct, CatalogueProduct, CatalogueProduct]
  young.firstAvailableOn = isoDay(NOW - 29 * DAY)
  old.firstAvailableOn = isoDay(NOW - 30 * DAY)
  coming.firstAvailableOn = isoDay(NOW + 3 * DAY)
  return { catalogue, young, old, coming }
}

const { catalogue, young, old, coming } = makeCatalogue()
const numbersOf = (products: readonly CatalogueProduct[]): string[] =>
  products.map(({ articleNumber }) => articleNumber).sort()
const all = catalogue.styles.flatMap(({ products }) => products)
const isYoung = ({ firstAvailableOn }: CatalogueProduct): boolean => {
  const age = NOW - Date.parse(firstAvailableOn)
  return age >= 0 && age < 30 * DAY
}
const expected = numbersOf(all.filter(isYoung))

let shop: Awaited<ReturnType<typeof serveShop>>
beforeAll(async () => {
  shop = await serveShop(catalogue)
})
afterAll(() => shop.close())

it('T37 the list of new arrivals has what is sold for less than 30 days, until the day it is older', () => {
  let now = NOW
  const commerce = createCommerce({
    catalogue,
    cms: { areas: [], menus: [] },
    state: createShopState(null, () => now),
    clock: () => now,
  })
  const listed = () => {
    const { products } = loadProducts(commerce, { url: '/nyheter', take: 200 }, { market: MARKETS.se, lang: 'sv' })
    return (typeof products === 'function' ? products() : []).map(({ articleNumber }) => articleNumber)
  }
  expect(listed().sort()).toEqual(expected)
  expect(listed()).toContain(young.articleNumber)
  expect(listed()).not.toContain(old.articleNumber)
  now += DAY
  expect(listed()).not.toContain(young.articleNumber)
  expect(listed()).not.toContain(coming.articleNumber)
  now += 2 * DAY
  expect(listed()).toContain(coming.articleNumber)
})

it('T37 the search labels the same products as new, and finds them by the word "new"', async () => {
  const { query } = clientOf(shop.origin)
  const { primaryList } = await query.landingPage({ pageReference: '/alla', limit: 200 })
  const cards = (primaryList?.productGroups ?? []).flatMap(({ products }) => products)
  const labelled = cards.filter(({ badges }) => badges.secondary.some(({ theme }) => theme === 'NEW'))
  const shown = new Set(cards.map(({ key }) => key))
  expect(labelled.map(({ key }) => key).sort()).toEqual(expected.filter((key) => shown.has(key)))
  expect([young, old].map(({ articleNumber }) => shown.has(articleNumber))).toEqual([true, true])

  const found = await query.searchPage({ q: 'nyheter omlottklänning', limit: 200 })
  const keys = found.primaryList.productGroups.flatMap(({ products: [main] }) => (main ? [main.key] : []))
  expect(keys).toContain(young.articleNumber)
  expect(keys).not.toContain(old.articleNumber)
})
