import { describe, expect, it, vi } from 'vitest'
import { itemAt } from '#catalogue/item-at'
import type { Entry } from '#commerce/catalogue-index'
import { resolveStorefront } from '#commerce/storefront'
import { createSearch } from '#search/create-search'
import { PRESENTED_NAMES } from '#search/products/presented-attributes'
import { productGroups } from '#search/products/product-groups'
import { markMatch } from '#search/queries/mark-match'
import { asking, fixtureCommerce } from './commerce-fixture'

const commerce = fixtureCommerce()
const service = createSearch(commerce)
const ask = asking(commerce)

const entryOf = (productId: number): Entry => {
  const entry = commerce.index.byProductId.get(productId)
  if (!entry) throw new Error(`There is no product ${productId}`)
  return entry
}
const viewIn = (marketId: string, languageId: string, presentCustom: string[] = []) => ({
  storefront: resolveStorefront({ marketId, languageId }),
  query: { q: '' },
  presentCustom,
})
const groupOf = (productIds: number[], view = viewIn('se', 'sv-SE'), siblings = 3) =>
  itemAt(productGroups(service, [productIds.map(entryOf)], view, siblings), 0)

describe('product groups', () => {
  it('R-PDP-13 have the main product, then the other matching colours, then further colours; the rest is counted', () => {
    expect(groupOf([11]).products.map(({ key }) => key)).toEqual(['K-11', 'K-10'])
    expect(groupOf([10, 11]).products.map(({ key }) => key)).toEqual(['K-10', 'K-11'])
    expect(groupOf([10], viewIn('se', 'sv-SE'), 0)).toMatchObject({ key: '1', remaining: 1, products: [{}] })
  })

  it('announce their pictures to the image service in order', () => {
    const listed = vi.spyOn(commerce, 'onListed')
    productGroups(service, [[entryOf(20)], [entryOf(11), entryOf(10)]], viewIn('se', 'sv-SE'), 3)
    expect(listed).toHaveBeenCalledWith([20, 11].map((id) => entryOf(id).product.pictures[0]))
    listed.mockRestore()
  })

  it('have prices in currency units including VAT and the current stock', () => {
    const reduced = itemAt(groupOf([20]).products, 0)
    expect(reduced).toMatchObject({
      listPrice: { min: 1499, max: 1499 },
      sellingPrice: { min: 1199, max: 1199 },
      badges: { primary: [{ label: '-20 %', theme: 'DISCOUNT' }] },
    })
    const [size, gone] = itemAt(groupOf([11]).products, 0).variants
    expect(size).toMatchObject({ key: 'A111', size: 'M', stockNumber: 2, inStock: true, listPrice: 1000 })
    expect(gone).toMatchObject({ key: 'A112', size: 'L', stockNumber: 0, inStock: false })
  })
})

describe('commerce attributes', () => {
  const PRODUCT = `query ($id: Int, $marketId: String, $languageId: String) {
    product(productId: $id, marketId: $marketId, languageId: $languageId) {
      productId name alias articleNumber canonicalUrl firstAvailableOn discountType
      brand { name alias } primaryCategory { categoryId name } productImages { fileName tags }
      unitPrice { ...Price } lowestPrice { ...Lowest } totalStock { ...Stock }
      skus { skuId articleNumber name stock { ...Stock } }
      parameterGroups { parameterGroupId name parameters { parameterId name label value } }
      discountCampaigns { campaignId name hideTitle canonicalUrl }
      variantDimensions { level dimension type value label }
      variantGroup { variantGroupId variants { productId alias value label dimension level attributes { key value } } }
    }
  }
  fragment Stock on StockType { inStock oversellable totalStock static incoming }
  fragment Price on PriceType {
    isDiscounted regularPriceIncVat regularPriceExVat sellingPriceIncVat sellingPriceExVat vat discountPercentage
    regularPriceIncVatFormatted regularPriceExVatFormatted sellingPriceIncVatFormatted sellingPriceExVatFormatted
    discountIncVat discountExVat discountIncVatFormatted discountExVatFormatted vatFormatted
  }
  fragment Lowest on LowestPriceType {
    isDiscounted discountPercentage comparisonPriceIncVat comparisonPriceExVat comparisonPriceIncVatFormatted
    comparisonPriceExVatFormatted lowestPriceIncVat lowestPriceExVat lowestPriceIncVatFormatted
    lowestPriceExVatFormatted sellingPriceIncVat sellingPriceExVat sellingPriceIncVatFormatted
    sellingPriceExVatFormatted
  }`

  it.each([
    ['se', 'sv-SE'],
    ['fi', 'fi-FI'],
  ])('R-PDP-13 contain the product as the commerce service in %s returns it', async (marketId, languageId) => {
    const { data } = await ask(PRODUCT, { id: 20, marketId, languageId })
    const { custom } = itemAt(groupOf([20], viewIn(marketId, languageId, PRESENTED_NAMES)).products, 0)
    const lifted = Object.values(custom ?? {}).map(([attribute]) => JSON.parse(attribute?.label ?? '').json)
    expect(lifted).toHaveLength(4)
    expect(Object.assign({}, ...lifted)).toEqual(data.product)
  })

  it('are presented only when named', () => {
    const view = viewIn('se', 'sv-SE', ['ralph_data_skus', 'constructor', 'nothing'])
    const { custom } = itemAt(groupOf([20], view).products, 0)
    expect(Object.keys(custom ?? {})).toEqual(['ralph_data_skus'])
    expect(groupOf([20]).products[0]?.custom).toBeUndefined()
  })
})

describe('marks', () => {
  it.each([
    ['klänningar', 'klän', '{{klän}}ningar'],
    ['Röda klänningar', 'röda klä', '{{Röda}} {{klä}}nningar'],
    ['omlottklänningar', 'klänning', 'omlott{{klänning}}ar'],
    ['kappor', 'or', 'kappor'],
    ['jeans', '', 'jeans'],
    ['c++ [a-z]', '[a', 'c++ [{{a}}-z]'],
  ])('%s for %s is %s', (text, q, marked) => {
    expect(markMatch(text, q)).toBe(marked)
  })
})
