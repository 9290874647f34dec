// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addToCart } from '@/lib/cart/add-to-cart'
import { fetchCart } from '@/lib/cart/fetch-cart'
import { receiveCart } from '@/lib/cart/receive-cart'
import type { Shop } from '@/lib/store/shop'
import { cartFragment, dropCookies, makeCart, makeShop, plantCookie } from '@/tests/support/shop-fixtures'
import { createLocks } from '@/tests/support/web-locks'

const cookie = (): string | undefined => /(?:^|; )ralph-cart=([^;]*)/.exec(document.cookie)?.[1]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  dropCookies()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Two tabs of one browser in front of one backend, which takes its time. */
function twoTabs(known: Record<string, Record<number, number>> = {}) {
  const carts = new Map(Object.entries(known))
  const made: string[] = []
  const fragment = (id: string) =>
    cartFragment(
      id,
      Object.entries(carts.get(id) ?? {}).map(([skuId, quantity]) => ({ skuId: Number(skuId), quantity })),
    )
  const getCart = async ({ id }: { id: string }) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    if (id) return carts.has(id) ? fragment(id) : null
    const newId = `new-${made.length + 1}`
    made.push(newId)
    carts.set(newId, {})
    return fragment(newId)
  }
  const addOne = async ({ id, item }: { id: string; item: { skuId: number; quantity: number } }) => {
    const lines = carts.get(id)
    if (!lines) return null
    lines[item.skuId] = (lines[item.skuId] ?? 0) + item.quantity
    return fragment(id)
  }
  const [one, other] = [makeShop({ getCart, addToCart: addOne }), makeShop({ getCart, addToCart: addOne })]
  one.post.mockImplementation(({ data }) => receiveCart(other.shop, data as Parameters<typeof receiveCart>[1]))
  other.post.mockImplementation(({ data }) => receiveCart(one.shop, data as Parameters<typeof receiveCart>[1]))
  return { one, other, carts, made }
}

/** Lets time pass until the promise is settled; what is imported on the way takes real time. */
async function settle<T>(promise: Promise<T>): Promise<T> {
  let isSettled = false
  const note = () => {
    isSettled = true
  }
  promise.then(note, note)
  while (!isSettled) await vi.advanceTimersByTimeAsync(50)
  return promise
}

async function bothAdd(one: Shop, other: Shop) {
  const adding = [addToCart(one, { skuId: 7, quantity: 1 }), addToCart(other, { skuId: 8, quantity: 1 })]
  return (await settle(Promise.all(adding))).map(({ ok }) => ok)
}

it.each([
  ['Web Locks', () => {}],
  ['a lease in local storage', () => vi.stubGlobal('navigator', { onLine: true })],
])('R-CART-05 the first adds of two fresh tabs make one cart, with %s', async (_way, prepare) => {
  prepare()
  const { one, other, carts, made } = twoTabs()
  expect(await bothAdd(one.shop, other.shop)).toEqual([true, true])
  expect(made).toEqual(['new-1'])
  expect(carts.get('new-1')).toEqual({ 7: 1, 8: 1 })
  expect(cookie()).toBe('new-1')
})

it('R-CART-05 a tab that finds the cookie of another tab inside the lock uses that cart, without a message', async () => {
  vi.stubGlobal('navigator', { locks: createLocks() })
  const { one, other, made } = twoTabs()
  // the message between the tabs is lost
  one.post.mockImplementation(() => {})
  expect(await bothAdd(one.shop, other.shop)).toEqual([true, true])
  expect(made).toHaveLength(1)
  expect(other.state().cart.data?.lines.map(({ skuId }) => skuId)).toEqual([7, 8])
})

it('T19 two tabs whose cart no longer exists create one new cart together', async () => {
  const { one, other, carts, made } = twoTabs()
  plantCookie('ralph-cart', 'gone')
  one.state().setCart(makeCart('gone'))
  other.state().setCart(makeCart('gone'))
  expect(await bothAdd(one.shop, other.shop)).toEqual([true, true])
  expect(made).toEqual(['new-1'])
  expect(carts.get('new-1')).toEqual({ 7: 1, 8: 1 })
  expect(cookie()).toBe('new-1')
})

it('R-CART-03 a tab whose cart no longer exists uses the newer one of the cookie', async () => {
  const { one, made } = twoTabs({ newer: { 9: 2 } })
  one.state().setCart(makeCart('gone'))
  plantCookie('ralph-cart', 'newer')
  expect((await settle(fetchCart(one.shop)))?.id).toBe('newer')
  expect(made).toEqual([])
  expect(cookie()).toBe('newer')
})
