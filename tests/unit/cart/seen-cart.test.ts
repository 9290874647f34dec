// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { saveCart } from '@/lib/cart/save-cart'
import { readSeen, seenCart, writeSeen } from '@/lib/cart/seen-cart'
import { dropCookies, makeCart, makeShop } from '@/tests/support/shop-fixtures'

afterEach(() => dropCookies())

const CART = makeCart('c', [
  { skuId: 7, quantity: 3 },
  { skuId: 20, quantity: 1, isGift: true },
])
const SEEN = seenCart(CART)
const [LINE] = SEEN.lines

const plantSeen = (entry: unknown): void => localStorage.setItem('kajo-seen-cart', JSON.stringify(entry))

it('R-CART-05 the cart last seen is read back for its id and language', () => {
  expect(writeSeen(SEEN, 'sv')).toBe(true)
  expect(readSeen('c', 'sv')).toMatchObject(SEEN)
  expect(readSeen('c', 'fi')).toBeNull()
  expect(readSeen('other', 'sv')).toBeNull()
})

it.each([
  ['no object', null],
  ['no lines', { ...SEEN, lines: undefined }],
  ['a line that is null', { ...SEEN, lines: [LINE, null] }],
  ['a line without a name', { ...SEEN, lines: [{ ...LINE, name: undefined }] }],
  ['a quantity as text', { ...SEEN, lines: [{ ...LINE, quantity: '3' }] }],
  ['a line that is not said to be a gift or not', { ...SEEN, lines: [{ ...LINE, isGift: null }] }],
  ['a promo code that is no text', { ...SEEN, promoCode: 10 }],
])('R-CART-05 with an invalid entry the cart is saved, and replaces it: %s', (_what, entry) => {
  plantSeen(entry && { ...entry, lang: 'sv' })
  expect(readSeen('c', 'sv')).toBeNull()
  const { shop, state } = makeShop()
  saveCart(shop, CART)
  expect(state().cart.data).toEqual(CART)
  expect(readSeen('c', shop.config.site.lang)).toMatchObject(SEEN)
})
