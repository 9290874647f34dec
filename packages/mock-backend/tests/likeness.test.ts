import { describe, expect, it } from 'vitest'
import { createCms } from '#catalogue/cms/create-cms'
import { createCatalogue } from '#catalogue/create-catalogue'
import { isSewnAlike, type Placed, pickUnlike, unlikeWithinRuns } from '#catalogue/likeness'
import { asking, fixtureCommerce, NOW } from './commerce-fixture'

const catalogue = createCatalogue({ today: new Date(NOW) })
const cms = createCms({ catalogue })
const products: Placed[] = catalogue.styles.flatMap((style) => style.products.map((product) => ({ style, product })))
const byNumber = new Map(products.map((placed) => [placed.product.articleNumber, placed]))
const byId = new Map(products.map((placed) => [placed.product.productId, placed]))

const named = (numbers: readonly string[]): Placed[] => numbers.flatMap((number) => byNumber.get(number) ?? [])

/** Descriptions of similar products at most `within` positions apart, for the failure message. */
const alikeIn = (row: readonly Placed[], within: number): string[] =>
  row.flatMap((a, i) =>
    row
      .slice(i + 1, i + 1 + within)
      .filter((b) => a.style === b.style || isSewnAlike(a, b))
      .map((b) => `${a.product.pictures[0]} ${b.product.pictures[0]}`),
  )

const rows = cms.areas
  .filter(({ family }) => family === 'Frontpage')
  .flatMap(({ markets, lang, containers }) =>
    containers
      .flatMap(({ widgets }) => widgets)
      .filter(({ name }) => name === 'Product list')
      .map(({ configuration }) => ({ where: `${markets} ${lang} ${configuration.title}`, configuration })),
  )

describe('neighbouring products', () => {
  it.each(rows)('the row $where has no style twice and no equal cuts within three positions', ({ configuration }) => {
    const row = named((configuration.searchParameters as { articleNumbers: string[] }).articleNumbers)
    expect(row).toHaveLength(Number(configuration.pageCount) * 4)
    expect(new Set(row.map(({ style }) => style)).size).toBe(row.length)
    expect(alikeIn(row, 3)).toEqual([])
  })

  it('pickUnlike starts with the best product and uses no style twice', () => {
    const ranked = [...products].sort((a, b) => b.product.popularity - a.product.popularity)
    const row = pickUnlike(ranked, 12)
    expect(row[0]).toBe(ranked[0])
    expect(new Set(row.map(({ style }) => style)).size).toBe(12)
    const [one] = catalogue.styles.filter(({ products }) => products.length > 2)
    expect(
      pickUnlike(
        products.filter(({ style }) => style === one),
        5,
      ),
    ).toHaveLength(1)
  })

  it('unlikeWithinRuns separates similar products, keeps the order of the runs and all products', () => {
    const sorted = [...products].sort((a, b) => a.product.price.fi - b.product.price.fi)
    const laidOut = [...unlikeWithinRuns(sorted, (a, b) => a.product.price.fi === b.product.price.fi)]
    expect(new Set(laidOut)).toEqual(new Set(sorted))
    expect(laidOut.map(({ product }) => product.price.fi)).toEqual(sorted.map(({ product }) => product.price.fi))
    expect(alikeIn(laidOut, 1).length).toBeLessThan(alikeIn(sorted, 1).length / 20)
  })

  it('R-LIST-03 a list by price keeps its order, and products of equal price and style are not neighbours', async () => {
    const ask = asking(fixtureCommerce({ catalogue }))
    const query = `query ($skip: Int, $take: Int) {
      products(skip: $skip, take: $take, categoryAlias: "vaatteet", filter: { sort: PRICE }, channelId: "1|fi", marketId: "fi", languageId: "fi-FI") {
        products { productId unitPrice { sellingPriceIncVat } }
      }
    }`
    type Card = { productId: number; unitPrice: { sellingPriceIncVat: number } }
    const page = async (skip: number, take: number): Promise<Card[]> =>
      (await ask(query, { skip, take })).data.products.products
    const cards = await page(0, 96)
    const prices = cards.map(({ unitPrice }) => unitPrice.sellingPriceIncVat)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(cards.slice(48)).toEqual(await page(48, 48))
    const row = cards.flatMap(({ productId }) => byId.get(productId) ?? [])
    // Of five products with one price, three of a style can be separated, four cannot.
    const isAvoidable = (i: number): boolean => {
      const run = row.filter((_, k) => prices[k] === prices[i])
      return 2 * run.filter(({ style }) => style === row[i]?.style).length <= run.length + 1
    }
    const siblings = row.map((_, i) => i).filter((i) => row[i]?.style === row[i - 1]?.style && isAvoidable(i))
    expect(siblings).toEqual([])
  })
})
