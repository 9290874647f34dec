// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { ConfirmView } from '@/components/checkout/confirm-view'
import { KlarnaFailView } from '@/components/checkout/klarna-fail-view'
import { takeOrderIds } from '@/lib/checkout/order-ids'
import { AppError } from '@/lib/errors/app-error'
import { startShop } from '@/lib/flows/start-shop'
import { PURCHASE } from '@/tests/support/purchase'
import { type Answers, cartFragment, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const router = { push: vi.fn(), replace: vi.fn(), pathname: '/kassan' }
vi.mock('@/components/ui/use-shop-router', () => ({ useShopRouter: () => router }))

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(async () => {
  cleanup()
  // the order a test was led to without opening its confirmation
  await takeOrderIds()
  vi.useRealTimers()
  vi.clearAllMocks()
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

const CART = [{ skuId: 7, quantity: 1 }]
const OPEN = cartFragment('c', CART)
const COMPLETED = { ...OPEN, isCompleted: true }
const method = (id: number, name: string) => ({
  id,
  name,
  displayName: name,
  logo: null,
  feeIncVat: 0,
  feeExVat: 0,
  feeIncVatFormatted: '0 kr',
  feeExVatFormatted: '0 kr',
  isDefault: false,
  isSelected: false,
})
const TYPED = {
  email: 'saga@mejl.se',
  mobile: '0701234567',
  firstName: 'Saga',
  lastName: 'Lind',
  addressLine1: 'Gatan 1',
  zip: '111 22',
  city: 'Stockholm',
  shippingId: '21',
  paymentId: '20',
}
const ATTEMPT = {
  cartId: 'c',
  content: '7x1|',
  key: 'a'.repeat(32),
  startedAt: Date.now(),
  state: 'sent',
  publicId: '',
  typed: TYPED,
  delivery: { first: Date.UTC(2026, 10, 26), last: Date.UTC(2026, 10, 30) },
}
const DOWN = new AppError('BACKEND_DOWN', 'Network request failed', 503)
const DONE = { orderId: '1001', publicId: 'p-1', status: 'completed', redirectUrl: null }
const ORDER = {
  completed: true,
  nthPurchase: 1,
  order: { ...PURCHASE, sum: 449, billingAddress: null, shippingAddress: null, rows: [] },
  cart: COMPLETED,
}

const store = (key: string, data: unknown) => localStorage.setItem(key, JSON.stringify({ at: Date.now(), data }))
const stored = () => JSON.parse(localStorage.getItem('kajo-order') ?? 'null')?.data
/** What a document leaves on the device when it is gone while an order is on its way. */
const leaveAttempt = (changes: Partial<typeof ATTEMPT> = {}) => {
  store('kajo-checkout', TYPED)
  store('kajo-order', { ...ATTEMPT, ...changes })
}

const shopWith = (answers: Answers = {}) =>
  makeShop({
    createOrUpdateCheckout: {
      shippingOptions: [method(21, 'PostNord')],
      paymentOptions: [method(20, 'Swish')],
      cart: OPEN,
    },
    validateOrderCreation: { isValid: true, message: null, memberType: null },
    placeOrder: DONE,
    getCart: OPEN,
    orderedCart: OPEN,
    ...answers,
  })

/** The checkout as a new document opens it; `cartId` null is a bag that the completed cart has left empty. */
function openCheckout(answers: Answers = {}, cartId: string | null = 'c') {
  const made = shopWith(answers)
  made.state().setCart(cartId ? makeCart(cartId, CART) : null)
  renderInShop(<CheckoutView />, made.shop)
  return { ...made, sent: () => made.asked.filter(({ name }) => name === 'placeOrder') }
}

function renderConfirmation(answers: Answers = {}) {
  const made = shopWith(answers)
  made.state().setCart(makeCart('c', CART))
  renderInShop(<ConfirmView />, made.shop)
  const purchases = () => made.state().events.filter(({ type }) => type === 'checkout:purchase')
  return { ...made, purchases }
}

const order = async () => {
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(await screen.findByTestId('place-order'))
}
const expectConfirmation = () => waitFor(() => expect(router.replace).toHaveBeenCalledWith('/checkout/confirm'))
const notice = () => screen.findByText(/vet inte än om den kom fram/)

describe('T27 opening the checkout after an order was on its way', () => {
  it('an order that was made leads to its confirmation, not to an empty bag', async () => {
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

  it('an order that arrives while she reads the notice leads to its confirmation', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    leaveAttempt({ startedAt: Date.now() })
    let isMade = false
    openCheckout({ orderedCart: () => (isMade ? COMPLETED : OPEN) })
    await notice()
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(router.replace).not.toHaveBeenCalled()
    isMade = true
    await act(() => vi.advanceTimersByTimeAsync(3000))
    await expectConfirmation()
  })

  it('a service that cannot be asked: the notice, and nothing typed is lost', async () => {
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
    expect(asked[0]?.variables).toMatchObject({ id: 'p-1', cartId: 'c' })
  })

  it('a tab that was asleep meanwhile sends nothing when it is pressed', async () => {
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
  it('from a payment provider by "back": the page works again and says what is not known', async () => {
    store('kajo-checkout', TYPED)
    openCheckout({ placeOrder: { ...DONE, status: 'pending', publicId: null, redirectUrl: 'http://localhost/#pay' } })
    await screen.findByRole('radio', { name: /PostNord/ })
    await order()
    await waitFor(() => expect(stored()?.state).toBe('redirected'))
    expect(screen.getByTestId('place-order').getAttribute('aria-busy')).toBe('true')
    await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(await notice()).toBeTruthy()
    expect(screen.getByTestId('place-order').hasAttribute('aria-busy')).toBe(false)
  })

  it('T23 from a provider that has refused: the next attempt has a new key', async () => {
    leaveAttempt({ state: 'redirected' })
    renderInShop(<KlarnaFailView />, shopWith().shop)
    await waitFor(() => expect(stored()).toBeUndefined())
  })

  it('T23 the page of a refused payment does not touch an order that is on its way', async () => {
    leaveAttempt()
    renderInShop(<KlarnaFailView />, shopWith().shop)
    expect(await screen.findByRole('alert')).toBeTruthy()
    await act(async () => {})
    expect(stored().state).toBe('sent')
  })
})

describe('T27 the confirmation', () => {
  it('ids a provider brings in the address move into the history entry and survive a reload there', async () => {
    window.history.replaceState(null, '', '/checkout/confirm?oid=p-1&cartid=c&lang=sv')
    const { asked } = renderConfirmation({ checkout: ORDER })
    expect((await screen.findByTestId('order-number')).textContent).toBe('1001')
    expect(window.location.pathname + window.location.search).toBe('/checkout/confirm?lang=sv')
    expect(asked.find(({ name }) => name === 'checkout')?.variables).toMatchObject({ id: 'p-1', cartId: 'c' })
    cleanup()
    const reloaded = renderConfirmation({ checkout: ORDER })
    await screen.findByTestId('order-number')
    expect(reloaded.asked.find(({ name }) => name === 'checkout')?.variables).toMatchObject({ id: 'p-1' })
  })

  it('our own comes without an address, and leaves nothing typed and no public id on the device', async () => {
    window.history.replaceState(null, '', '/checkout/confirm')
    leaveAttempt({ state: 'ordered', publicId: 'p-1' })
    renderConfirmation({ checkout: ORDER })
    await screen.findByTestId('order-number')
    expect(await screen.findByText('Kommer'), 'the delivery promised').toBeTruthy()
    await waitFor(() => expect(stored().state).toBe('confirmed'))
    expect(JSON.stringify(localStorage)).not.toMatch(/saga|Gatan|p-1/)
    cleanup()
    window.history.replaceState(null, '', '/checkout/confirm')
    renderConfirmation({ checkout: ORDER, orderedCart: COMPLETED })
    expect(
      await screen.findByRole('heading', { name: 'Vi hittar inte beställningen' }),
      'not for who comes later',
    ).toBeTruthy()
  })

  it('R-CHECKOUT-12 an order whose answer was lost: made from the lines of its cart, the number comes by e-mail, counted once', async () => {
    window.history.replaceState(null, '', '/checkout/confirm')
    leaveAttempt({ state: 'ordered' })
    const { state, purchases } = renderConfirmation({ orderedCart: COMPLETED })
    expect(await screen.findByText('Omlottklänning')).toBeTruthy()
    expect(screen.queryByTestId('order-number')).toBeNull()
    expect(screen.getByText('Kommer med e-post')).toBeTruthy()
    expect(screen.getByText('saga@mejl.se')).toBeTruthy()
    expect(screen.getByText('Gatan 1')).toBeTruthy()
    expect(state().cart.data).toBeNull()
    expect(purchases()).toMatchObject([{ data: { ...PURCHASE, orderId: '' } }])
    cleanup()
    const reloaded = renderConfirmation({ orderedCart: COMPLETED })
    expect(await screen.findByText('Omlottklänning')).toBeTruthy()
    expect(screen.getByText(/Ordernumret och bekräftelsen kommer med e-post/)).toBeTruthy()
    expect(reloaded.purchases()).toEqual([])
  })

  it('an attempt whose cart is still open leads to the checkout', async () => {
    window.history.replaceState(null, '', '/checkout/confirm')
    leaveAttempt()
    renderConfirmation()
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/kassan'))
  })

  it('a cart id in an address shows nobody the goods of that cart', async () => {
    window.history.replaceState(null, '', '/checkout/confirm?cartid=c')
    const { asked } = renderConfirmation({ orderedCart: COMPLETED })
    expect(await screen.findByRole('heading', { name: 'Vi hittar inte beställningen' })).toBeTruthy()
    expect(asked).toEqual([])
  })
})

it('T27 every page of the shop removes what was typed more than 24 hours ago', () => {
  localStorage.setItem('kajo-checkout', JSON.stringify({ at: Date.now() - 25 * 3_600_000, data: TYPED }))
  const { shop } = makeShop()
  startShop(shop)()
  expect(localStorage.getItem('kajo-checkout')).toBeNull()
})
