// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useFollowOrder } from '@/components/checkout/order/use-follow-order'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { leaveAttempt, OPEN, shopWith } from '@/tests/support/order-attempt'
import { inShop } from '@/tests/support/shop-fixtures'

freshBrowser()

const PENDING = { completed: null, order: null, cart: OPEN, nthPurchase: 0 }

/** A checkout that waits for a payment; returns how often it has asked, and lets time pass. */
function follow(answer: () => unknown = () => PENDING) {
  vi.useFakeTimers()
  leaveAttempt({ state: 'redirected', publicId: 'p-9' })
  const { shop, asked } = shopWith({ checkout: answer })
  const options = { cartId: 'c', isPlacing: false, since: Date.now(), onOrdered: vi.fn(), onEnded: vi.fn() }
  renderHook(() => useFollowOrder(options), { wrapper: ({ children }) => inShop(<div>{children}</div>, shop) })
  const count = () => asked.filter(({ name }) => name === 'checkout').length
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { count, pass, options }
}

const show = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

it('T27 asks for an unpaid order every 3 seconds, then less often, and never gives up', async () => {
  const { count, pass } = follow()
  await pass(3000)
  expect(count()).toBe(1)
  await pass(27_500)
  expect(count()).toBe(10)
  await pass(60 * 60_000)
  expect(count()).toBeLessThan(110)
  const before = count()
  await pass(60_000)
  expect(count()).toBe(before + 1)
})

it('T27 a question without an answer is not asked again before the answer', async () => {
  let answer: (value: unknown) => void = () => {}
  const { count, pass } = follow(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  await pass(60_000)
  expect(count()).toBe(1)
  answer(PENDING)
  await pass(7000)
  expect(count()).toBe(2)
  // releases the lock
  answer(PENDING)
  await pass(1)
})

it('T27 a hidden page does not ask; it asks at once when the shopper returns', async () => {
  const { count, pass } = follow()
  show('hidden')
  await pass(30_000)
  expect(count()).toBe(0)
  show('visible')
  await pass(1000)
  expect(count()).toBe(1)
  act(() => void window.dispatchEvent(new Event('focus')))
  await pass(1000)
  expect(count()).toBe(2)
})
