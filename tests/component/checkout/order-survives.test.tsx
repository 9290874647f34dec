// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { KlarnaFailView } from '@/components/checkout/payment/klarna-fail-view'
import { applyToOrder } from '@/lib/checkout/order/with-order'
import { AppError } from '@/lib/errors/app-error'
import { startShop } from '@/lib/flows/start-shop'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { router } from '@/tests/support/next-navigation'
import {
  ATTEMPT,
  CART,
  COMPLETED,
  DONE,
  leaveAttempt,
  OPEN,
  ORDER,
  renderConfirmation,
  shopWith,
  store,
  stored,
  TYPED,
} from '@/tests/support/order-attempt'
import { type Answers, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

freshBrowser()
afterEach(async () => {
  cleanup()
  // an earlier test may have left an order whose confirmation was not opened
  await applyToOrder({ type: 'opened' })
})

const DOWN = new AppError('BACKEND_DOWN', 'Network request failed', 503)

/** The checkout as a new document opens it; `cartId` null when the completed cart is gone. */
function openCheckout(answers: Answers = {}, cartId: string | null = 'c') {
  const made = shopWith(answers)
  made.state().setCart(cartId ? makeCart(cartId, CART) : null)
  renderInShop(<CheckoutView />, made.shop)
  return { ...made, sent: () => made.asked.filter(({ name }) => name === 'placeOrder') }
}

const order = async () => {
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(await screen.findByTestId('place-order'))
}
const expectConfirmation = () => waitFor(() => expect(router.replace).toHaveBeenCalledWith('/checkout/confirm'))
const notice = () => screen.findByText(/vet inte än om den kom fram/)

describe('T27 opening the checkout after an order was on its way', () => {
  it('a placed order opens its confirmation instead of an empty cart', async () => {
    leaveAttempt()
    const { asked } = openCheckout({ orderedCart: COMPLETED }, null)
    await expectConfirmation()
    expect(screen.queryByRole('heading', { name: 'Varukorgen är tom' })).toBeNull()
    expect(asked.find(({ name }) => name === 'orderedCart')?.variables).toMatchObject({ id: 'c' })
    expect(stored().state).toBe('ordered')
  })

  it('an order that has not arrived: all that was typed, a notice, and one order with the same key when she decides so', async () => {
    leaveAttempt()
    const { sent } = openCheckout()
    expect((await notice()).closest('[role=alert]')).toBeTruthy()
    expect((screen.getByRole('textbox', { name: 'Gatuadress' }) as HTMLInputElement).value).toBe('Gatan 1')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /PostNord/ })).checked).toBe(true)
    expect(sent(), 'nothing is sent by itself').toEqual([])
    await order()
    await expectConfirmation()
    expect(sent().map(({ options }) => options)).toEqual([{ idempotencyKey: ATTEMPT.key }])
  })

  it('an order that arrives while the notice is shown opens its confirmation', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    leaveAttempt()
    let isMade = false
    openCheckout({ orderedCart: () => (isMade ? COMPLETED : OPEN) })
    await notice()
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(router.replace).not.toHaveBeenCalled()
    isMade = true
    await act(() => vi.advanceTimersByTimeAsync(3000))
    await expectConfirmation()
  })

  it('when the service cannot be reached, the notice is shown and no input is lost', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    leaveAttempt()
    openCheckout({ orderedCart: DOWN })
    expect(await notice()).toBeTruthy()
    expect((screen.getByRole('textbox', { name: 'Ort' }) as HTMLInputElement).value).toBe('Stockholm')
  })

  it('an attempt the service rejected, one for another cart and one older than a day say nothing', async () => {
    const hasNoNotice = async () => {
      await screen.findByTestId('place-order')
      expect(screen.queryByText(/vet inte än om den kom fram/)).toBeNull()
      cleanup()
    }
    leaveAttempt({ state: 'rejected' })
    openCheckout()
    await hasNoNotice()
    leaveAttempt({ cartId: 'another' })
    openCheckout()
    await hasNoNotice()
    localStorage.setItem('kajo-order', JSON.stringify({ at: Date.now() - 25 * 3_600_000, data: ATTEMPT }))
    openCheckout({ orderedCart: COMPLETED })
    await hasNoNotice()
  })
})

describe('T27 the same cart in two tabs', () => {
  it('a checkout follows the tab that has ordered its cart', async () => {
    openCheckout()
    await screen.findByTestId('place-order')
    const newValue = JSON.stringify({ at: Date.now(), data: { ...ATTEMPT, state: 'ordered', publicId: 'p-1' } })
    window.dispatchEvent(new StorageEvent('storage', { key: 'kajo-order', newValue }))
    await expectConfirmation()
    cleanup()
    const { asked } = renderConfirmation({ checkout: ORDER })
    expect((await screen.findByTestId('order-number')).textContent, 'also when the other was quicker').toBe('1001')
    expect(asked.find(({ name }) => name === 'checkout')?.variables).toMatchObject({ id: 'p-1', cartId: 'c' })
  })

  it('a checkout whose cart another tab has ordered and taken away does not end at an empty cart', async () => {
    const { state } = openCheckout({ orderedCart: COMPLETED })
    await screen.findByTestId('place-order')
    store('kajo-order', { ...ATTEMPT, state: 'confirmed', typed: {}, delivery: null })
    const newValue = JSON.stringify({ at: Date.now(), data: { ...ATTEMPT, state: 'ordered' } })
    act(() => state().setCart(null))
    await expectConfirmation()
    window.dispatchEvent(new StorageEvent('storage', { key: 'kajo-order', newValue }))
    act(() => state().setCart(makeCart('c', CART)))
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(router.replace, 'once: another navigation would lose the history entry').toHaveBeenCalledTimes(1)
  })

  it('a tab that was suspended in the meantime sends nothing when its button is pressed', async () => {
    store('kajo-checkout', TYPED)
    const { sent } = openCheckout({ orderedCart: COMPLETED })
    await screen.findByRole('radio', { name: /PostNord/ })
    store('kajo-order', { ...ATTEMPT, state: 'confirmed', typed: {}, delivery: null })
    await order()
    await expectConfirmation()
    expect(sent()).toEqual([])
  })
})

describe('T27 coming back', () => {
  it('returning from a payment provider with the back button enables the page again and shows the notice', async () => {
    store('kajo-checkout', TYPED)
    openCheckout({
      placeOrder: { ...DONE, status: 'pending', publicId: null, redirectUrl: 'http://localhost:3000/#pay' },
    })
    await screen.findByRole('radio', { name: /PostNord/ })
    await order()
    await waitFor(() => expect(stored()?.state).toBe('redirected'))
    expect(screen.getByTestId('place-order').getAttribute('aria-busy')).toBe('true')
    await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(await notice()).toBeTruthy()
    expect(screen.getByTestId('place-order').hasAttribute('aria-busy')).toBe(false)
  })

  it('T23 from a provider that has refused: the next attempt has a new key', async () => {
    leaveAttempt({ state: 'redirected', paymentType: 'KLARNA' })
    renderInShop(<KlarnaFailView />, shopWith().shop)
    await waitFor(() => expect(stored()).toBeUndefined())
  })

  it('T23 the page of a refused payment does not touch an order that is on its way', async () => {
    const others = [
      { state: 'sent', publicId: '' },
      // a wallet that the shopper is still paying with
      { state: 'redirected', publicId: 'p-9' },
    ]
    for (const other of others) {
      leaveAttempt(other)
      renderInShop(<KlarnaFailView />, shopWith().shop)
      expect(await screen.findByRole('alert')).toBeTruthy()
      await act(async () => {})
      expect(stored()).toMatchObject(other)
      cleanup()
    }
  })
})

describe('T20 T27 an order without an answer', () => {
  it('an alert with its code, everything typed still there, and it may be tried again', async () => {
    store('kajo-checkout', TYPED)
    let isDown = true
    openCheckout({ placeOrder: () => (isDown ? DOWN : DONE) })
    await screen.findByRole('radio', { name: /PostNord/ })
    await order()
    const alert = (await notice()).closest('[role=alert]')
    expect(alert?.textContent).toContain('Kod: BACKEND_DOWN')
    await waitFor(() => expect(document.activeElement).toBe(alert))
    expect((screen.getByRole('textbox', { name: 'Gatuadress' }) as HTMLInputElement).value).toBe('Gatan 1')
    expect((screen.getByRole('radio', { name: /Swish/ }) as HTMLInputElement).checked).toBe(true)
    isDown = false
    await userEvent.click(screen.getByTestId('place-order'))
    await expectConfirmation()
  })
})

it('T27 every page of the shop removes input older than 24 hours', async () => {
  localStorage.setItem('kajo-checkout', JSON.stringify({ at: Date.now() - 25 * 3_600_000, data: TYPED }))
  const { shop } = makeShop()
  startShop(shop)()
  await vi.waitFor(() => expect(localStorage.getItem('kajo-checkout')).toBeNull())
})
