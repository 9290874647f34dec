import { describe, expect, it } from 'vitest'
import { PAGES } from '#catalogue/cms/page-keys'
import { LANGS } from '#catalogue/langs'
import { FIRST, fulfils } from '#tests/relevance/judge'
import { productFacts } from '#tests/relevance/product-facts'
import { RELEVANCE_SETS } from '#tests/relevance/relevance-sets'
import type { PageWish } from '#tests/relevance/relevance-types'
import { storefrontOf, wholeShop } from './relevance-fixture'

const shop = wholeShop()
const sold = shop.index.entries.filter(({ availableFrom }) => availableFrom <= shop.clock())
const ENOUGH = { all: FIRST, most: 3, some: 1 }

describe.each(LANGS)('relevance: the queries in %s', (lang) => {
  const queries = RELEVANCE_SETS[lang]
  const { market } = storefrontOf(lang)
  const facts = sold.map((entry) => productFacts(shop, entry, market))

  const exists = (wish: PageWish): boolean => {
    if ('brand' in wish) return shop.index.findBrand(wish.brand) !== null
    if ('category' in wish) return facts.some((product) => fulfils({ category: wish.category }, product))
    return wish.pages.some((key) => shop.cms.areas.some(({ alias }) => alias === PAGES[key][lang]))
  }

  it('are sixty different ones', () => {
    expect(queries).toHaveLength(60)
    expect(new Set(queries.map(({ q }) => q.toLowerCase())).size).toBe(60)
  })

  it.each(queries)('the catalogue has products or pages for "$q"', ({ first }) => {
    if ('page' in first) expect(exists(first.page)).toBe(true)
    else {
      const found = facts.filter((product) => fulfils(first.products, product)).length
      expect(found).toBeGreaterThanOrEqual(ENOUGH[first.share])
    }
  })
})
