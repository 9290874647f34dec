// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { addToCart } from '@/lib/cart/add-to-cart'
import { cartFragment, dropCookies, makeCart, makeShop } from '@/tests/support/shop-fixtures'

afterEach(dropCookies)

it('R-PDP-09 when the service adds fewer pieces than requested, the notice shows those that were added', async () => {
  const { shop, state } = makeShop({ addToCart: cartFragment('c', [{ skuId: 7, quantity: 4 }]) })
  state().setCart(makeCart('c', [{ skuId: 7, quantity: 3 }]))
  await addToCart(shop, { skuId: 7, quantity: 2 })
  expect(state().cart.added).toMatchObject({ skuId: 7, quantity: 1 })
  expect(state().events).toMatchObject([{ type: 'cart:add', data: { quantity: 1 } }])
})

it('R-PDP-09 an addition that changes nothing is refused with the pieces that are left', async () => {
  const { shop, state } = makeShop({ addToCart: cartFragment('c', [{ skuId: 7, quantity: 3 }]) })
  state().setCart(makeCart('c', [{ skuId: 7, quantity: 3 }]))
  expect(await addToCart(shop, { skuId: 7, quantity: 2 })).toEqual({ ok: false, code: 'OUT_OF_STOCK', stock: 3 })
  expect(state().cart.added).toBeNull()
})
