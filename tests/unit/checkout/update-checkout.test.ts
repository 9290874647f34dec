// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { EMPTY_FORM } from '@/lib/checkout/form/checkout-form'
import { updateCheckout } from '@/lib/checkout/form/update-checkout'
import { sendEvent } from '@/lib/checkout/order/send-event'
import { applyToOrder } from '@/lib/checkout/order/with-order'
import { AppError } from '@/lib/errors/app-error'
import { cartFragment, makeCart, makeShop } from '@/tests/support/shop-fixtures'

const LINES = [{ skuId: 7, quantity: 1 }]
const ANSWER = { shippingOptions: [], paymentOptions: [], cart: cartFragment('c', LINES) }

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('R-CHECKOUT-01 the totals are pending until the last of several updates is answered', async () => {
  const answers: (() => void)[] = []
  const waiting = () => new Promise((resolve) => answers.push(() => resolve(ANSWER)))
  const { shop, state } = makeShop({ createOrUpdateCheckout: waiting })
  state().setCart(makeCart('c', LINES))
  const first = updateCheckout(shop, EMPTY_FORM)
  const second = updateCheckout(shop, EMPTY_FORM)
  await vi.waitFor(() => expect(answers).toHaveLength(1), { timeout: 10_000 })
  answers[0]?.()
  await first
  expect(state().checkout.isUpdating).toBe(true)
  await vi.waitFor(() => expect(answers).toHaveLength(2), { timeout: 10_000 })
  answers[1]?.()
  await second
  expect(state().checkout.isUpdating).toBe(false)
})

const GONE = new AppError('CART_NOT_FOUND', 'no such cart', 404)

it.each([
  ['by the code', GONE],
  ['by an empty answer (T19)', null],
])('R-CHECKOUT-16 a cart that is gone %s is replaced by the shopper’s present one', async (_how, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { shop, state, asked } = makeShop({ createOrUpdateCheckout: answer, getCart: cartFragment('new', LINES) })
  state().setCart(makeCart('c', LINES))
  expect(await updateCheckout(shop, EMPTY_FORM)).toBe(false)
  expect(asked.map(({ name }) => name)).toContain('getCart')
  expect(state().cart.data?.id).toBe('new')
})

it('R-CHECKOUT-16 a cart that is removed during the update, with no order sent, is replaced', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { shop, state } = makeShop({
    createOrUpdateCheckout: () => {
      state().setCart(null)
      return GONE
    },
    getCart: cartFragment('new', LINES),
  })
  state().setCart(makeCart('c', LINES))
  await updateCheckout(shop, EMPTY_FORM)
  expect(state().cart.data?.id).toBe('new')
})

it('T27 a cart that an order may have completed is not replaced', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const gone = new AppError('CART_NOT_FOUND', 'no such cart', 404)
  const { shop, state, asked } = makeShop({ createOrUpdateCheckout: gone, getCart: cartFragment('new', LINES) })
  state().setCart(makeCart('c', LINES))
  await applyToOrder(sendEvent(shop, { agreed: makeCart('c', LINES), form: EMPTY_FORM, delivery: null }))
  expect(await updateCheckout(shop, EMPTY_FORM)).toBe(false)
  expect(asked.map(({ name }) => name)).not.toContain('getCart')
  expect(state().cart.data?.id).toBe('c')
})

it('R-CART-09 a free gift that is gone leaves the cart, though the total is the same', async () => {
  const { shop, state } = makeShop({ createOrUpdateCheckout: ANSWER })
  const cart = makeCart('c', LINES)
  const [line] = cart.lines
  if (!line) throw new Error('The cart has no line')
  state().setCart({ ...cart, gifts: [{ ...line, skuId: 9 }] })
  await updateCheckout(shop, EMPTY_FORM)
  expect(state().cart.data?.gifts).toEqual([])
})

it('R-ANALYTICS-02 an update tells the chosen methods and the priced cart', async () => {
  const { shop, state } = makeShop({ createOrUpdateCheckout: ANSWER })
  state().setCart(makeCart('c', LINES))
  await updateCheckout(shop, EMPTY_FORM)
  expect(state().events).toMatchObject([
    { type: 'checkout:update', data: { shipping: '', payment: '', cart: { id: 'c' } } },
  ])
})
