import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Lang } from '#catalogue/types'
import { loadProducts } from '#commerce/load-products'
import { engineFixture } from './search-engine-fixture'
import { clientOf, serveShop } from './search-fixture'

const { commerce, search, places } = engineFixture()
const WHITES = ['white', 'ecru', 'pearl']

const idsOf = (lang: Lang, url: string): Set<number> => {
  const { products } = loadProducts(commerce, { url, take: 200 }, places[lang])
  return new Set((typeof products === 'function' ? products() : []).map(({ productId }) => productId))
}

describe('an occasion in a search', () => {
  it.each<[Lang, string, string]>([
    ['sv', 'klänning till bröllop', '/l/till-festen'],
    ['fi', 'mekko häihin', '/l/juhliin'],
    ['nb', 'kjole til bryllup', '/l/til-festen'],
    ['da', 'kjole til bryllup', '/l/til-festen'],
  ])('%s: "%s" finds dresses of %s, none of them white', (lang, text, url) => {
    const { hits } = search(lang, text)
    const listed = idsOf(lang, url)
    expect(hits.length).toBeGreaterThan(10)
    for (const { product, style } of hits) {
      expect(style.kind).toBe('slip-dress')
      expect(listed).toContain(product.productId)
      expect(WHITES).not.toContain(product.colour)
    }
  })

  it.each<[Lang, string, string, number]>([
    ['sv', 'present under 500', '/l/presenttips', 500_00],
    ['fi', 'lahja alle 50 €', '/l/lahjaideat', 50_00],
    ['nb', 'gave under 500', '/l/gavetips', 500_00],
    ['da', 'gave under 500', '/l/gaveideer', 500_00],
  ])('%s: "%s" finds products of %s within the price', (lang, text, url, most) => {
    const { hits } = search(lang, text)
    const listed = idsOf(lang, url)
    const { selling } = commerce.marketIndexOf(places[lang].market)
    expect(hits.length).toBeGreaterThan(10)
    expect(hits.every(({ product }) => listed.has(product.productId))).toBe(true)
    expect(hits.every(({ position }) => (selling[position] ?? 0) <= most)).toBe(true)
  })

  it('is joined with other words; words without a meaning are left out', () => {
    const scarves = search('da', 'julegave halstørklæde').hits
    expect(new Set(scarves.map(({ style }) => style.kind))).toEqual(new Set(['scarf']))
    const plain = search('sv', 'present').hits
    expect(plain.length).toBeGreaterThan(20)
    expect(search('sv', 'present till mamma').hits).toEqual(plain)
  })

  it('a bride finds white dresses', () => {
    const { hits } = search('sv', 'brudklänning')
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.every(({ product }) => WHITES.includes(product.colour))).toBe(true)
  })
})

describe('the merchant list of an occasion', () => {
  let shop: Awaited<ReturnType<typeof serveShop>>
  beforeAll(async () => {
    shop = await serveShop()
  })
  afterAll(() => shop.close())
  const LISTS = { contentLists: [{ id: 'lists', limit: 2, contentFilter: { type: 'list' } }] }
  const PLACES = { sv: ['SE', 'sv-SE'], fi: ['FI', 'fi-FI'], nb: ['NO', 'nb-NO'], da: ['DK', 'da-DK'] } as const
  const ask = (lang: Lang, q: string) => {
    const [market, locale] = PLACES[lang]
    return clientOf(shop.origin, 'anna', { market, locale }).query.autocomplete({ q }, LISTS)
  }

  it.each<[Lang, string, string, string]>([
    ['sv', 'klänning till bröllop', 'Till festen', '/l/till-festen'],
    ['sv', 'dop', 'Till festen', '/l/till-festen'],
    ['sv', 'present under 500', 'Presenttips', '/l/presenttips'],
    ['sv', 'julklapp', 'Presenttips', '/l/presenttips'],
    ['sv', 'prese', 'Presenttips', '/l/presenttips'],
    ['fi', 'mekko häihin', 'Juhliin', '/l/juhliin'],
    ['fi', 'ristiäisiin', 'Juhliin', '/l/juhliin'],
    ['fi', 'lahja alle 50 €', 'Lahjaideat', '/l/lahjaideat'],
    ['nb', 'kjole til bryllup', 'Til festen', '/l/til-festen'],
    ['nb', 'gave under 500', 'Gavetips', '/l/gavetips'],
    ['da', 'kjole til bryllup', 'Til festen', '/l/til-festen'],
    ['da', 'barnedåb', 'Til festen', '/l/til-festen'],
    ['da', 'gave under 500', 'Gaveidéer', '/l/gaveideer'],
  ])('%s: "%s" gets "%s" first, with its number of products', async (lang, text, title, link) => {
    const { contentSuggestions, contentLists } = await ask(lang, text)
    expect(contentSuggestions[0]).toMatchObject({ title, link })
    const { count } = loadProducts(shop.commerce, { url: link }, places[lang])
    expect(contentLists[0]?.items[0]).toMatchObject({
      type: 'list',
      title,
      link,
      ticket: expect.stringMatching(/./),
      custom: { products: [{ id: String(count) }] },
    })
  })

  it('is not offered for a search without an occasion', async () => {
    const { contentSuggestions, contentLists } = await ask('sv', 'halsduk')
    expect(contentLists[0]?.items).toEqual([])
    expect(contentSuggestions.map(({ link }) => link)).not.toContain('/l/presenttips')
  })
})
