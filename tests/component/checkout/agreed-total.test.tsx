// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { receiveCart } from '@/lib/cart/receive-cart'
import { updateCartItem } from '@/lib/cart/update-cart-item'
import { AppError } from '@/lib/errors/app-error'
import { type CheckoutInput, field, ITEMS, offer, openCheckout, radio } from '@/tests/support/delivery-offer'
import { enterGuest } from '@/tests/support/enter-guest'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { cartFragment, makeCart } from '@/tests/support/shop-fixtures'

freshBrowser()

const button = () => screen.getByTestId('place-order')
const words = () => button().textContent?.replaceAll(/\s/g, ' ')

/** A complete form but for the payment; `offerOf` answers by what was sent. */
async function fillIn(offerOf: (asked: CheckoutInput) => unknown, answers = {}) {
  const made = openCheckout(offerOf, answers)
  const { user, updates } = made
  await screen.findByTestId('place-order')
  enterGuest()
  await user.click(await radio('PostNordHome'))
  await user.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(updates().at(-1)).toMatchObject({ shippingId: 23 }))
  return { ...made, swish: await radio('Swish') }
}

it('R-CHECKOUT-01 R-CHECKOUT-14 the last choice is priced before the order; a total that the button did not show is not ordered', async () => {
  const { user, orders, swish } = await fillIn((asked) => ({
    ...offer(),
    cart: cartFragment('c', ITEMS, asked.paymentId ? { fee: 99, isDefault: false } : {}),
  }))
  expect(words()).toContain('449 kr')
  fireEvent.click(swish)
  fireEvent.click(button())
  expect(await screen.findByText(/Totalsumman har ändrats/)).toBeTruthy()
  expect(orders()).toEqual([])
  expect(words()).toContain('499 kr')
  await user.click(button())
  await waitFor(() => expect(orders()).toMatchObject([{ shippingId: 23, paymentId: 20 }]))
})

it('R-CHECKOUT-01 T20 a choice that could not be priced is not ordered, and a message is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { orders, swish } = await fillIn((asked) => (asked.paymentId ? new AppError('BACKEND_DOWN', 'down') : offer()))
  fireEvent.click(swish)
  fireEvent.click(button())
  const alert = (await screen.findByText(/^Vår tjänst svarar inte just nu/)).closest('[role="alert"]')
  expect(alert?.textContent).toContain('BACKEND_DOWN')
  expect(orders()).toEqual([])
})

it('R-CHECKOUT-01 R-CART-05 a pending change of quantity is completed before the order, which is for the total shown', async () => {
  const { user, shop, orders, swish, updates } = await fillIn(() => offer(), {
    updateCartItem: cartFragment('c', [{ skuId: 7, quantity: 2 }]),
  })
  await user.click(swish)
  await waitFor(() => expect(updates().at(-1)).toMatchObject({ paymentId: 20 }))
  void updateCartItem(shop, 'line-7', 2)
  fireEvent.click(button())
  expect(await screen.findByText(/Totalsumman har ändrats/)).toBeTruthy()
  expect(orders()).toEqual([])
})

it('R-CHECKOUT-01 R-TAB-01 a cart that another tab has priced for its own choices is priced for this form before the order', async () => {
  const { user, shop, orders, swish, updates } = await fillIn(() => offer())
  await user.click(swish)
  await waitFor(() => expect(updates().at(-1)).toMatchObject({ paymentId: 20 }))
  const before = updates().length
  act(() => receiveCart(shop, makeCart('c', ITEMS, { fee: 99, isDefault: false })))
  expect(words()).toContain('499 kr')
  await user.click(button())
  expect(await screen.findByText(/Totalsumman har ändrats/)).toBeTruthy()
  expect([orders(), updates().length]).toEqual([[], before + 1])
  expect(words()).toContain('449 kr')
  await user.click(button())
  await waitFor(() => expect(orders()).toMatchObject([{ shippingId: 23, paymentId: 20 }]))
})

it('R-CHECKOUT-01 the totals above the order button are pending until the choice is priced', async () => {
  const { swish } = await fillIn((asked) => (asked.paymentId ? new Promise(() => {}) : offer()))
  const sum = screen.getByText(/^Totalt 449 kr/, { normalizer: (text) => text.replaceAll(/\s/g, ' ') })
  expect(sum.hasAttribute('aria-busy')).toBe(false)
  fireEvent.click(swish)
  await waitFor(() => expect(sum.getAttribute('aria-busy')).toBe('true'))
})

it('R-CHECKOUT-01 T20 as long as a choice cannot be priced, no press orders it; once it can, its fee is shown first', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isDown = true
  const { user, orders, updates, swish } = await fillIn((asked) => {
    if (!asked.paymentId) return offer()
    const fee = { ...offer(), cart: cartFragment('c', ITEMS, { fee: 78, isDefault: false }) }
    return isDown ? new AppError('BACKEND_DOWN', 'down') : fee
  })
  await user.click(swish)
  await screen.findAllByText('Kod: BACKEND_DOWN')
  for (const press of [1, 2]) {
    const before = updates().length
    await user.click(button())
    await waitFor(() => expect(updates().length, `press ${press} asks again`).toBe(before + 1))
    expect(await screen.findByText(/^Vår tjänst svarar inte just nu/)).toBeTruthy()
    await waitFor(() => expect(button().hasAttribute('aria-busy')).toBe(false))
  }
  expect(orders()).toEqual([])
  isDown = false
  await user.click(button())
  expect(await screen.findByText(/Totalsumman har ändrats/)).toBeTruthy()
  expect(words()).toContain('478 kr')
  await user.click(button())
  await waitFor(() => expect(orders()).toMatchObject([{ paymentId: 20 }]))
})

it('R-CHECKOUT-01 T20 a press during an update that then fails orders nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let fail = () => {}
  const failing = new Promise<AppError>((resolve) => {
    fail = () => resolve(new AppError('BACKEND_DOWN', 'down'))
  })
  const { user, orders, updates, swish } = await fillIn((asked) => (asked.paymentId ? failing : offer()))
  await user.click(swish)
  await waitFor(() => expect(updates().at(-1)).toMatchObject({ paymentId: 20 }))
  fireEvent.click(button())
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'))
  fail()
  expect(await screen.findByText(/^Vår tjänst svarar inte just nu/)).toBeTruthy()
  expect(orders()).toEqual([])
})

it('R-CHECKOUT-01 Enter on the box of the terms, a choice or the last field orders nothing', async () => {
  const { orders, swish } = await fillIn(() => offer())
  for (const control of [screen.getByRole('checkbox'), swish, field('Ort')])
    expect(fireEvent.keyDown(control, { key: 'Enter' }), 'the browser would submit the form').toBe(false)
  expect(orders()).toEqual([])
})
