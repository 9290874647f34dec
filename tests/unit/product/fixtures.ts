import type { LowestPriceFragment, PriceFragment, ProductQuery } from '@/graphql/generated/graphql'
import type { Stock } from '@/lib/product/product-types'

export const stock = (given: Partial<Stock> = {}): Stock => {
  const sum = { inStock: 10, oversellable: 0, static: 0, incoming: null, ...given }
  return { totalStock: sum.inStock + sum.oversellable + sum.static, ...sum }
}

/** Prices in whole units: selling and regular including VAT of 25 %. */
export const price = (selling: number, regular = selling): PriceFragment => ({
  isDiscounted: selling < regular,
  regularPriceIncVat: regular,
  regularPriceExVat: regular * 0.8,
  sellingPriceIncVat: selling,
  sellingPriceExVat: selling * 0.8,
  regularPriceIncVatFormatted: `${regular} kr`,
  regularPriceExVatFormatted: `${regular * 0.8} kr`,
  sellingPriceIncVatFormatted: `${selling} kr`,
  sellingPriceExVatFormatted: `${selling * 0.8} kr`,
  discountIncVat: regular - selling,
  discountExVat: (regular - selling) * 0.8,
  discountIncVatFormatted: null,
  discountExVatFormatted: null,
  vat: selling * 0.2,
  vatFormatted: null,
  discountPercentage: Math.round((1 - selling / regular) * 100),
})

export const lowest = (selling: number, compared: number): LowestPriceFragment => ({
  isDiscounted: compared > selling,
  discountPercentage: Math.round((1 - selling / compared) * 100),
  comparisonPriceIncVat: compared,
  comparisonPriceExVat: compared * 0.8,
  comparisonPriceIncVatFormatted: `${compared} kr`,
  comparisonPriceExVatFormatted: `${compared * 0.8} kr`,
  lowestPriceIncVat: compared,
  lowestPriceExVat: compared * 0.8,
  lowestPriceIncVatFormatted: `${compared} kr`,
  lowestPriceExVatFormatted: `${compared * 0.8} kr`,
  sellingPriceIncVat: selling,
  sellingPriceExVat: selling * 0.8,
  sellingPriceIncVatFormatted: `${selling} kr`,
  sellingPriceExVatFormatted: `${selling * 0.8} kr`,
})

type Product = NonNullable<ProductQuery['product']>

const variant = (productId: number, label: string, hex: string, pieces: number) => ({
  level: 1,
  dimension: 'Color',
  type: 'product',
  value: label,
  label,
  productId,
  name: `Klänning ${label}`,
  alias: `klanning-${productId}`,
  canonicalUrl: `/p/klanning-${productId}`,
  primaryImage: `${productId}.webp`,
  attributes: [{ key: 'hex', value: hex }],
  stock: stock({ inStock: pieces }),
})

export const product = (given: Partial<Product> = {}): Product => ({
  productId: 7,
  name: 'Klänning Aava',
  alias: 'klanning-7',
  articleNumber: 'A-7',
  canonicalUrl: '/p/klanning-7',
  firstAvailableOn: '2026-08-01T00:00:00Z',
  discountType: null,
  brand: { name: 'Bik', alias: 'bik' },
  primaryCategory: { categoryId: 3, name: 'Klänningar' },
  productImages: [{ fileName: 'a.webp', tags: ['front'] }, null, { fileName: 'b.webp', tags: null }],
  unitPrice: price(400, 500),
  lowestPrice: lowest(400, 450),
  totalStock: stock(),
  skus: [{ skuId: 70, articleNumber: 'A-7-S', name: 'S', stock: stock({ inStock: 2 }) }, null],
  parameterGroups: [
    {
      parameterGroupId: 1,
      name: 'Plagg',
      parameters: [{ parameterId: 1, name: 'Color', label: 'Färg', value: 'Rost' }, null],
    },
    { parameterGroupId: 2, name: 'Tom', parameters: [{ parameterId: 2, name: 'Fit', label: null, value: null }] },
  ],
  discountCampaigns: [{ campaignId: 'c', name: 'Höst', hideTitle: null, canonicalUrl: null }, null],
  variantGroup: {
    variantGroupId: 1,
    mainProductId: 7,
    variants: [variant(7, 'Rost', 'a1452d', 4), variant(8, 'Svart', 'nope', 0), variant(8, 'Svart', '111111', 0), null],
  },
  alternativeUrls: [
    { url: '/p/klanning-7', culture: 'sv-SE', language: 'sv', country: 'SE', channelId: '1|se' },
    { url: '/p/mekko-7', culture: 'fi-FI', language: 'fi', country: 'FI', channelId: '1|fi' },
    { url: '/p/klanning-7', culture: 'sv-SE', language: 'sv', country: 'FI', channelId: '1|fi' },
  ],
  texts: { text1: 'Kort', text2: '<p>Lång</p>', text3: null },
  categories: [{ categoryId: 3, parentCategoryId: 0, name: 'Klänningar', canonicalUrl: '/c/klanningar' }],
  variantDimensions: [{ level: 1, dimension: 'Color', type: 'product', value: 'Rost', label: 'Rost' }],
  breadcrumbs: [{ categoryId: 3, parentCategoryId: 0, url: '/c/klanningar', name: 'Klänningar' }],
  meta: { title: null, description: 'Beskrivning' },
  rating: { score: 4.5, voteCount: 2 },
  ...given,
})
