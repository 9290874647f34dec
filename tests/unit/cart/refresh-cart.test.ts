// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { addToCart } from '@/lib/cart/add-to-cart'
import { NO_CHANGES, serverChangesStore } from '@/lib/cart/server-changes'
import { updateCartItem } from '@/lib/cart/update-cart-item'
import { receiveMessage } from '@/lib/flows/receive-message'
import { startShop } from '@/lib/flows/start-shop'
import { clearTimer } from '@/lib/store/set-timer'
import { type Answers, cartFragment, dropCookies, makeCart, makeShop, plantCookie } from '@/tests/support/shop-fixtures'

let stop = () => {}
afterEach(() => {
  stop()
  dropCookies()
  vi.restoreAllMocks()
})

const WAIT = { timeout: 5000 }
const PIECES = [{ skuId: 7, quantity: 2 }]

/** A page restored from the back/forward cache that showed two pieces; `cookie` holds the id of the current cart, `country` that of delivery. */
function restorePage(cookie: string | null, answers: Answers = {}, country?: string) {
  const made = makeShop(answers)
  stop = startShop(made.shop)
  // the first cart of the page was fetched long ago
  clearTimer(made.shop, 'first-cart')
  made.state().setCart(makeCart('mine', PIECES))
  if (cookie) plantCookie('ralph-cart', cookie)
  if (country) plantCookie('ralph-checkout-market', country)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  return made
}

it('R-CART-01 a new page fetches the cart of the cookie; without one the cart is known to be empty', async () => {
  plantCookie('ralph-cart', 'mine')
  const { shop, state } = makeShop({ getCart: ({ id }: { id: string }) => cartFragment(id, PIECES) })
  stop = startShop(shop)
  await expect.poll(() => state().cart.data?.id, WAIT).toBe('mine')
  stop()
  dropCookies()
  const first = makeShop()
  stop = startShop(first.shop)
  await expect.poll(() => first.state().cart.isKnown, WAIT).toBe(true)
  expect(first.asked, 'nothing is made for a visitor who only looks').toEqual([])
})

it('R-MARKET-10 a page restored from the back/forward cache adopts the country chosen on another page', async () => {
  const { state, asked } = restorePage('mine', { getCart: cartFragment('mine', PIECES) }, 'no')
  expect(state().channel.checkoutMarket).toBe('no')
  await expect.poll(() => asked[0]?.variables.cartMarketAlias, WAIT).toBe('no')
})

it('R-CART-01 a page restored from the back/forward cache shows the cart as other pages left it', async () => {
  const { state, post, shop } = restorePage('mine', { getCart: cartFragment('mine', [{ skuId: 7, quantity: 1 }]) })
  await expect.poll(() => state().cart.data?.itemCount, WAIT).toBe(1)
  expect(post).not.toHaveBeenCalled()
  expect(serverChangesStore(shop).getState(), 'the shopper changed it herself').toEqual(NO_CHANGES)
})

it('R-CART-01 a page restored from the back/forward cache shows the cart that replaced its own', async () => {
  const { state } = restorePage('newer', { getCart: ({ id }: { id: string }) => cartFragment(id, PIECES) })
  await expect.poll(() => state().cart.data?.id, WAIT).toBe('newer')
})

it('R-CART-02 a page restored from the back/forward cache does not show a cart that has been ordered since', async () => {
  const { state, asked } = restorePage(null)
  expect(state().cart).toMatchObject({ data: null, isKnown: true })
  expect(asked).toEqual([])
})

it('R-CART-03 a page restored from the back/forward cache keeps its cart when the service is down or cookies are blocked', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { state } = restorePage('mine', { getCart: new Error('down') })
  await expect.poll(() => logged.mock.calls.length, WAIT).toBe(1)
  expect(state().cart.data?.itemCount).toBe(2)
  const blocked = makeShop()
  blocked.state().setCart(makeCart('memory', PIECES))
  blocked.state().setCartStored(false)
  const stopBlocked = startShop(blocked.shop)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(blocked.state().cart.data?.id).toBe('memory')
  stopBlocked()
})

it('R-TAB-01 the cart of another market is fetched after pending changes, so that an older answer replaces no newer one', async () => {
  let answer: (cart: unknown) => void = () => {}
  const { shop, asked, state } = makeShop({
    getCart: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
    addToCart: cartFragment('mine', [...PIECES, { skuId: 8, quantity: 1 }]),
  })
  state().setCart(makeCart('mine', PIECES))
  receiveMessage(shop, { type: 'cart', market: 'dk', lang: 'sv', data: makeCart('mine', PIECES) })
  await expect.poll(() => asked.length, WAIT).toBe(1)
  await import('@/lib/cart/send-add')
  const adding = addToCart(shop, { skuId: 8, quantity: 1 })
  await new Promise((resolve) => setImmediate(resolve))
  expect(asked, 'the add waits').toHaveLength(1)
  answer(cartFragment('mine', PIECES))
  await adding
  expect(state().cart.data?.itemCount).toBe(3)
})

it('R-TAB-01 R-CART-05 when two tabs change the cart at once, an older answer does not replace the other tab’s cart', async () => {
  let answer: (cart: unknown) => void = () => {}
  const both = [...PIECES, { skuId: 8, quantity: 1 }]
  const { shop, state, post } = makeShop({
    updateCartItem: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
    getCart: cartFragment('mine', both),
  })
  state().setCart(makeCart('mine', [{ skuId: 7, quantity: 1 }]))
  const changing = updateCartItem(shop, 'line-7', 2)
  receiveMessage(shop, { type: 'cart', market: 'se', lang: 'sv', data: makeCart('mine', both) })
  await new Promise((resolve) => setImmediate(resolve))
  answer(cartFragment('mine', PIECES))
  await changing
  await expect.poll(() => state().cart.data?.itemCount, WAIT).toBe(3)
  const [last] = post.mock.calls.at(-1) ?? []
  expect(last, 'the other tab has taken the older answer').toMatchObject({ type: 'cart', data: { itemCount: 3 } })
})

const GONE = { changes: [{ skuId: 7, name: 'Omlottklänning', size: '38', quantity: 0, isGift: false }] }

it('R-CART-05 the first load of a page names a line that the service has removed since the cart was last seen', async () => {
  const earlier = makeShop({ addToCart: cartFragment('mine', PIECES), getCart: cartFragment('mine') })
  await addToCart(earlier.shop, { skuId: 7, quantity: 2 })
  const { shop } = makeShop({ getCart: cartFragment('mine', []) })
  stop = startShop(shop)
  await expect.poll(() => serverChangesStore(shop).getState(), WAIT).toMatchObject(GONE)
})

it('R-CART-05 a page restored from the back/forward cache names a line that the service has removed', async () => {
  const earlier = makeShop({ addToCart: cartFragment('mine', PIECES), getCart: cartFragment('mine') })
  await addToCart(earlier.shop, { skuId: 7, quantity: 2 })
  const { shop } = restorePage('mine', { getCart: cartFragment('mine', []) })
  await expect.poll(() => serverChangesStore(shop).getState(), WAIT).toMatchObject(GONE)
})

it('R-TAB-01 a tab of another language fetches the cart and does not show the names of the other one', async () => {
  const { shop, state } = makeShop({ getCart: cartFragment('mine', [{ skuId: 7, quantity: 2, name: 'Mekko' }]) })
  receiveMessage(shop, { type: 'cart', market: 'se', lang: 'fi', data: makeCart('mine', PIECES) })
  expect(state().cart.data).toBeNull()
  await expect.poll(() => state().cart.data?.lines[0]?.product.name, WAIT).toBe('Mekko')
})

it('R-TAB-01 R-MARKET-10 a tab that takes over another market fetches the cart at its prices', async () => {
  const { shop, asked, state } = makeShop({ getCart: cartFragment('mine', PIECES) })
  state().setCart(makeCart('mine', PIECES))
  receiveMessage(shop, { type: 'market', market: 'dk', data: { alias: 'dk', currency: 'DKK' } })
  await expect.poll(() => asked[0]?.variables, WAIT).toMatchObject({ id: 'mine', cartMarketAlias: 'dk' })
})
