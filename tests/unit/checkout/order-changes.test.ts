import { expect, it } from 'vitest'
import { orderChanges } from '@/lib/checkout/order/order-changes'
import { cartFragment, cartOf, makeCart } from '@/tests/support/shop-fixtures'

const DRESS = { skuId: 1, quantity: 2, name: 'Klänning' }
const COAT = { skuId: 2, quantity: 1, name: 'Kappa' }
const GIFT = { skuId: 3, quantity: 1, name: 'Halsduk', unit: 0, isGift: true }
const SEEN = makeCart('c', [DRESS])
const withCode = (promoCode: string) => cartOf({ ...cartFragment('c', [DRESS]), promoCode })

it('R-CHECKOUT-01 an order that costs and holds the same is unchanged, also with the lines in another order', () => {
  expect(orderChanges(SEEN, makeCart('c', [DRESS]))).toBeNull()
  expect(orderChanges(makeCart('c', [DRESS, COAT]), makeCart('c', [COAT, DRESS]))).toBeNull()
})

it.each([
  ['a higher price', makeCart('c', [{ ...DRESS, unit: 500 }]), [{ kind: 'price', from: '800 kr', to: '1000 kr' }]],
  ['fewer pieces', makeCart('c', [{ ...DRESS, quantity: 1 }]), [{ kind: 'fewer', name: 'Klänning, 38', quantity: 1 }]],
  ['more pieces', makeCart('c', [{ ...DRESS, quantity: 3 }]), [{ kind: 'more', name: 'Klänning, 38', quantity: 3 }]],
  ['another product', makeCart('c', [DRESS, COAT]), [{ kind: 'added', name: 'Kappa, 38', quantity: 1 }]],
  ['a removed product', makeCart('c', [COAT]), [{ kind: 'gone', name: 'Klänning, 38' }, { kind: 'added' }]],
  ['a new gift', makeCart('c', [DRESS, GIFT]), [{ kind: 'newGift', name: 'Halsduk, 38' }]],
  ['too few in stock', makeCart('c', [{ ...DRESS, stock: 1 }]), [{ kind: 'short', name: 'Klänning, 38', quantity: 1 }]],
  ['a delivery fee', makeCart('c', [DRESS], { fee: 99 }), [{ kind: 'shipping', from: 49, to: 99 }]],
  ['a promo code', withCode('OFF'), [{ kind: 'newCode', code: 'OFF' }]],
])('R-CHECKOUT-01 %s is named', (_, now, list) => {
  expect(orderChanges(SEEN, now)?.list).toMatchObject(list)
})

it('R-CHECKOUT-01 a gift and a code that are gone are named, and the total only when it has changed', () => {
  expect(orderChanges(makeCart('c', [DRESS, GIFT]), SEEN)).toEqual({
    total: null,
    list: [{ kind: 'gift', name: 'Halsduk, 38' }],
  })
  expect(orderChanges(withCode('OFF'), SEEN)?.list).toEqual([{ kind: 'code', code: 'OFF' }])
  expect(orderChanges(SEEN, makeCart('c', [DRESS], { fee: 0 }))?.total).toEqual({ from: '849 kr', to: '800 kr' })
})
