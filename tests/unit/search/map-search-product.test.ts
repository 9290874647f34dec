import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cardRowSchema } from '@/lib/product/card-row-schema'
import { mapProductGroups, reshapeSearchProduct, searchCardRows } from '@/lib/search/map-search-product'
import { attributes, feed, group, searchProduct } from '@/tests/support/search-fixtures'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
beforeEach(() => warn.mockClear())

describe('R-PDP-13 a product of the search service', () => {
  it('has only the listed fields and its colours', () => {
    const data = reshapeSearchProduct(searchProduct(7, { custom: { ...attributes(feed(7, { secret: 1 })) } }))
    expect(Object.keys(data).sort()).toEqual(
      [
        ...['articleNumber', 'primaryCategory', 'skus', 'alias', 'brand', 'unitPrice', 'lowestPrice', 'discountType'],
        ...['productId', 'parameterGroups', 'discountCampaigns', 'variantDimensions', 'firstAvailableOn'],
        ...['productImages', 'images', 'totalStock', 'canonicalUrl', 'name', 'categories', 'variantGroup'],
      ].sort(),
    )
    expect(data).toMatchObject({ productId: 7, articleNumber: 'A-7', alias: 'klanning-7', discountType: 'NONE' })
  })

  it('has the article number of the variant of the same size, its own without one, and no categories as an empty list', () => {
    const skus = ['36', '38', null].map((name, index) => ({ skuId: index, articleNumber: `own-${index}`, name }))
    const custom = attributes({ ...feed(7), ralph_data_skus: { skus } })
    const variants = [
      { key: 'by-size', size: '38' },
      { key: 'by-label', size: 'EU 36', label: '36' },
    ]
    const data = reshapeSearchProduct(searchProduct(7, { custom, variants }))
    expect(data.skus.map(({ articleNumber }) => articleNumber)).toEqual(['by-label', 'by-size', 'own-2'])
    expect(data.categories).toEqual([])
  })

  it('becomes a card with key and ticket for notifications', () => {
    const rows = searchCardRows(mapProductGroups([group(searchProduct(7))]), {
      lang: 'sv',
      now: Date.now(),
      showsNew: false,
    })
    expect(rows).toEqual([
      expect.objectContaining({
        id: 7,
        path: '/p/klanning-7',
        brand: 'Aune',
        name: 'Klänning 7',
        image: '7.front.webp',
        price: ['320 kr', '256 kr'],
        percentage: 20,
        key: 'A-7',
        ticket: 'ticket-7',
      }),
    ])
    expect(cardRowSchema.parse(rows[0])).toEqual(rows[0])
  })
})

describe('R-PDP-14 unreadable products', () => {
  it.each([
    ['no attributes', { custom: {} }],
    ['no JSON', { custom: { ralph_data: [{ id: 'x', label: '{"json":' }] } }],
    ['another shape', { custom: attributes({ ralph_data: { productId: 'seven' } }) }],
    ['no ticket', { ticket: null }],
    ['nothing at all', { custom: null, variants: null }],
  ])('a product with %s is dropped and named on the console, its empty group too', (_name, given) => {
    const groups = mapProductGroups([group(searchProduct(1, given)), group(searchProduct(2))])
    expect(groups.map(({ products }) => products.map(({ card }) => card.productId))).toEqual([[2]])
    expect(warn.mock.calls).toEqual([['could not parse product data']])
  })

  it('another colour replaces an invalid first one, and a colour without data is left out without a warning', () => {
    const [found] = mapProductGroups([
      group(searchProduct(1, { ticket: 1 }), searchProduct(2, { custom: undefined }), searchProduct(3)),
    ])
    expect(found?.products.map(({ key }) => key)).toEqual(['A-3'])
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('a product without a price or a page is left out without a warning', () => {
    const custom = attributes(feed(1, { unitPrice: null }))
    expect(mapProductGroups([group(searchProduct(1, { custom })), null, { key: 'x' }])).toEqual([])
    expect(warn).not.toHaveBeenCalled()
  })
})
