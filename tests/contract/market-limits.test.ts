// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { setPromoCode } from '@/lib/cart/set-promo-code'
import { EMPTY_FORM } from '@/lib/checkout/form/checkout-form'
import { placeOrder } from '@/lib/checkout/order/place-order'
import { MARKETS } from '@/lib/market/market-table'
import { MARKETS as SERVICE } from '@/packages/mock-backend/commerce/markets'
import { serviceRefusal } from '@/tests/support/service-refusal'
import { makeCart, makeShop } from '@/tests/support/shop-fixtures'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

/** A Swedish shop whose cart goes to a market, with one item for `unit`. */
function shopTo(market: keyof typeof MARKETS, unit: number) {
  const made = makeShop({
    validateOrderCreation: { isValid: true, message: null, memberType: null },
    placeOrder: { orderId: '1', publicId: 'p', status: 'completed', redirectUrl: null },
    setCartPromoCode: serviceRefusal('RequirementsNotMet'),
  })
  made.state().setChannel({ checkoutMarket: market })
  made.state().setCart(makeCart('c', [{ skuId: 7, quantity: 1, unit }]))
  return made
}

describe.each([
  { market: 'fi', free: 69, minimum: 10, voucher: '25 €' },
  { market: 'se', free: 699, minimum: 100, voucher: '250 kr' },
  { market: 'no', free: 699, minimum: 100, voucher: '250 Nkr' },
  { market: 'dk', free: 499, minimum: 75, voucher: '185 Dkr' },
] as const)('T17 the limits of $market', ({ market, free, minimum, voucher }) => {
  it('are those of the service', () => {
    expect([MARKETS[market].freeShippingFrom, MARKETS[market].minOrderValue]).toEqual([free, minimum])
    expect([SERVICE[market].freeShippingFrom, SERVICE[market].minimumOrder]).toEqual([free * 100, minimum * 100])
  })

  it('R-CHECKOUT-03 the minimum order may be placed, one unit less may not', async () => {
    const order = async (unit: number) => {
      const { shop, state } = shopTo(market, unit)
      const cart = state().cart.data
      return placeOrder(shop, {
        form: { ...EMPTY_FORM, email: 'saga@mejl.se' },
        delivery: null,
        agreed: cart,
        isWarned: true,
      })
    }
    expect(await order(minimum - 1)).toMatchObject({ ok: false, failure: 'belowMinimum' })
    expect(await order(minimum)).toMatchObject({ ok: true })
    localStorage.clear()
  })

  it('R-CART-14 a bonus voucher says from which purchase on it counts', async () => {
    const result = await setPromoCode(shopTo(market, minimum).shop, 'VOYADOVOUCHER_1')
    expect(result.ok).toBe(false)
    if (!result.ok) expect([result.refusal.key, plain(result.refusal.amount)]).toEqual(['voucherMinimum', voucher])
  })
})
