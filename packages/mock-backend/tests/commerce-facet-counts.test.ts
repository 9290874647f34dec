import { expect, it } from 'vitest'
import { itemAt } from '#catalogue/item-at'
import { between, createRandom, pick, type Random } from '#catalogue/random'
import type { Catalogue } from '#catalogue/types'
import { countFacets } from '#commerce/facet-counts'
import type { FilterInput } from '#commerce/list-input'
import { matchList } from '#commerce/list-query'
import { MARKETS } from '#commerce/markets'
import { campaign, fixtureCatalogue, fixtureCommerce, prices, sku, text } from './commerce-fixture'

const PLACE = { market: MARKETS.fi, lang: 'fi' } as const
const COLOURS = ['black', 'navy', 'camel', 'wine'] as const
const SIZES = ['S', 'M', 'L', 'XL']
const MATERIALS = ['Villa', 'Puuvilla', 'Silkki']
const SHOPS = 25
const CHOICES_PER_SHOP = 8

const someOf = <T>(random: Random, items: readonly T[], share: number): T[] => items.filter(() => random() < share)

/** Up to 24 products of two brands and three categories, some of them sold out, reduced or not on sale yet. */
function randomCatalogue(random: Random): Catalogue {
  const catalogue = fixtureCatalogue()
  const [style] = catalogue.styles
  const [product] = style?.products ?? []
  if (!style || !product) throw new Error('the fixture is empty')
  const styles = Array.from({ length: between(random, 1, 8) }, (_, s) => ({
    ...style,
    styleId: 100 + s,
    brandId: between(random, 1, 2),
    categoryIds: [pick(random, [11, 12, 1])],
    parameters: style.parameters.map((each) => ({ ...each, value: text(pick(random, MATERIALS)) })),
    products: Array.from({ length: between(random, 1, 3) }, (_, p) => {
      const productId = 1000 + s * 10 + p
      return {
        ...product,
        productId,
        articleNumber: `R-${productId}`,
        colour: pick(random, COLOURS),
        price: prices(pick(random, [19_90, 50_00, 99_00, 100_00, 180_00, 240_00]), 500_00),
        firstAvailableOn: random() < 0.1 ? '2027-03-01' : '2026-01-01',
        skus: someOf(random, SIZES, 0.6).map((name, i) => sku(productId * 10 + i, name, between(random, 0, 2))),
      }
    }),
  }))
  const ids = styles.flatMap(({ products }) => products.map(({ productId }) => productId))
  const campaigns = [10, 25, 40].map((percent, i) =>
    campaign(70 + i, { percent, productIds: someOf(random, ids, 0.3) }),
  )
  return { ...catalogue, styles, campaigns }
}

/** Selection of a list that holds every product. */
const EVERYTHING = { selection: { facets: [], campaigns: [], lists: [] }, listed: [] }

/** Functions that query a random shop: the number of products for a filter, and the counts of its facet values. */
function createRandomShop(random: Random) {
  const { index, facets, marketIndexOf } = fixtureCommerce({ catalogue: randomCatalogue(random) })
  const marketIndex = marketIndexOf(PLACE.market)
  const match = (filter: FilterInput) => matchList(index, facets.registry, marketIndex, EVERYTHING, filter, null)
  const positionsOf = (filter: FilterInput): number[] =>
    [...match(filter).failed.entries()].flatMap(([at, bits]) => (bits === 0 ? [at] : []))
  /** Positions of the products of each facet. The expected counts are computed from these sets. */
  const positionsByFacet = new Map(
    [...facets.registry.byId.keys()].map((id) => [id, new Set(positionsOf({ facets: [id] }))]),
  )
  const sellingPrices = [...marketIndex.selling]
  const isInRange = (at: number, price: FilterInput['price']): boolean => {
    const selling = itemAt(sellingPrices, at) / 100
    return selling >= (price?.lowest ?? 0) && selling <= (price?.highest ?? Number.POSITIVE_INFINITY)
  }
  const expected = (chosen: ReadonlyMap<string, string[]>, price: FilterInput['price']): number =>
    positionsOf({}).filter(
      (at) =>
        isInRange(at, price) &&
        [...chosen.values()].every((ids) => ids.some((id) => positionsByFacet.get(id)?.has(at))),
    ).length
  return {
    /** Number of products in the list. Also asserts that it equals the number computed from the sets. */
    find: (chosen: ReadonlyMap<string, string[]>, price: FilterInput['price']): number => {
      const { count } = match(filterOf(chosen, price))
      expect(count, JSON.stringify(filterOf(chosen, price))).toBe(expected(chosen, price))
      return count
    },
    countIncluded: (filter: FilterInput): number => match(filter).count,
    groups: (filter: FilterInput, mode: 'BY_GROUP' | 'CURRENT') =>
      countFacets(facets.registry, marketIndex, match(filter), mode, PLACE).facets,
  }
}

type Shop = ReturnType<typeof createRandomShop>

/** Random values of random groups, and often a price range. */
function randomChoice(random: Random, shop: Shop): { chosen: Map<string, string[]>; price: FilterInput['price'] } {
  const chosen = new Map<string, string[]>()
  for (const { filterId, values } of shop.groups({}, 'CURRENT')) {
    if (random() < 0.5) continue
    const ids = someOf(random, values, 0.4).map(({ facetId }) => facetId)
    if (ids.length > 0) chosen.set(filterId, ids)
  }
  const ends = { lowest: pick(random, [null, 0, 50, 99.01]), highest: pick(random, [null, 99, 150, 240]) }
  return { chosen, price: random() < 0.6 ? ends : null }
}

const filterOf = (chosen: ReadonlyMap<string, string[]>, price: FilterInput['price']): FilterInput => ({
  facets: [...chosen.values()].flat(),
  price,
})

type Value = { shop: Shop; filterId: string; facetId: string; count: number | undefined; where: string } & ReturnType<
  typeof randomChoice
>

/** Every facet value that has a count, in many random shops with random choices. */
function* countedValues(firstSeed: number, mode: 'BY_GROUP' | 'CURRENT'): Generator<Value> {
  for (let seed = firstSeed; seed < firstSeed + SHOPS; seed++) {
    const random = createRandom(seed)
    const shop = createRandomShop(random)
    for (let i = 0; i < CHOICES_PER_SHOP; i++) {
      const choice = randomChoice(random, shop)
      const filter = filterOf(choice.chosen, choice.price)
      for (const { filterId, values } of shop.groups(filter, mode)) {
        const where = (id: string) => `seed ${seed}, ${JSON.stringify(filter)}, ${id}`
        yield* values.map(({ facetId, count }) => ({
          ...choice,
          shop,
          filterId,
          facetId,
          count,
          where: where(facetId),
        }))
      }
    }
  }
}

it('BY_GROUP: the count of a value is the number of products when only that value of its group is chosen', () => {
  const seen = new Set<string>()
  for (const { shop, chosen, price, filterId, facetId, count, where } of countedValues(1, 'BY_GROUP')) {
    expect(count, where).toBe(shop.find(new Map(chosen).set(filterId, [facetId]), price))
    if (count && chosen.has(filterId) && price) seen.add(filterId)
  }
  expect([...seen].sort(), 'each group with a choice of its own and a range of prices').toEqual([
    'Brand',
    'Category',
    'Color',
    'Discount',
    'Material',
    'Price',
    'Sku',
  ])
})

it('R-LIST-01 the first value of a group narrows the list to its count, a second one widens it', () => {
  for (const { shop, chosen, price, filterId, facetId, count, where } of countedValues(101, 'BY_GROUP')) {
    const own = chosen.get(filterId)
    const before = own ? shop.find(chosen, price) : 0
    const after = shop.find(new Map(chosen).set(filterId, [...(own ?? []), facetId]), price)
    // The list has the products of either value; some may have both.
    expect(after, where).toBeGreaterThanOrEqual(Math.max(before, count ?? 0))
    expect(after, where).toBeLessThanOrEqual(before + (count ?? 0))
  }
})

it('CURRENT: the count of a value is the number of listed products that have it', () => {
  for (const { shop, chosen, price, facetId, count, where } of countedValues(201, 'CURRENT'))
    expect(count, where).toBe(shop.countIncluded({ ...filterOf(chosen, price), include: [facetId] }))
})
