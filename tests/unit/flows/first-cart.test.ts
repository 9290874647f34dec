// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { startShop } from '@/lib/flows/start-shop'
import { dropCookies, makeShop, plantCookie } from '@/tests/support/shop-fixtures'

vi.mock('@/lib/cart/ensure-cart', () => {
  throw new Error('Loading chunk 7 failed')
})
vi.mock('@/lib/cart/open-cart-link', () => {
  throw new Error('Loading chunk 8 failed')
})
const report = vi.hoisted(() => vi.fn())
vi.mock('@/lib/errors/reload-or-report', () => ({ reloadOrReport: report }))

afterEach(() => {
  dropCookies()
  window.history.replaceState(null, '', '/')
  vi.useRealTimers()
})

it('R-PAGE-15 the cart is asked for 100 ms after the start, not earlier', () => {
  vi.useFakeTimers()
  localStorage.setItem('kajo-seen-cart', '{}')
  localStorage.setItem('kajo-cart-merge', '{}')
  const { shop, state } = makeShop()
  const stop = startShop(shop)
  vi.advanceTimersByTime(99)
  expect(state().cart.isKnown).toBe(false)
  vi.advanceTimersByTime(1)
  // without a cookie, the empty cart is known without a request
  expect(state().cart.isKnown).toBe(true)
  expect({ ...localStorage }, 'nor is anything left of it').toEqual({})
  stop()
})

it.each(['/', '/?action=cart#theirs'])(
  'R-ERROR-01 code of the first cart that does not come (%s): reported, the cart can be asked for again, the link stays',
  async (address) => {
    plantCookie('ralph-cart', 'mine')
    window.history.replaceState(null, '', address)
    const { shop, state } = makeShop()
    const stop = startShop(shop)
    await vi.waitFor(() => expect(state().cart.isBroken).toBe(true))
    expect(report).toHaveBeenCalledWith(expect.any(Error), { type: 'load', component: 'first-cart' })
    expect(window.location.search + window.location.hash).toBe(address.slice(1))
    stop()
  },
)
