// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { acceptTerms, field, fillIn, openCheckout, placeOrderButton } from '@/tests/support/checkout-page'
import { freshBrowser } from '@/tests/support/fresh-browser'

freshBrowser()

const PASTED = {
  'E-post': '\u200bsaga@mejl.se',
  Mobil: '(+46) 70\u2011123 45 67',
  Förnamn: 'Sa\u00adga\u200b',
  Efternamn: '\u202aLind\u202c',
  Gatuadress: '\u2060Gatan 1\ufeff',
  Postnummer: 'SE\u2013111\u00a022',
  Ort: 'Stock\u200bholm',
  'Extra adressrad': '\u3164',
}

it('R-CHECKOUT-01 R-CHECKOUT-13 an order is sent without invisible characters, in the notation of the country; the fields keep what was typed', async () => {
  const { user, ordered } = openCheckout()
  await fillIn(user, 'Swish')
  await user.click(screen.getByRole('button', { name: 'Lägg till c/o, extra rad eller portkod' }))
  for (const [name, value] of Object.entries(PASTED)) fireEvent.change(field(name), { target: { value } })
  await acceptTerms(user)
  await user.click(await placeOrderButton())
  await waitFor(() => expect(ordered()).toBeDefined())
  expect(ordered()).toMatchObject({
    checkout: {
      email: 'saga@mejl.se',
      shippingAddress: {
        firstName: 'Saga',
        lastName: 'Lind',
        addressLine1: 'Gatan 1',
        addressLine2: '',
        zip: '111 22',
        city: 'Stockholm',
        mobile: '+46701234567',
      },
    },
  })
  expect(field('Mobil').value).toBe(PASTED.Mobil)
  expect(field('Postnummer').value).toBe(PASTED.Postnummer)
})

it('R-VALID-02 a name of invisible characters is empty', async () => {
  const { user, ordered } = openCheckout()
  await fillIn(user, 'Swish')
  fireEvent.change(field('Förnamn'), { target: { value: '\u200b\u3164' } })
  await acceptTerms(user)
  await user.click(await placeOrderButton())
  expect(await screen.findByText(/förnamn/i, { selector: `#firstName-error` })).toBeTruthy()
  expect(ordered()).toBeUndefined()
})
