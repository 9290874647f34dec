// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { isSameTown } from '@/lib/person/town'
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

type Asked = { checkout: { shippingAddress: { zip: string; city: string } } }

/** Gives the town of 111 22, and repeats a town that was sent. */
const withTown = ({ checkout: { shippingAddress } }: Asked) => {
  const { zip, city } = shippingAddress
  return { ...CHECKOUT, shippingAddress: { zip, city: city || (zip === '111 22' ? 'Stockholm' : '') } }
}

it('R-CHECKOUT-02 the town of the postcode is offered while the field is empty, and never replaces input', async () => {
  const { user, asked } = openCheckout({ createOrUpdateCheckout: withTown })
  await placeOrderButton()
  await user.type(field('Postnummer'), '11122')
  const offer = await screen.findByRole('button', { name: 'Välj Stockholm' })
  expect(field('Ort').value, 'only offered').toBe('')
  await user.type(field('Ort'), 'S')
  expect(screen.queryByRole('button', { name: 'Välj Stockholm' })).toBeNull()
  await user.clear(field('Ort'))
  await user.click(await screen.findByRole('button', { name: 'Välj Stockholm' }))
  expect(offer.isConnected).toBe(false)
  expect(field('Ort').value).toBe('Stockholm')
  expect(document.activeElement).toBe(field('Ort'))

  const before = asked.length
  await user.clear(field('Postnummer'))
  await user.type(field('Postnummer'), '41122')
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
  expect(field('Ort').value).toBe('Stockholm')
})

it('R-CHECKOUT-02 a town that the service repeats from the form is not offered', async () => {
  const { user, state } = openCheckout({
    createOrUpdateCheckout: (variables: { checkout: { shippingAddress: object } }) => ({
      ...CHECKOUT,
      shippingAddress: variables.checkout.shippingAddress,
    }),
  })
  await placeOrderButton()
  await user.type(field('Ort'), 'Sthlm')
  await user.type(field('Postnummer'), '11122')
  await waitFor(() => expect(state().checkout.currentZip).toBe('111 22'))
  await user.clear(field('Ort'))
  expect(screen.queryByRole('button', { name: /^Välj/ })).toBeNull()
})

it('R-CHECKOUT-02 a typed town that is not that of the postcode brings a hint with a button, once the field is left', async () => {
  const { user, state } = openCheckout({ createOrUpdateCheckout: withTown })
  await placeOrderButton()
  await user.type(field('Ort'), 'Göteborg')
  await user.type(field('Postnummer'), '11122')
  const hint = 'Postnummer 111 22 hör till Stockholm.'
  expect((await screen.findByText(hint)).closest('[role=status]')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Välj Stockholm' }))
  expect(field('Ort').value).toBe('Stockholm')
  await waitFor(() => expect(screen.queryByText(hint)).toBeNull())

  await user.clear(field('Ort'))
  await user.type(field('Ort'), 'Malmö')
  expect(screen.queryByText(hint), 'not while typing').toBeNull()
  await user.tab()
  expect(await screen.findByText(hint)).toBeTruthy()
  expect(errorOf(field('Ort')), 'a hint is no error').toBe('')
  expect(state().checkout.town).toBe('Stockholm')
})

it('R-CHECKOUT-02 an order with another town than that of the postcode is sent as typed', async () => {
  const { user, ordered } = openCheckout({ createOrUpdateCheckout: withTown })
  await fillIn(user, 'Swish')
  await user.clear(field('Ort'))
  await user.type(field('Ort'), 'Vasastan')
  await acceptTerms(user)
  expect(await screen.findByText(/hör till Stockholm/)).toBeTruthy()
  await user.click(await placeOrderButton())
  await waitFor(() => expect(ordered()).toMatchObject({ checkout: { shippingAddress: { city: 'Vasastan' } } }))
})

it.each([
  ['Helsingfors', 'Helsinki', true],
  ['helsinki ', 'Helsinki', true],
  ['København', 'København K', true],
  ['Åbo', 'Turku', true],
  ['Espoo', 'Helsinki', false],
  ['Oslo', 'Os', false],
])('R-CHECKOUT-02 %s and %s are the same town: %s', (one, other, expected) => {
  expect(isSameTown(one, other)).toBe(expected)
})
