// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CHECKOUT, field, fillIn, openCheckout, placeOrderButton } from '@/tests/support/checkout-page'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { makeCart } from '@/tests/support/shop-fixtures'

freshBrowser()

const CART = makeCart('c', [{ skuId: 7, quantity: 1 }])
const stored = () => JSON.parse(localStorage.getItem('kajo-checkout') ?? 'null')?.data

it('R-CHECKOUT-01 after a return from the back/forward cache the form still holds what was typed on this visit', async () => {
  const { user } = openCheckout()
  await placeOrderButton()
  await user.type(field('Förnamn'), 'Saga')
  await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await placeOrderButton()
  expect(field('Förnamn').value).toBe('Saga')
  await user.type(field('Efternamn'), 'L')
  expect(stored(), 'the next change overwrites nothing').toMatchObject({ firstName: 'Saga', lastName: 'L' })
})

it('R-CHECKOUT-01 after another tab has emptied and filled the cart the form still holds what was typed', async () => {
  const { user, state } = openCheckout()
  await placeOrderButton()
  await user.type(field('Förnamn'), 'Saga')
  act(() => state().setCart(makeCart('c', [])))
  await screen.findByRole('heading', { name: 'Varukorgen är tom' })
  act(() => state().setCart(CART))
  await placeOrderButton()
  expect(field('Förnamn').value).toBe('Saga')
  expect(stored()).toMatchObject({ firstName: 'Saga' })
})

it('T24 a method chosen in one country is not preselected in another, even if the ids are the same', async () => {
  const { user } = openCheckout()
  await fillIn(user, 'Swish')
  await waitFor(() => expect(stored()).toMatchObject({ paymentId: '20', country: 'SE' }))
  const draft = stored()
  cleanup()
  localStorage.setItem('kajo-checkout', JSON.stringify({ at: Date.now(), data: { ...draft, country: 'DK' } }))
  const again = openCheckout()
  await screen.findByRole('radio', { name: /PostNord/ })
  await again.user.click(screen.getByRole('radio', { name: /PostNord/ }))
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Swish' })).checked).toBe(false)
  expect(field('Förnamn').value).toBe('Saga')
})

it('R-CHECKOUT-13 a ticked consent is cleared with the country, whose texts it was given to', async () => {
  const consents = [{ type: 'sms', name: 'sms', description: 'Jag vill ha sms.', checked: false, autoAccept: false }]
  const { user, asked } = openCheckout({ createOrUpdateCheckout: { ...CHECKOUT, consents } })
  await fillIn(user, 'Swish')
  await user.click(screen.getByRole('checkbox', { name: 'Jag vill ha sms.' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'Danmark')
  await screen.findByText('Vi levererar nu till Danmark.')
  await waitFor(() =>
    expect(asked.filter(({ name }) => name === 'createOrUpdateCheckout').at(-1)?.variables).toMatchObject({
      checkoutMarketId: 'dk',
      checkout: { acceptedConsents: [] },
    }),
  )
})
