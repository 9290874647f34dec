import { describe, expect, it } from 'vitest'
import { discountBand, lineItem, spreadDiscount, worthOf } from '@/lib/analytics/to-item'
import type { CartLine } from '@/lib/cart/cart-types'
import { makeCart } from '@/tests/support/shop-fixtures'

const [LINE] = makeCart('c', [{ skuId: 7, quantity: 2, unit: 400 }]).lines as [CartLine]

const discounted = (averageIncVat: number): CartLine => ({
  ...LINE,
  averageIncVat,
  unitPrice: { ...LINE.unitPrice, regularIncVat: 500 },
})

describe('the item of a product', () => {
  it.each([
    [0, '0-5%'],
    [5, '0-5%'],
    [6, '6-10%'],
    [10, '6-10%'],
    [11, '11-15%'],
    [15, '11-15%'],
    [16, '16-20%'],
    [20, '16-20%'],
    [21, '21-30%'],
    [30, '21-30%'],
    [31, '31-40%'],
    [40, '31-40%'],
    [41, '41-50%'],
    [50, '41-50%'],
    [51, '51-60%'],
    [60, '51-60%'],
    [61, '61-70%'],
    [70, '61-70%'],
    [71, '71-80%'],
    [80, '71-80%'],
    [81, '81-100%'],
    [100, '81-100%'],
  ])('R-ANALYTICS-04 a discount of %d percent is in the band %s', (percent, band) => {
    expect(discountBand(percent)).toBe(band)
  })

  it.each([
    [5.49, '0-5%'],
    [5.5, '6-10%'],
    [80.5, '81-100%'],
    [-3, '0-5%'],
    [120, '81-100%'],
  ])('R-ANALYTICS-04 T2 %d percent is rounded half up first: %s', (percent, band) => {
    expect(discountBand(percent)).toBe(band)
  })

  it('R-ANALYTICS-02 R-ANALYTICS-04 a line of the cart has price and discount of a piece, band, and the sku when it has no colour', () => {
    expect(lineItem(discounted(400))).toEqual({
      item_id: '70',
      item_name: 'Omlottklänning',
      item_brand: 'Aune',
      item_category: 'Klänningar',
      item_variant: 'Midnatt',
      item_sku: 'A7-38',
      price: 400,
      discount: 100,
      price_campaign: false,
      sales_type: '16-20%',
      quantity: 2,
    })
    const { product } = LINE
    const plain = lineItem({
      ...LINE,
      product: { ...product, colour: null, brand: '', discountType: 'PRICE_CAMPAIGN' },
    })
    expect(plain).toMatchObject({ item_variant: '7', price_campaign: true, discount: 0, sales_type: '0-5%' })
    expect(plain).not.toHaveProperty('item_brand')
  })

  it('R-ANALYTICS-02 a discount of the order is borne by its items by price, and the first bears the rest of the rounding', () => {
    const items = [100, 100, 100].map((price) => ({ ...lineItem(discounted(price)), quantity: 1 }))
    expect(spreadDiscount(items, 10).map(({ price }) => price)).toEqual([96.66, 96.67, 96.67])
    expect(worthOf(spreadDiscount(items, 10))).toBe(290)
    expect(spreadDiscount(items, 0)).toEqual(items)
    expect(spreadDiscount(items, 10)[0]).toMatchObject({ discount: 403.34, sales_type: '81-100%' })
  })
})
