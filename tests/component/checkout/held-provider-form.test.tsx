// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { updateCartItem } from '@/lib/cart/update-cart-item'
import { AppError } from '@/lib/errors/app-error'
import { fakeKlarna, openCheckout } from '@/tests/support/external-payment'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { cartFragment } from '@/tests/support/shop-fixtures'

freshBrowser()

const DOWN = new AppError('BACKEND_DOWN', 'down', 503)
const SLOW = { timeout: 4000 }

async function openForm(answers?: Parameters<typeof openCheckout>[1]) {
  const klarna = fakeKlarna()
  const made = openCheckout('KLARNA', answers)
  await made.acceptTerms()
  await made.press()
  const shown = await screen.findByText('Form 1')
  made.session.isNew = false
  const isLocked = () => shown.closest('[inert]') !== null
  const validations = () => made.asked.filter(({ name }) => name === 'validateOrderCreation').length
  return { ...made, klarna, isLocked, validations }
}

it('R-CHECKOUT-16 T20 after a failed update the form stays locked and takes no payment, until a repeated update succeeds', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { session, klarna, isLocked, validations, user } = await openForm()
  session.error = DOWN
  fireEvent.change(screen.getByRole('textbox', { name: 'Gatuadress' }), { target: { value: 'Gatan 2' } })
  expect(await screen.findByText(/Beloppet kunde inte uppdateras/, {}, SLOW)).toBeTruthy()
  expect([isLocked(), await act(() => klarna.validate()), validations()]).toEqual([true, false, 0])
  session.error = undefined
  const section = screen.getByRole('region', { name: 'Betala med Provider' })
  const retry = [...section.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Försök igen'))
  await user.click(retry ?? section)
  await waitFor(() => expect(isLocked()).toBe(false), SLOW)
  expect(screen.queryByText(/Beloppet kunde inte uppdateras/)).toBeNull()
  expect(await act(() => klarna.validate())).toBe(true)
})

it('R-CHECKOUT-16 T20 the form does not open after a failed update, and an alert gives the code', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fakeKlarna()
  const { session, acceptTerms, press } = openCheckout('KLARNA')
  await acceptTerms()
  await screen.findByRole('button', { name: /Fortsätt till Provider/ })
  session.error = DOWN
  await press()
  const alert = (await screen.findByText(/ingen beställning har skickats/)).closest('[role="alert"]')
  expect(alert?.textContent).toContain('BACKEND_DOWN')
  expect(screen.queryByText('Form 1')).toBeNull()
})

it('R-CHECKOUT-01 R-CART-05 a changing cart locks the form until the new total is sent; no payment is taken meanwhile', async () => {
  let answer = () => {}
  const waiting = new Promise<void>((resolve) => {
    answer = resolve
  })
  let price = () => {}
  const { shop, session, klarna, isLocked, validations, asked } = await openForm({
    updateCartItem: async () => {
      await waiting
      return cartFragment('c', [{ skuId: 7, quantity: 2 }])
    },
  })
  const updates = () => asked.filter(({ name }) => name === 'createOrUpdateCheckout').length
  const before = updates()
  klarna.suspend.mockClear()
  act(() => void updateCartItem(shop, 'line-7', 2))
  expect([isLocked(), await act(() => klarna.validate()), validations()]).toEqual([true, false, 0])
  expect(klarna.suspend).toHaveBeenCalledTimes(1)
  klarna.resume.mockClear()
  session.wait = new Promise((resolve) => {
    price = resolve
  })
  await act(async () => answer())
  await waitFor(() => expect(shop.store.getState().cart.data?.itemCount).toBe(2))
  expect([isLocked(), klarna.resume.mock.calls.length], 'the new total is not priced yet').toEqual([true, 0])
  price()
  await waitFor(() => expect(isLocked()).toBe(false), SLOW)
  expect(updates()).toBeGreaterThan(before)
})
