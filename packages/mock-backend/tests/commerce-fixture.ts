import { COLOURS } from '@kajo/picture-studio'
import { buildLists } from '#catalogue/lists'
import type {
  Catalogue,
  CatalogueBrand,
  CatalogueCampaign,
  CatalogueCategory,
  CatalogueProduct,
  CatalogueSku,
  CatalogueStyle,
  CmsArea,
  CmsMenu,
  Localised,
  PriceList,
} from '#catalogue/types'
import { createCommerce } from '#commerce/create-commerce'
import { createGraphql } from '#commerce/create-graphql'
import { createShopState } from '#commerce/shop-state'

/** Current time in all tests of the mock backend. */
export const NOW = Date.parse('2026-11-21T12:00:00Z')

/** A text that differs by language, so that tests detect a wrong language. */
export const text = (word: string): Localised => ({
  fi: `${word} fi`,
  sv: `${word} sv`,
  nb: `${word} nb`,
  da: `${word} da`,
})
const slug = (word: string): Localised => ({ fi: `${word}-fi`, sv: `${word}-sv`, nb: `${word}-nb`, da: `${word}-da` })
export const prices = (fi: number, se: number, no = se, dk = se): PriceList => ({ fi, se, no, dk })

export const sku = (
  skuId: number,
  name: string,
  inStock = 5,
  more: Partial<CatalogueSku['stock']> = {},
): CatalogueSku => ({
  skuId,
  articleNumber: `A${skuId}`,
  name,
  gtin: String(skuId),
  stock: { inStock, oversellable: 0, static: 0, incoming: null, ...more },
})

const product = (productId: number, more: Partial<CatalogueProduct>): CatalogueProduct => ({
  productId,
  styleId: Math.floor(productId / 10),
  articleNumber: `K-${productId}`,
  alias: slug(`tuote-${productId}`),
  name: text(`Tuote ${productId}`),
  colour: 'black',
  print: 'plain',
  pictures: [`wrap-dress.0.black.plain.front.webp`],
  skus: [sku(productId * 10 + 1, 'S'), sku(productId * 10 + 2, 'M')],
  firstAvailableOn: '2026-01-01',
  price: prices(100_00, 1000_00),
  priceLog: [],
  popularity: 0.5,
  rating: { score: 4, voteCount: 10 },
  ...more,
})

const style = (styleId: number, more: Partial<CatalogueStyle>): CatalogueStyle => ({
  styleId,
  kind: 'wrap-dress',
  shape: 0,
  brandId: 1,
  categoryIds: [11],
  primaryCategoryId: 11,
  texts: { short: text('lyhyt'), long: text('pitkä'), extra: text('lisä') },
  parameters: [{ groupId: 1, parameterId: 2, name: 'Material', label: text('Materiaali'), value: text('Puuvilla') }],
  products: [],
  notSoldIn: [],
  ...more,
})

const category = (categoryId: number, parentCategoryId: number, word: string): CatalogueCategory => ({
  categoryId,
  parentCategoryId,
  order: categoryId,
  alias: slug(word),
  name: text(word),
  description: text(`${word} kuvaus`),
  primaryImage: `${word}.webp`,
})

const brand = (brandId: number, name: string): CatalogueBrand => ({
  brandId,
  alias: name.toLowerCase(),
  name,
  description: text(name),
})

export const campaign = (campaignId: number, more: Partial<CatalogueCampaign>): CatalogueCampaign => ({
  campaignId,
  alias: slug(`ale-${campaignId}`),
  name: text(`Ale ${campaignId}`),
  terms: null,
  hideTitle: false,
  markets: ['fi', 'se', 'no', 'dk'],
  type: 'PRICE_CAMPAIGN',
  code: null,
  percent: 20,
  amountOff: null,
  minimum: null,
  offer: null,
  productIds: [],
  from: '2026-11-01',
  to: '2026-12-01',
  ...more,
})

/** Two brands, three categories (11 and 12 below 1), four styles. Product 20 is reduced, 30 is not on sale yet. */
export const fixtureCatalogue = (): Catalogue => ({
  brands: [brand(1, 'Vanamo'), brand(2, 'Aava')],
  categories: [category(1, 0, 'naiset'), category(11, 1, 'mekot'), category(12, 1, 'takit')],
  styles: [
    style(1, {
      products: [
        product(10, { name: text('Kietaisumekko') }),
        product(11, { colour: 'navy', popularity: 0.9, skus: [sku(111, 'M', 2), sku(112, 'L', 0)] }),
      ],
    }),
    style(2, {
      brandId: 2,
      products: [
        product(20, {
          price: prices(129_90, 1499_00),
          priceLog: [
            { from: '2026-06-01T00:00:00Z', price: prices(99_90, 1199_00) },
            { from: '2026-09-01T00:00:00Z', price: prices(119_90, 1399_00) },
            { from: '2026-10-15T00:00:00Z', price: prices(129_90, 1499_00) },
          ],
        }),
      ],
    }),
    style(3, { categoryIds: [12], primaryCategoryId: 12, products: [product(30, { firstAvailableOn: '2027-03-01' })] }),
    style(4, {
      categoryIds: [12],
      primaryCategoryId: 12,
      parameters: [{ groupId: 1, parameterId: 2, name: 'Material', label: text('Materiaali'), value: text('Villa') }],
      products: [
        product(40, { price: prices(249_00, 2499_00), firstAvailableOn: '2026-11-10' }),
        product(41, {
          colour: 'camel',
          price: prices(9_00, 89_00),
          skus: [sku(411, 'One size', 50, { oversellable: 5, static: 3 })],
        }),
      ],
    }),
  ],
  campaigns: [
    campaign(7, { productIds: [20] }),
    campaign(8, { productIds: [10], from: '2026-12-24', to: '2027-01-10' }),
  ],
  lists: buildLists(),
  colours: Object.fromEntries(
    Object.entries(COLOURS).map(([key, hex]) => [key, { name: text(key), hex }]),
  ) as Catalogue['colours'],
})

const area = (more: Partial<CmsArea>): CmsArea => ({
  family: 'Productlist',
  areaName: 'The top part of the product list',
  alias: null,
  title: 'Alue',
  description: 'Kuvaus',
  tags: [],
  markets: ['fi'],
  lang: 'fi',
  filters: [],
  containers: [
    {
      name: 'Rivi',
      layout: 'full',
      design: 'default',
      classNames: [],
      widgets: [
        { name: 'Image', type: 'ImagePageWidget', configuration: { image: { filename: 'scene.hero-wide.webp' } } },
      ],
    },
  ],
  ...more,
})

const menu: CmsMenu = {
  location: 'main-desktop',
  title: 'Valikko',
  lang: 'fi',
  market: 'fi',
  items: [{ id: 'm1', label: 'Mekot', type: 'category', url: '/c/mekot-fi', children: [] }],
}

const fixtureCms = () => ({
  areas: [
    area({ title: 'Kaikki listat' }),
    area({ title: 'Mekot', filters: [{ key: 'Category', value: 'mekot-fi' }] }),
    area({ family: 'Content', areaName: 'About', alias: 'meista', title: 'Meistä', tags: ['menu'] }),
  ],
  menus: [menu],
})

type Options = {
  catalogue?: Catalogue
  file?: string | null
  now?: () => number
  origins?: string[]
  photosDir?: string
}

/** A commerce service with the fixture's products, by default without a state file. */
export function fixtureCommerce({
  catalogue = fixtureCatalogue(),
  file = null,
  now = () => NOW,
  origins = [],
  photosDir,
}: Options = {}) {
  const state = createShopState(file, now)
  return createCommerce({
    ...{ catalogue, cms: fixtureCms(), state, clock: now, origins },
    ...(photosDir !== undefined && { photosDir }),
  })
}

/** Untyped JSON; the GraphQL schema checks its shape. */
type Json = ReturnType<typeof JSON.parse>
export type Answer = { data: Json; errors?: { message: string; extensions: Json }[] }

/** Returns a function that executes GraphQL operations; `headers` are for idempotency keys and scenarios. */
export function asking(commerce: ReturnType<typeof fixtureCommerce>) {
  const graphql = createGraphql(commerce)
  return async (query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
    const answer = await graphql({
      method: 'POST',
      url: 'http://mock.localhost/graphql',
      headers: new Headers({ 'content-type': 'application/json', ...headers }),
      body: Buffer.from(JSON.stringify({ query, variables })),
    })
    return (await answer.json()) as Answer
  }
}
