import { beforeAll, describe, expect, it } from 'vitest'
import { NAMED_PRODUCTS } from '#catalogue/named-products'
import type { Lang } from '#catalogue/types'
import { engineFixture } from './search-engine-fixture'

const shop = engineFixture()
const { search, kinds, first, commerce } = shop
beforeAll(() => shop.engine.warmUp())

const DRESSES = ['wrap-dress', 'slip-dress', 'shirt-dress', 'knit-dress', 'tiered-dress']
const areDresses = (found: readonly string[]) => found.length > 0 && found.every((kind) => DRESSES.includes(kind))

describe('warm-up', () => {
  it('lets the event loop run between its steps', async () => {
    let turns = 0
    let isDone = false
    const count = () => {
      turns++
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    await engineFixture().engine.warmUp()
    isDone = true
    expect(turns).toBeGreaterThan(3)
  })
})

describe('words', () => {
  it.each<[Lang, string]>([
    ['fi', 'mekko'],
    ['fi', 'mekkoja'],
    ['fi', 'mustamekko'],
    ['fi', 'kesämekko'],
    ['sv', 'klänning'],
    ['sv', 'klänningarna'],
    ['sv', 'klanning'],
    ['sv', 'festklänning'],
    ['nb', 'kjolene'],
    ['nb', 'omslagkjole'],
    ['da', 'kjoler'],
    ['da', 'slå om kjole'],
  ])('%s: "%s" finds dresses', (lang, text) => expect(areDresses(kinds(lang, text))).toBe(true))

  it.each<[Lang, string, string[]]>([
    ['fi', 'farkkuja', ['jeans']],
    ['fi', 'lenkkarit', ['trainer']],
    ['fi', 'bleiserit', ['blazer']],
    ['sv', 'vinterjacka', ['puffer']],
    ['sv', 'ull kappa', ['coat']],
    ['sv', 'brallor', ['trousers']],
    ['sv', 'tshirt', ['tee']],
    ['sv', 't shirt', ['tee']],
    ['sv', 'glasögon', ['sunglasses']],
    ['nb', 'joggesko', ['trainer']],
    ['nb', 'olabukse', ['jeans']],
    ['nb', 'skjørt', ['pleated-skirt', 'a-line-skirt', 'denim-skirt']],
    ['nb', 'votter', ['gloves']],
    ['da', 'støvletter', ['boot']],
    ['da', 'kåbe', ['coat', 'puffer']],
    ['da', 'laederjakke', ['leather-jacket']],
  ])('%s: "%s" finds %j', (lang, text, expected) => {
    const found = kinds(lang, text)
    expect(found.length).toBeGreaterThan(0)
    expect(expected).toEqual(expect.arrayContaining(found))
  })

  it('a garment word does not find garments that only go with it', () => {
    expect([...new Set(search('sv', 'skärp').hits.map(({ style }) => style.kind))]).toEqual(['belt'])
    expect(areDresses(search('sv', 'klänning med skärp').hits.map(({ style }) => style.kind))).toBe(true)
  })

  it('a model and a brand are found with the garment', () => {
    expect(first('fi', 'vanamo kietaisumekko').product.name.fi).toBe('Kietaisumekko Vanamo')
    const { hits } = search('nb', 'nord atelier veske')
    expect(new Set(hits.map(({ brand }) => brand.name))).toEqual(new Set(['Nord Atelier']))
  })
})

describe('colours', () => {
  it.each<[Lang, string, string[]]>([
    ['fi', 'punainen mekko', ['red', 'wine', 'rust']],
    ['sv', 'mörkblå klänning', ['navy', 'indigo']],
    ['sv', 'mörk blå klänning', ['navy', 'indigo']],
    ['nb', 'morkebla kjole', ['navy', 'indigo']],
    ['da', 'sort kjole', ['black']],
  ])('%s: "%s" finds only %j', (lang, text, colours) => {
    const { hits } = search(lang, text)
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.every(({ product, style }) => colours.includes(product.colour) && DRESSES.includes(style.kind))).toBe(
      true,
    )
  })

  it('without a hit for garment and colour, the garment is found, not the colour', () => {
    const { hits } = search('sv', 'lila baddräkt')
    expect(new Set(hits.map(({ style }) => style.kind))).toEqual(new Set(['swimsuit']))
  })
})

describe('conditions', () => {
  it('price limits use the market’s prices and apply to a changed price at once', () => {
    const { hits } = search('sv', 'klänning under 900 kr')
    const marketIndex = () => commerce.marketIndexOf(shop.places.sv.market)
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.every(({ position }) => (marketIndex().selling[position] ?? 0) <= 900_00)).toBe(true)
    const dress = first('sv', 'klänning över 1000 kr')
    commerce.pricing.changePrice(dress.product.productId, 'se', 10_00)
    commerce.pricesChanged()
    expect(search('sv', 'klänning under 20 kr').hits).toEqual([dress])
    commerce.pricing.resetPrices()
    commerce.pricesChanged()
  })

  it('a size finds the products that have it in stock', () => {
    const { hits } = search('nb', 'kjole str 38')
    expect(hits.length).toBeGreaterThan(0)
    const has38 = ({ product }: (typeof hits)[number]) =>
      product.skus.some((sku) => sku.name === '38' && commerce.stock(sku.skuId).totalStock > 0)
    expect(hits.every(has38)).toBe(true)
  })

  it('sale words find products reduced by a campaign', () => {
    const { hits } = search('da', 'kjoler på udsalg')
    const { prices } = commerce.marketIndexOf(shop.places.da.market)
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.every(({ position }) => (prices[position]?.campaigns.length ?? 0) > 0)).toBe(true)
  })
})

describe('order', () => {
  it("a visitor's interest raises similar products", () => {
    const plain = search('fi', 'mekko').hits
    const liked = plain[20]
    if (!liked) throw new Error('Too few dresses')
    const interest = new Map([[liked.product.productId, 1]])
    const position = (hits: typeof plain) => hits.indexOf(liked)
    expect(position(search('fi', 'mekko', { interest }).hits)).toBeLessThan(position(plain))
  })

  it('an article number finds only its product', () => {
    const { articleNumber } = NAMED_PRODUCTS.dressInWine
    expect(search('da', ` ${articleNumber.toLowerCase()} `).hits.map(({ product }) => product.articleNumber)).toEqual([
      articleNumber,
    ])
  })
})

describe('corrections', () => {
  it.each<[Lang, string, string]>([
    ['sv', 'klannng rod', 'klänning röd'],
    ['sv', 'sneekers', 'sneakers'],
    ['fi', 'mekkko', 'mekko'],
    ['fi', 'punanen mekko', 'punainen mekko'],
    ['nb', 'kjloe', 'kjole'],
    ['nb', 'pysjamas', 'pyjamas'],
    ['da', 'sneakres', 'sneakers'],
  ])('%s: "%s" finds nothing and is corrected to "%s"', (lang, typed, corrected) => {
    const answer = search(lang, typed)
    expect(answer.q).toBe(corrected)
    expect(answer.autoCorrect).toEqual({ q: typed, originalTotalHits: 0 })
    expect(answer.hits.map(({ position }) => position)).toEqual(
      search(lang, corrected).hits.map(({ position }) => position),
    )
  })

  it('R-SEARCH-08 a correction that the shopper rejected is only offered, not made again', () => {
    const answer = search('sv', 'klannng', { origin: 'UNDO_AUTO_CORRECT' })
    expect(answer).toMatchObject({ q: 'klannng', autoCorrect: null, didYouMean: ['klänning'] })
    expect(answer.hits).toEqual([])
  })

  it.each<[Lang, string]>([
    ['sv', 'klanning'],
    ['sv', 'vardagsklänning'],
    ['fi', 'kengissä'],
    ['nb', 'kjol'],
    ['da', 'aftenkjole'],
  ])('%s: "%s" needs no correction', (lang, text) => {
    const answer = search(lang, text)
    expect(answer).toMatchObject({ q: text, autoCorrect: null })
    expect(answer.hits.length).toBeGreaterThan(0)
  })

  it('a text without similar words finds nothing', () => {
    expect(search('sv', 'hund')).toMatchObject({ hits: [], autoCorrect: null })
    expect(search('sv', '<script>alert(1)</script>')).toMatchObject({ autoCorrect: null })
    expect(search('sv', ' ').hits).toEqual([])
  })

  it('a very long text is truncated', () => {
    const long = `klänning ${'x'.repeat(100_000)}`
    expect(search('sv', long).hits.length).toBeGreaterThan(0)
  })

  it('an unknown word does not hide the hits of the known words', () => {
    expect(search('sv', 'röd klänning xyzzyx').hits).toEqual(search('sv', 'röd klänning').hits)
  })
})
