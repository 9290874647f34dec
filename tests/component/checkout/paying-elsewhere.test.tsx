// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { ConfirmView } from '@/components/checkout/confirm/confirm-view'
import { applyToOrder } from '@/lib/checkout/order/with-order'
import sv from '@/messages/sv.json'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { router } from '@/tests/support/next-navigation'
import { CART, leaveAttempt, OPEN, ORDER, shopWith, store, stored, TYPED } from '@/tests/support/order-attempt'
import { type Answers, makeCart, renderInShop } from '@/tests/support/shop-fixtures'

const { watchOrder, stopWatching } = vi.hoisted(() => ({
  watchOrder: vi.fn<typeof import('@/lib/account/watch-order').watchOrder>(),
  stopWatching: vi.fn(),
}))
vi.mock('@/lib/account/watch-order', () => ({ watchOrder: watchOrder.mockReturnValue(stopWatching) }))

const PENDING = { completed: null, order: null, cart: OPEN, nthPurchase: 0 }
const failed = (status: string) => ({ ...PENDING, completed: false, order: { ...ORDER.order, status } })
const texts = sv.checkout.failures

freshBrowser()
afterEach(async () => {
  cleanup()
  // an earlier test may have left an order whose confirmation was not opened
  await applyToOrder({ type: 'opened' })
})

function openCheckout(answers: Answers = {}) {
  const made = shopWith(answers)
  made.state().setCart(makeCart('c', CART))
  renderInShop(<CheckoutView />, made.shop)
  return made
}

function openReturn(answers: Answers, liveUrl?: string) {
  window.history.replaceState(null, '', '/checkout/confirm?oid=p-9&cartid=c')
  const made = shopWith(answers)
  if (liveUrl) made.shop.config.liveUrl = liveUrl
  made.state().setCart(makeCart('c', CART))
  renderInShop(<ConfirmView />, made.shop)
  return made
}

async function order() {
  await screen.findByRole('radio', { name: /Swish/ })
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByTestId('place-order'))
}

const redirect = (redirectUrl: string) => ({ orderId: '1', publicId: 'p-9', status: 'pending', redirectUrl })

describe('redirect to the provider', () => {
  it('R-CHECKOUT-11 sends the return addresses and stores the order to be paid', async () => {
    store('kajo-checkout', TYPED)
    const { asked } = openCheckout({ placeOrder: redirect('http://localhost:3000/#pay') })
    await order()
    await waitFor(() => expect(window.location.hash).toBe('#pay'))
    const { checkout } = asked.find(({ name }) => name === 'placeOrder')?.variables ?? {}
    expect(checkout).toMatchObject({
      checkoutUrls: {
        redirectUrl: 'http://localhost:3000/checkout/confirm?oid={payment.uid}&cartid={geins.cartid}',
        checkoutPageUrl: 'http://localhost:3000/kassan',
        termsPageUrl: expect.stringMatching(/^http:\/\/localhost:3000\/.+/),
      },
    })
    expect(stored()).toMatchObject({ state: 'redirected', publicId: 'p-9' })
  })

  it.each(['https://evil.test/pay', 'https://pay.test@evil.test/', 'javascript:alert(1)', 'https://a:b@pay.test/'])(
    'never leads to %s, which is no configured provider',
    async (address) => {
      const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
      store('kajo-checkout', TYPED)
      openCheckout({ placeOrder: redirect(address) })
      await order()
      expect(await screen.findByText(/PROVIDER_ORIGIN/)).toBeTruthy()
      expect(window.location.href).toBe('http://localhost:3000/')
      expect(stored(), 'the service holds the order').toMatchObject({ state: 'redirected', publicId: 'p-9' })
      error.mockRestore()
    },
  )
})

describe('return to the shop', () => {
  it('R-CHECKOUT-12 a paid order is confirmed; its ids are removed from the address, and two visits report one purchase', async () => {
    const first = openReturn({ checkout: ORDER })
    expect(window.location.search, 'at once, before code is loaded').toBe('')
    expect(await screen.findByTestId('order-number')).toBeTruthy()
    const second = openReturn({ checkout: ORDER })
    await waitFor(() => expect(screen.getAllByTestId('order-number')).toHaveLength(2))
    const purchases = [first, second]
      .flatMap(({ state }) => state().events)
      .filter(({ type }) => type === 'checkout:purchase')
    expect(purchases).toHaveLength(1)
  })

  it('T27 while the payment is pending the page polls at growing intervals, then shows a message', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked } = openReturn({ checkout: PENDING })
    const count = () => asked.filter(({ name }) => name === 'checkout').length
    await waitFor(() => expect(count()).toBe(1))
    await act(() => vi.advanceTimersByTimeAsync(3500))
    expect(count()).toBe(3)
    await act(() => vi.advanceTimersByTimeAsync(40_000))
    expect(count()).toBe(7)
    expect(await screen.findByText(sv.confirm.pendingText)).toBeTruthy()
    vi.useRealTimers()
    expect(router.replace).not.toHaveBeenCalled()
  })

  it('R-GQL-07 T38 a payment that is confirmed later is shown at once, where a service tells', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let answer: unknown = PENDING
    openReturn({ checkout: () => answer }, 'wss://live.example.com/graphql')
    await act(() => vi.advanceTimersByTimeAsync(45_000))
    expect(await screen.findByText(sv.confirm.pendingText)).toBeTruthy()
    await waitFor(() => expect(watchOrder).toHaveBeenCalledTimes(1))
    const [, watched, onChange] = watchOrder.mock.calls[0] ?? []
    expect(watched).toEqual({ publicId: 'p-9', status: null })
    answer = ORDER
    act(() => onChange?.())
    expect(await screen.findByTestId('order-number')).toBeTruthy()
    vi.useRealTimers()
    await waitFor(() => expect(stopWatching).toHaveBeenCalledTimes(1))
  })

  it.each([
    ['R-CHECKOUT-10', 'refused', texts.refused],
    ['R-CHECKOUT-11', 'blocked', texts.blocked],
    ['R-CHECKOUT-11', 'outOfStock', texts.outOfStock],
    ['R-CHECKOUT-11', 'insufficient', texts.error],
    ['R-CHECKOUT-11', 'error', texts.timedOut],
    ['R-CHECKOUT-11', 'cancelled', texts.cancelled],
    ['R-CHECKOUT-11', 'changed', texts.changed],
    ['R-CHECKOUT-11', 'anything', texts.generic],
  ])(
    '%s when not paid (%s), the checkout opens with the reason, and cart and form are kept',
    async (_row, status, text) => {
      leaveAttempt({ state: 'redirected', publicId: 'p-9' })
      openReturn({ checkout: failed(status) })
      await waitFor(() => expect(router.replace).toHaveBeenCalledWith(expect.stringContaining('/kassan')))
      expect(stored()).toBeUndefined()
      cleanup()
      openCheckout()
      const said = await screen.findByText(text)
      await waitFor(() => expect(document.activeElement).toBe(said.closest('[role="alert"]')))
      expect((screen.getByRole('textbox', { name: 'Gatuadress' }) as HTMLInputElement).value).toBe('Gatan 1')
    },
  )

  it('a failed order from another device does not remove the attempt of this one', async () => {
    leaveAttempt({ state: 'redirected', publicId: 'p-mine' })
    openReturn({ checkout: failed('refused') })
    await waitFor(() => expect(router.replace).toHaveBeenCalled())
    expect(stored()?.publicId).toBe('p-mine')
  })
})

describe('checkout with an unpaid order', () => {
  const keys = (asked: { name: string; options: unknown }[]) =>
    asked.filter(({ name }) => name === 'placeOrder').map(({ options }) => JSON.stringify(options))

  /** Orders, and returns from the provider's page with the back button. */
  async function comeBack() {
    store('kajo-checkout', TYPED)
    const made = openCheckout({ checkout: PENDING, placeOrder: redirect('http://localhost:3000/#pay') })
    await order()
    await waitFor(() => expect(stored()?.state).toBe('redirected'))
    await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(await screen.findByText(texts.unpaid)).toBeTruthy()
    return made
  }

  it('T23 T27 shows a notice; ordering again sends the same key', async () => {
    const { asked } = await comeBack()
    await order()
    await waitFor(() => expect(keys(asked)).toHaveLength(2))
    expect(new Set(keys(asked)).size).toBe(1)
  })

  it('T23 a changed form is a new order with a new key', async () => {
    const { asked } = await comeBack()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Gatuadress' }), '2')
    await order()
    await waitFor(() => expect(keys(asked)).toHaveLength(2))
    expect(new Set(keys(asked)).size).toBe(2)
  })

  it('T27 when it has been paid in the meantime, the confirmation opens and nothing is sent', async () => {
    leaveAttempt({ state: 'redirected', publicId: 'p-9' })
    const { asked } = openCheckout({ checkout: ORDER })
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(expect.stringContaining('/checkout/confirm')))
    expect(asked.some(({ name }) => name === 'placeOrder')).toBe(false)
  })

  it('T27 when the payment fails while the notice is shown, the reason is shown and polling ends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    leaveAttempt({ state: 'redirected', publicId: 'p-9' })
    let status = ''
    const { asked } = openCheckout({ checkout: () => (status ? failed(status) : PENDING) })
    expect(await screen.findByText(texts.unpaid)).toBeTruthy()
    status = 'cancelled'
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(await screen.findByText(texts.cancelled)).toBeTruthy()
    expect(screen.queryByText(texts.unpaid)).toBeNull()
    expect(stored()).toBeUndefined()
    const count = () => asked.filter(({ name }) => name === 'checkout').length
    const before = count()
    await act(() => vi.advanceTimersByTimeAsync(9000))
    expect(count()).toBe(before)
  })

  it('T27 when another tab has reported the end of the payment, the notice disappears', async () => {
    leaveAttempt({ state: 'redirected', publicId: 'p-9' })
    openCheckout({ checkout: PENDING })
    expect(await screen.findByText(texts.unpaid)).toBeTruthy()
    window.dispatchEvent(new StorageEvent('storage', { key: 'kajo-order', newValue: null }))
    await waitFor(() => expect(screen.queryByText(texts.unpaid)).toBeNull())
  })
})
