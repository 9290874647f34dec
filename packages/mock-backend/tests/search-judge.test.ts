import { describe, expect, it } from 'vitest'
import { all, brandPage, categoryPage, most, page, some } from '#tests/relevance/expectations'
import { type JudgedAnswer, judge } from '#tests/relevance/judge'
import type { ProductFacts } from '#tests/relevance/product-facts'

const dress: ProductFacts = {
  name: 'Kietaisumekko Vanamo',
  articleNumber: 'K00001-01',
  kind: 'wrap-dress',
  colour: 'wine',
  print: 'plain',
  material: 'Viskoosikreppi',
  categoryIds: [1, 10, 101],
  brand: 'kajo',
  price: 100,
  isReduced: false,
  sizes: ['38', '40'],
}
const coat: ProductFacts = { ...dress, kind: 'coat', categoryIds: [1, 15, 151], material: 'Villasekoite' }

const products = (...facts: ProductFacts[]): JudgedAnswer => ({ products: facts, pages: [] })
const pages = (...hits: JudgedAnswer['pages']): JudgedAnswer => ({ products: [], pages: hits })

describe('the judge of search answers', () => {
  it('requires all, three or one of the first five products', () => {
    const wish = { kinds: ['coat'] as const }
    const three = products(coat, dress, coat, dress, coat, coat)
    expect(judge(all(wish), 'fi', three)).toBe(false)
    expect(judge(most(wish), 'fi', three)).toBe(true)
    expect(judge(most(wish), 'fi', products(coat, coat))).toBe(false)
    expect(judge(some(wish), 'fi', products(dress, coat))).toBe(true)
    expect(judge(some(wish), 'fi', products(dress, dress, dress, dress, dress, coat))).toBe(false)
  })

  it('accepts fewer than five products when all are right, but not an empty result', () => {
    expect(judge(all({ kinds: ['coat'] }), 'fi', products(coat, coat))).toBe(true)
    expect(judge(all({ kinds: ['coat'] }), 'fi', products())).toBe(false)
  })

  it.each([
    [{ colours: ['wine'] }, { colours: ['navy'] }],
    [{ prints: ['plain'] }, { prints: ['dot'] }],
    [{ materials: ['crepe'] }, { materials: ['silk'] }],
    [{ category: 'dresses' }, { category: 'coats' }],
    [{ brand: 'kajo' }, { brand: 'mosvik' }],
    [{ below: 100 }, { below: 99 }],
    [{ size: '38' }, { size: '36' }],
    [{}, { reduced: true }],
    [{ model: 'Vanamo' }, { model: 'Vana' }],
    [{ articleNumber: 'K00001-01' }, { articleNumber: 'K00001-02' }],
  ] as const)('accepts the product for %o and rejects it for %o', (right, wrong) => {
    expect(judge(all(right), 'fi', products(dress))).toBe(true)
    expect(judge(all(wrong), 'fi', products(dress))).toBe(false)
  })

  it('matches a page by its kind and the last part of its path, in the language of the query', () => {
    const returns = pages({ kind: 'content', link: '/returer' })
    expect(judge(page('returns', 'terms'), 'sv', returns)).toBe(true)
    expect(judge(page('delivery'), 'sv', returns)).toBe(false)
    expect(judge(page('returns'), 'fi', returns)).toBe(false)
    const dresses = pages({ kind: 'category', link: '/c/vaatteet/mekot' })
    expect(judge(categoryPage('dresses'), 'fi', dresses)).toBe(true)
    expect(judge(categoryPage('skirts'), 'fi', dresses)).toBe(false)
    expect(judge(brandPage('mosvik'), 'nb', pages({ kind: 'brand', link: '/b/mosvik' }))).toBe(true)
    expect(judge(brandPage('mosvik'), 'nb', pages({ kind: 'category', link: '/c/mosvik' }))).toBe(false)
  })
})
