// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { userFragment } from '@/tests/support/account-fixtures'
import { acceptTerms, field, openCheckout, placeOrderButton } from '@/tests/support/checkout-page'
import { freshBrowser } from '@/tests/support/fresh-browser'

freshBrowser()

const ADDRESS = {
  firstName: 'Saga',
  lastName: 'Lind',
  careOf: 'c/o Berg',
  addressLine1: 'Storgatan 1',
  addressLine2: null,
  zip: '111 22',
  city: 'Stockholm',
  country: 'SE',
  entryCode: null,
  mobile: '+46701234567',
  company: null,
}
const SAGA = { id: '7', email: 'saga@mejl.se' }
const known = (address: typeof ADDRESS = ADDRESS) => ({
  getUser: userFragment({ email: SAGA.email, address }),
})

it('R-ACCOUNT-01 R-DATA-05 signing in inside the checkout fills the empty fields from the account; what was typed stays', async () => {
  const { user, state, asked } = openCheckout(known())
  await placeOrderButton()
  await user.type(field('Förnamn'), 'Sanna')
  await user.click(screen.getByRole('button', { name: 'Logga in' }))
  expect(state().layers.overlay.current).toBe('sign-in')
  const sent = () => asked.filter(({ name }) => name === 'createOrUpdateCheckout').length
  const before = sent()
  act(() => state().setUser(SAGA))
  await waitFor(() => expect(field('Postnummer').value).toBe('111 22'))
  expect(field('E-post').value).toBe(SAGA.email)
  expect(field('Förnamn').value, 'typed before').toBe('Sanna')
  expect(field('Efternamn').value).toBe('Lind')
  expect(field(/c\/o/i).value, 'a field behind a button is shown').toBe('c/o Berg')
  expect(screen.getByText('Inloggad som saga@mejl.se')).toBeTruthy()
  // the service then offers her balance and prices
  await waitFor(() => expect(sent()).toBeGreaterThan(before), { timeout: 5000 })
})

it('an address in another country is not filled in', async () => {
  const { state } = openCheckout(known({ ...ADDRESS, country: 'FI' }))
  await placeOrderButton()
  act(() => state().setUser(SAGA))
  await waitFor(() => expect(field('E-post').value).toBe(SAGA.email))
  expect(field('Efternamn').value).toBe('Lind')
  expect(field('Postnummer').value).toBe('')
})

it('the account fills the form once: what the shopper empties stays empty', async () => {
  const { state, user } = openCheckout(known())
  await placeOrderButton()
  act(() => state().setUser(SAGA))
  await waitFor(() => expect(field('Efternamn').value).toBe('Lind'))
  await user.clear(field('Efternamn'))
  await acceptTerms(user)
  await user.click(await placeOrderButton())
  expect(field('Efternamn').value).toBe('')
  expect(document.activeElement).toBe(field('Efternamn'))
})

it.each([
  ['Student 2026', 'Studentpriser'],
  ['STORE-CURVE', 'Curve-priser'],
  ['Guld', null],
])('R-PRICE-04 T47 a shopper of the type %s is told whose prices she gets: %s', async (memberType, label) => {
  const { state } = openCheckout({ getUser: userFragment({ memberType }) })
  await placeOrderButton()
  act(() => state().setUser(SAGA))
  await waitFor(() => expect(field('E-post').value).toBe(SAGA.email))
  expect(screen.queryByText(/^(Student|Curve-)priser/)?.textContent ?? null).toBe(label)
})
