import { expect, it } from 'vitest'
import { createCms } from '#catalogue/cms/create-cms'
import { createCatalogue } from '#catalogue/create-catalogue'
import type { Lang, MarketAlias } from '#catalogue/types'
import { createCommerce } from '#commerce/create-commerce'
import type { ListInput } from '#commerce/list-input'
import { loadListPageInfo } from '#commerce/list-page-info'
import { loadProducts } from '#commerce/load-products'
import { MARKETS } from '#commerce/markets'
import { createShopState } from '#commerce/shop-state'
import type { Storefront } from '#commerce/storefront'
import { NOW } from './commerce-fixture'

const DAY = 24 * 60 * 60 * 1000
const catalogue = createCatalogue({ today: new Date(NOW), products: 400 })
const commerce = createCommerce({
  catalogue,
  cms: createCms({ catalogue }),
  state: createShopState(null, () => NOW),
  clock: () => NOW,
})

const storefront = (market: MarketAlias, lang: Lang): Storefront => ({ market: MARKETS[market], lang })
const ask = (input: ListInput) => {
  const { count, products } = loadProducts(commerce, { take: 200, ...input }, storefront('se', 'sv'))
  return { count, products: typeof products === 'function' ? products() : [] }
}
const launched = (input: ListInput) => ask(input).products.map(({ firstAvailableOn }) => Date.parse(firstAvailableOn))

it('R-ROUTE-12 new arrivals are the products of the last weeks, newest first', () => {
  const days = launched({ url: '/nyheter', filter: { sort: 'LATEST' } })
  expect(days.length).toBeGreaterThan(20)
  expect(days.every((day) => day <= NOW && day > NOW - 46 * DAY)).toBe(true)
  expect(days).toEqual([...days].sort((a, b) => b - a))
})

it('R-ROUTE-10 products that arrive soon are only in their own list, the next arrival first', () => {
  const days = launched({ url: '/kommer-snart', filter: { sort: 'CUSTOM_1' } })
  expect(days.length).toBeGreaterThan(0)
  expect(days.every((day) => day > NOW)).toBe(true)
  expect(days).toEqual([...days].sort((a, b) => a - b))
  expect(launched({}).every((day) => day <= NOW)).toBe(true)
})

it('R-ROUTE-13 R-ROUTE-27 bestsellers and lists of kinds are found by path, percent-encoded or not', () => {
  expect(ask({ url: '/bästsäljare-just-nu' }).count).toBe(144)
  expect(ask({ url: encodeURI('/bästsäljare-just-nu') }).count).toBe(144)
  expect(ask({ url: '/l/presenttips' }).count).toBeGreaterThan(0)
  expect(ask({ url: '/l/nope' }).count).toBe(0)
})

it('R-LIST-07 a list has name, text and paths in every market and language', () => {
  const info = loadListPageInfo(commerce, { url: '/nyheter' }, storefront('fi', 'sv'))
  expect(info).toMatchObject({ name: 'Nyheter', canonicalUrl: '/nyheter' })
  expect(info?.alternativeUrls.map(({ url, country }) => `${country} ${url}`)).toEqual([
    'FI /uutuudet',
    'FI /nyheter',
    'SE /nyheter',
    'NO /nyheter',
    'DK /nyheder',
  ])
})

it('R-ROUTE-25 a price campaign has a list in its markets while it runs', () => {
  const titles = (market: MarketAlias, lang: 'fi' | 'sv') =>
    catalogue.campaigns.flatMap(({ alias }) =>
      loadListPageInfo(commerce, { url: `/dc/${alias[lang]}` }, storefront(market, lang)) ? [alias.fi] : [],
    )
  expect(titles('fi', 'fi')).toEqual(['syysale', 'neuleviikot-20'])
  expect(titles('se', 'sv')).toEqual(['syysale', 'takkipaivat-20'])
})
