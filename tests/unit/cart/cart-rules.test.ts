import { describe, expect, it } from 'vitest'
import { cartChanged, itemsKey } from '@/lib/cart/cart-changes'
import { mapCart } from '@/lib/cart/map-cart'
import { formatMoney } from '@/lib/market/format-money'
import { cartFragment, makeCart, price } from '@/tests/support/shop-fixtures'

const one = [{ skuId: 1, quantity: 1 }]

describe('changes of a cart', () => {
  const before = makeCart('c', one)

  it.each([
    [
      'item count',
      makeCart('c', [
        { skuId: 1, quantity: 1, unit: 200 },
        { skuId: 2, quantity: 1, unit: 200 },
      ]),
      true,
    ],
    ['shipping fee', makeCart('c', one, { fee: 59 }), true],
    ['total', makeCart('c', [{ skuId: 1, quantity: 1, unit: 500 }]), true],
    ['default-shipping flag', makeCart('c', one, { isDefault: false }), true],
    ['nothing', makeCart('c', one), false],
    ['only what is left to free shipping', makeCart('c', one, { left: 1 }), false],
  ])('R-CART-09 the cart has changed when its %s differs', (_what, after, expected) => {
    expect(cartChanged(before, after)).toBe(expected)
  })

  it.each([
    ['subtotal', makeCart('c', [{ skuId: 1, quantity: 2 }]), true],
    [
      'selling subtotal (the end of a price campaign)',
      { ...before, summary: { ...before.summary, subTotalIncVat: before.summary.subTotalIncVat + 100 } },
      true,
    ],
    ['promo code', { ...before, promoCode: 'AUTUMN' }, true],
    ['shipping fee only', makeCart('c', one, { fee: 99 }), false],
  ])('R-CART-10 the items have changed when the %s differs', (_what, after, expected) => {
    expect(itemsKey(before) !== itemsKey(after)).toBe(expected)
  })

  it('R-CART-09 a cart that appears or goes has changed', () => {
    expect(cartChanged(null, before)).toBe(true)
    expect(cartChanged(before, null)).toBe(true)
    expect(cartChanged(null, null)).toBe(false)
  })
})

describe('mapping', () => {
  it('R-DATA-03 a cart keeps id, promo code, campaigns, items, summary and completion', () => {
    const appliedCampaigns = [{ campaignId: '1', name: '3 för 2', hideTitle: false, canonicalUrl: null, action: null }]
    const cart = mapCart({ ...cartFragment('c', one), promoCode: 'AUTUMN', isCompleted: true, appliedCampaigns })
    expect(cart).toMatchObject({ id: 'c', promoCode: 'AUTUMN', isCompleted: true, itemCount: 1 })
    expect(cart?.lines[0]).toMatchObject({ skuId: 1, quantity: 1, size: '38', maxQuantity: 10 })
    expect(cart?.lines[0]?.product).toMatchObject({ colour: 'Midnatt', brand: 'Aune' })
    const forms = { incVat: '400 kr', exVat: '320 kr' }
    expect(cart?.lines[0]).toMatchObject({ unitPrice: { selling: forms }, total: forms })
    expect(cart?.campaigns).toMatchObject([{ name: '3 för 2', hideTitle: false }])
    expect(cart?.summary).toMatchObject({ subTotal: forms, totalIncVat: 449 })
    expect(cart?.summary.totalExVat).toBeCloseTo(359.2)
    expect(cart?.summary.vatAmount).toBeCloseTo(89.8)
  })

  it('R-CART-12 a campaign that covers part of a line gives a row per price', () => {
    const fragment = cartFragment('c', [{ skuId: 1, quantity: 3 }])
    const item = fragment.items?.[0]
    if (item)
      item.campaign = {
        appliedCampaigns: [],
        prices: [
          { quantity: 2, price: price(400) },
          { quantity: 1, price: price(200, 400) },
        ],
      }
    expect(mapCart(fragment)?.lines[0]?.priceRows).toEqual([
      { quantity: 2, price: { incVat: '400 kr', exVat: '320 kr' } },
      { quantity: 1, price: { incVat: '200 kr', exVat: '160 kr' } },
    ])
  })

  it('R-CART-13 a cart without items, summary or id does not throw', () => {
    expect(mapCart(null)).toBeNull()
    expect(mapCart({ ...cartFragment('c'), id: null })).toBeNull()
    const bare = mapCart({ ...cartFragment('c'), items: null, summary: null, appliedCampaigns: null })
    expect(bare).toMatchObject({ lines: [], itemCount: 0 })
    expect(bare?.summary.shipping.leftToFree).toBe(-1)
  })

  it('R-CART-13 unformatted amounts are formatted in the language', () => {
    const plain = (text: string) => text.replaceAll(/\s/g, ' ')
    expect(plain(formatMoney({ market: 'se', lang: 'sv' }, 49))).toBe('49 kr')
    expect(plain(formatMoney({ market: 'fi', lang: 'fi' }, 12.5))).toBe('12,50 €')
  })
})
