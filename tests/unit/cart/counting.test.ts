// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { addToCart } from '@/lib/cart/add-to-cart'
import { receiveCart } from '@/lib/cart/receive-cart'
import { isCountPending, shownCount } from '@/lib/cart/shown-count'
import { updateCartItem } from '@/lib/cart/update-cart-item'
import { AppError } from '@/lib/errors/app-error'
import { cartFragment, dropCookies, makeCart, makeShop } from '@/tests/support/shop-fixtures'

afterEach(dropCookies)

const ONE = [{ skuId: 7, quantity: 1 }]

/** A backend that answers when told to. */
function heldShop(answer: unknown) {
  const waiting: (() => void)[] = []
  const made = makeShop({ addToCart: () => new Promise((resolve) => waiting.push(() => resolve(answer))) })
  made.state().setCart(makeCart('c', ONE))
  const asked = () => expect.poll(() => waiting.length)
  return { ...made, asked, release: () => waiting.shift()?.() }
}

describe('the count in the header', () => {
  it('R-CART-05 an addition is counted before the request, and pending until the response', async () => {
    const { shop, state, asked, release } = heldShop(cartFragment('c', [{ skuId: 7, quantity: 3 }]))
    const adding = addToCart(shop, { skuId: 7, quantity: 2 })
    expect(shownCount(state().cart)).toBe(3)
    expect(isCountPending(state().cart)).toBe(true)
    await asked().toBe(1)
    release()
    await adding
    expect(shownCount(state().cart)).toBe(3)
    expect(isCountPending(state().cart)).toBe(false)
  })

  it('R-CART-05 adds in quick succession are all counted at once and sent one after the other', async () => {
    const { shop, state, asked, release } = heldShop(cartFragment('c', [{ skuId: 7, quantity: 2 }]))
    const adding = [addToCart(shop, { skuId: 7, quantity: 1 }), addToCart(shop, { skuId: 8, quantity: 1 })]
    expect(shownCount(state().cart)).toBe(3)
    await asked().toBe(1)
    release()
    await adding[0]
    expect(shownCount(state().cart), 'the second one is still on its way').toBe(3)
    await asked().toBe(1)
    release()
    await Promise.all(adding)
    expect(isCountPending(state().cart)).toBe(false)
  })

  it('R-PDP-09 a refused addition is removed from the count', async () => {
    const { shop, state } = makeShop({ addToCart: new AppError('BACKEND_DOWN', 'down', 503) })
    state().setCart(makeCart('c', ONE))
    const adding = addToCart(shop, { skuId: 7, quantity: 1 })
    expect(shownCount(state().cart)).toBe(2)
    expect((await adding).ok).toBe(false)
    expect(shownCount(state().cart)).toBe(1)
    expect(isCountPending(state().cart)).toBe(false)
  })

  it('R-TAB-01 items added in another tab are counted together with pending ones', async () => {
    const { shop, state, asked, release } = heldShop(
      cartFragment('c', [
        { skuId: 7, quantity: 2 },
        { skuId: 9, quantity: 4 },
      ]),
    )
    const adding = addToCart(shop, { skuId: 7, quantity: 1 })
    receiveCart(shop, makeCart('c', [...ONE, { skuId: 9, quantity: 4 }]))
    expect(shownCount(state().cart)).toBe(6)
    await asked().toBe(1)
    release()
    await adding
    expect(shownCount(state().cart)).toBe(6)
  })

  it('R-CART-05 a requested quantity is counted before the response', async () => {
    const { shop, state } = makeShop({ updateCartItem: cartFragment('c', [{ skuId: 7, quantity: 4 }]) })
    state().setCart(makeCart('c', ONE))
    const changing = updateCartItem(shop, 'line-7', 4)
    expect(shownCount(state().cart)).toBe(4)
    expect(isCountPending(state().cart)).toBe(true)
    await changing
    expect(isCountPending(state().cart)).toBe(false)
  })
})
