// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { ConfirmView } from '@/components/checkout/confirm/confirm-view'
import { KlarnaFailView } from '@/components/checkout/payment/klarna-fail-view'
import { applyToOrder } from '@/lib/checkout/order/with-order'
import { AppError } from '@/lib/errors/app-error'
import sv from '@/messages/sv.json'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { router } from '@/tests/support/next-navigation'
import { CART, leaveAttempt, OPEN, ORDER, shopWith, store, stored, TYPED } from '@/tests/support/order-attempt'
import { type Answers, inShop, makeCart, renderInShop } from '@/tests/support/shop-fixtures'

freshBrowser()
afterEach(async () => {
  cleanup()
  await applyToOrder({ type: 'opened' })
})

const texts = sv.checkout.failures
const refused = (cart: unknown = OPEN) => ({
  completed: false,
  order: { ...ORDER.order, status: 'refused' },
  cart,
  nthPurchase: 0,
})
const PAID_BY_CARD = { ...OPEN, summary: { ...OPEN.summary, payment: { id: 24, name: 'Card', displayName: 'Kort' } } }

function openCheckout(answers: Answers = {}, hasCart = true) {
  const made = shopWith(answers)
  made.state().setCart(hasCart ? makeCart('c', CART) : null)
  renderInShop(<CheckoutView />, made.shop)
  return made
}

/** The confirmation in a browser that has lost the cart of its order. */
function openReturn(address: string, checkout: unknown) {
  leaveAttempt({ state: 'redirected', publicId: 'p-9' })
  window.history.replaceState(null, '', address)
  const made = shopWith({ checkout })
  made.state().setCart(null)
  renderInShop(<ConfirmView />, made.shop)
  return made
}

async function order() {
  await screen.findByRole('radio', { name: /Swish/ })
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByTestId('place-order'))
}

describe('return to a browser without the cart', () => {
  it('R-CHECKOUT-10 R-CHECKOUT-11 a failed payment gives its reason, and says where the cart is', async () => {
    openReturn('/checkout/confirm?oid=p-9&cartid=c', refused(PAID_BY_CARD))
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/kassan'))
    cleanup()
    openCheckout({}, false)
    const alert = (await screen.findByText(texts.cardRefused)).closest('[role="alert"]')
    expect(alert?.textContent).toContain('Kod: refused')
    expect(screen.getByText(sv.checkout.emptyElsewhere)).toBeTruthy()
    expect(screen.queryByText(sv.checkout.emptyText)).toBeNull()
  })

  it('R-CHECKOUT-12 a paid order is confirmed, and its purchase is reported', async () => {
    const { state } = openReturn('/checkout/confirm?oid=p-9&cartid=c', ORDER)
    expect(await screen.findByTestId('order-number')).toBeTruthy()
    await waitFor(() => expect(state().events.filter(({ type }) => type === 'checkout:purchase')).toHaveLength(1))
  })
})

it('T27 the confirmation opened without ids does not end a payment whose outcome is unknown', async () => {
  leaveAttempt({ state: 'redirected', paymentType: 'KLARNA' })
  window.history.replaceState(null, '', '/checkout/confirm')
  renderInShop(<ConfirmView />, shopWith().shop)
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/kassan'))
  expect(stored()).toMatchObject({ state: 'redirected', paymentType: 'KLARNA' })
})

it('R-CHECKOUT-11 the page of a failed payment shows no reason before it knows the right one', async () => {
  const { shop } = shopWith()
  window.history.replaceState(null, '', '/checkout/klarna-fail?reason=blocked')
  const html = renderToStaticMarkup(inShop(<KlarnaFailView />, shop))
  expect(/<p role="alert" class="([^"]*)"/.exec(html)?.[1], 'invisible').toMatch(/unknown/)
  renderInShop(<KlarnaFailView />, shop)
  const shown = screen.getByText(sv.checkout.failReasons.blocked)
  expect(shown.className).toBe('')
})

it('T27 when the redirect is stopped, the page can be used again and says that the payment is open', async () => {
  store('kajo-checkout', TYPED)
  openCheckout({
    placeOrder: { orderId: '1', publicId: 'p-9', status: 'pending', redirectUrl: 'http://localhost:3000/#pay' },
    checkout: { ...refused(), completed: null, order: null },
  })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const button = await screen.findByTestId('place-order')
  await screen.findByRole('radio', { name: /Swish/ })
  const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) })
  await user.click(screen.getByRole('checkbox'))
  await user.click(button)
  await waitFor(() => expect(window.location.hash).toBe('#pay'))
  expect(button.getAttribute('aria-busy')).toBe('true')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(button.hasAttribute('aria-busy')).toBe(false)
  expect(screen.getByText(texts.unpaid)).toBeTruthy()
})

it('T27 when another tab has ended the attempt without an answer, its message beside the button disappears', async () => {
  store('kajo-checkout', TYPED)
  openCheckout({ placeOrder: new AppError('BACKEND_DOWN', 'down', 503) })
  await order()
  expect(await screen.findByText(texts.unanswered)).toBeTruthy()
  window.dispatchEvent(new StorageEvent('storage', { key: 'kajo-order', newValue: null }))
  await waitFor(() => expect(screen.queryByText(texts.unanswered)).toBeNull())
})
