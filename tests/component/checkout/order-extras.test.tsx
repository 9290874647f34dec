// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  acceptTerms,
  CHECKOUT,
  errorOf,
  field,
  fillIn,
  openCheckout,
  placeOrderButton,
} from '@/tests/support/checkout-page'
import { freshBrowser } from '@/tests/support/fresh-browser'

freshBrowser()

const consent = (type: string, description: string, more = {}) => ({
  type,
  name: type,
  description,
  checked: true,
  autoAccept: false,
  ...more,
})
const CONSENTS = [
  consent('order', 'Jag godkänner köpvillkoren.'),
  consent('newsletter', 'Jag vill ha nyhetsbrevet.'),
  consent('sms', 'Jag vill ha sms.'),
  consent('service', 'Vi meddelar dig om leveransen.', { autoAccept: true }),
]

it('R-CHECKOUT-13 consents are never ticked in advance, and those the shopper ticks are sent', async () => {
  const { user, ordered, state } = openCheckout({ createOrUpdateCheckout: { ...CHECKOUT, consents: CONSENTS } })
  await waitFor(() => expect(state().checkout.consents).toHaveLength(3))
  expect(screen.getAllByRole('checkbox'), 'nothing moves the order button by itself').toHaveLength(1)
  await fillIn(user, 'Swish')
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false])
  expect(screen.getByText('Vi meddelar dig om leveransen.')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Jag vill ha sms.' }))
  await user.click(screen.getByRole('checkbox', { name: 'Jag vill ha nyhetsbrevet.' }))
  await user.click(screen.getByRole('checkbox', { name: 'Jag vill ha nyhetsbrevet.' }))
  await acceptTerms(user)
  await user.click(await placeOrderButton())
  await waitFor(() => expect(ordered()).toMatchObject({ checkout: { acceptedConsents: ['order', 'sms'] } }))
})

it('R-CHECKOUT-13 a message of at most 500 characters is sent with the order and survives a reload', async () => {
  const { user } = openCheckout()
  await placeOrderButton()
  await user.click(screen.getByRole('button', { name: 'Lägg till ett meddelande' }))
  await waitFor(() => expect(document.activeElement).toBe(field('Meddelande om beställningen')))
  await user.click(field('Meddelande om beställningen'))
  await user.paste('x'.repeat(501))
  await user.tab()
  await waitFor(() => expect(errorOf(field('Meddelande om beställningen'))).toBe('Korta ner meddelandet'))
  await user.clear(field('Meddelande om beställningen'))
  await user.type(field('Meddelande om beställningen'), ' Ring på klockan ')
  expect(screen.getByText('483 tecken kvar')).toBeTruthy()
  cleanup()
  const again = openCheckout()
  await fillIn(again.user, 'Swish')
  expect(field('Meddelande om beställningen').value).toBe(' Ring på klockan ')
  await acceptTerms(again.user)
  await again.user.click(await placeOrderButton())
  await waitFor(() => expect(again.ordered()).toMatchObject({ checkout: { message: 'Ring på klockan' } }))
})

it('R-CHECKOUT-02 a town of digits is an error', async () => {
  const { user } = openCheckout()
  await placeOrderButton()
  await user.type(field('Ort'), '11122')
  await user.tab()
  await waitFor(() => expect(errorOf(field('Ort'))).toBe('Skriv ortens namn med bokstäver'))
})
