import { describe, expect, it } from 'vitest'
import { LANGS } from '#catalogue/langs'
import type { Storefront } from '#commerce/storefront'
import { createEngine } from '#search/create-engine'
import type { PageHit } from '#search/engine-types'
import { FIRST, judge } from '#tests/relevance/judge'
import { type ProductFacts, productFacts } from '#tests/relevance/product-facts'
import { RELEVANCE_SETS } from '#tests/relevance/relevance-sets'
import { storefrontOf, wholeShop } from './relevance-fixture'

const ENOUGH = 55

const shop = wholeShop()
const engine = createEngine(shop)

/** The products with the highest scores; equal scores in catalogue order. */
function firstProducts(text: string, storefront: Storefront): ProductFacts[] {
  const { scores } = engine.searchProducts({ text, storefront, origin: 'ORGANIC' })
  const scoreAt = (position: number) => scores[position] ?? 0
  return shop.index.entries
    .filter(({ position }) => scoreAt(position) > 0)
    .sort((a, b) => scoreAt(b.position) - scoreAt(a.position) || a.position - b.position)
    .slice(0, FIRST)
    .map((entry) => productFacts(shop, entry, storefront.market))
}

/** One line about a query with wrong results. */
function reportOf(q: string, products: ProductFacts[], pages: PageHit[]): string {
  const came = products.map(({ name, colour, brand, price }) => `${name} (${colour}, ${brand}, ${price})`)
  const seen = pages.map(({ kind, link }) => `${kind} ${link}`)
  return `"${q}"\n  products: ${came.join('; ') || 'none'}\n  pages: ${seen.join('; ') || 'none'}`
}

describe('relevance', () => {
  it.each(LANGS)(`at least ${ENOUGH} of 60 queries have relevant results in %s`, (lang) => {
    const storefront = storefrontOf(lang)
    const queries = RELEVANCE_SETS[lang]
    const wrong = queries.flatMap(({ q, first }) => {
      const products = firstProducts(q, storefront)
      const pages = engine.searchPages(q, storefront, FIRST)
      return judge(first, lang, { products, pages }) ? [] : [reportOf(q, products, pages)]
    })
    expect(queries.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(ENOUGH)
  })
})
