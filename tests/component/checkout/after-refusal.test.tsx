// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AppError } from '@/lib/errors/app-error'
import { acceptTerms, errorOf, field, fillIn, openCheckout, placeOrderButton } from '@/tests/support/checkout-page'
import { freshBrowser } from '@/tests/support/fresh-browser'

freshBrowser()

const EMAIL_ERROR = 'Skriv hela e-postadressen, t.ex. namn@exempel.se'

/** Presses the order button of a complete form. */
async function order(answers: Parameters<typeof openCheckout>[0]) {
  const made = openCheckout(answers)
  await fillIn(made.user, 'Swish')
  await acceptTerms(made.user)
  await made.user.click(await placeOrderButton())
  return made
}

it('R-CHECKOUT-06 R-VALID-01 an e-mail that the service refuses is not ordered, and is an error at its field as well', async () => {
  const message = 'Email seems to be invalid'
  const { user, ordered } = await order({ validateOrderCreation: { isValid: false, message, memberType: null } })
  expect(await screen.findByText(/E-postadressen verkar inte stämma/)).toBeTruthy()
  expect(ordered()).toBeUndefined()
  await waitFor(() => expect(errorOf(field('E-post'))).toBe(EMAIL_ERROR))
  expect(field('E-post').getAttribute('aria-invalid')).toBe('true')
  await user.type(field('E-post'), 'x')
  await waitFor(() => expect(errorOf(field('E-post')), 'another one may be right').toBe(''))
})

it('R-CHECKOUT-11 after sold out the order summary of a phone is open, and the notice has a button into it', async () => {
  const { user } = await order({ placeOrder: new AppError('OUT_OF_STOCK', 'Only 0 left') })
  const toggle = await screen.findByRole('button', { name: /^Din beställning, 1 vara/ })
  await waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('true'))
  await user.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  await user.click(screen.getByRole('button', { name: 'Ändra i varukorgen' }))
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  await waitFor(() => expect(document.activeElement?.id).toBe('order-summary'))
})

it('R-CART-14 after an expired promo code the order summary of a phone is open', async () => {
  await order({ placeOrder: new AppError('PROMO_CODE_IDLE', 'used') })
  const toggle = await screen.findByRole('button', { name: /^Din beställning, 1 vara/ })
  await waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('true'))
})

it('R-CHECKOUT-13 errors of an organisation’s fields do not come back with its choice', async () => {
  const { user } = openCheckout()
  await placeOrderButton()
  const choose = (name: string) => user.click(screen.getByRole('button', { name }))
  await choose('Företag eller förening')
  await user.click(await placeOrderButton())
  await waitFor(() => expect(errorOf(field('Företagets namn'))).not.toBe(''))
  await choose('Privatperson')
  await choose('Företag eller förening')
  const errors = () => [errorOf(field('Företagets namn')), errorOf(field('Organisationsnummer'))]
  await waitFor(() => expect(errors()).toEqual(['', '']))
})

it('an error of the field that is left does not move the button under a pressed finger', async () => {
  const { user } = openCheckout()
  const button = await placeOrderButton()
  await user.type(field('E-post'), 'saga')
  await user.pointer({ keys: '[MouseLeft>]', target: button })
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(document.activeElement).not.toBe(field('E-post'))
  expect(errorOf(field('E-post'))).toBe('')
  await user.pointer({ keys: '[/MouseLeft]', target: button })
  await waitFor(() => expect(errorOf(field('E-post'))).toBe(EMAIL_ERROR))
})
