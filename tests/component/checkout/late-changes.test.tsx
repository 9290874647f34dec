// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { changeCustomerType } from '@/lib/store/change-customer-type'
import {
  AGENTS,
  type CheckoutInput,
  dataOf,
  enterZip,
  field,
  ITEMS,
  offer,
  openCheckout,
  PICKUP,
  radio,
} from '@/tests/support/delivery-offer'
import { fakeKlarna, openCheckout as openProvider } from '@/tests/support/external-payment'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { cartFragment } from '@/tests/support/shop-fixtures'

freshBrowser()

const button = () => screen.getByTestId('place-order')

it('R-CHECKOUT-01 when an answer changes the delivery fee, the press shows the new total and does not order', async () => {
  let isIsland = false
  const offerOf = ({ externalShippingFee }: CheckoutInput) => ({
    ...offer(undefined, dataOf(AGENTS, isIsland ? 139 : 120)),
    cart: cartFragment('c', ITEMS, { fee: Math.max(Number(externalShippingFee), 0), isDefault: false }),
  })
  const { user, updates, orders } = openCheckout(offerOf)
  await enterZip('11122')
  const typed = { 'E-post': 'saga@mejl.se', Mobil: '0701234567', Förnamn: 'Saga', Efternamn: 'Lind' }
  for (const [name, value] of Object.entries({ ...typed, Gatuadress: 'Gatan 1', Ort: 'Stockholm' }))
    fireEvent.change(field(name), { target: { value } })
  await user.click(await radio('PostNordHome'))
  await user.click(await radio('Swish'))
  await user.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(updates().at(-1)).toMatchObject({ paymentId: 20, externalShippingFee: 120 }))
  isIsland = true
  fireEvent.change(field('Postnummer'), { target: { value: '621 02' } })
  fireEvent.click(button())
  expect(await screen.findByText(/Totalsumman har ändrats/)).toBeTruthy()
  expect(updates().at(-1)).toMatchObject({ externalShippingFee: 139 })
  expect(orders()).toEqual([])
})

it('R-CHECKOUT-02 after focusing and leaving the deliveries without choosing one, no payments are shown and no id is sent', async () => {
  const { updates } = openCheckout(() => offer([PICKUP]))
  await enterZip('11122')
  const delivery = await radio('PostNord')
  act(() => delivery.focus())
  fireEvent.blur(delivery)
  fireEvent.change(field('E-post'), { target: { value: 'saga@mejl.se' } })
  await waitFor(() => expect(updates().at(-1)).toMatchObject({ email: 'saga@mejl.se' }))
  expect(updates().at(-1)).toMatchObject({ shippingId: null })
  expect(screen.queryByRole('radio', { name: 'Swish' })).toBeNull()
})

/** Presses the order button and changes the street while the provider's form is loading. */
async function changeStreetWhileLoading(street: string) {
  fakeKlarna()
  const { session, acceptTerms, press, asked } = openProvider('KLARNA')
  await acceptTerms()
  await screen.findByRole('button', { name: /Fortsätt till Provider/ })
  let answer = () => {}
  session.wait = new Promise((resolve) => {
    answer = resolve
  })
  await press()
  fireEvent.change(field('Gatuadress'), { target: { value: street } })
  delete session.wait
  await act(async () => answer())
  return { asked }
}

it('R-CHECKOUT-01 text typed while a provider’s form is loading is sent before that form is shown', async () => {
  const { asked } = await changeStreetWhileLoading('Nygatan 2')
  expect(await screen.findByText('Form 1')).toBeTruthy()
  const sent = asked.filter(({ name }) => name === 'createOrUpdateCheckout').at(-1)
  expect(sent?.variables.checkout).toMatchObject({ billingAddress: { addressLine1: 'Nygatan 2' } })
})

it('R-CHECKOUT-01 a field that becomes invalid while a provider’s form is loading has the focus afterwards', async () => {
  await changeStreetWhileLoading('')
  await waitFor(() => expect(document.activeElement).toBe(field('Gatuadress')))
  expect(screen.queryByText('Form 1')).toBeNull()
})

it('R-CHECKOUT-02 a provider’s form closes when the customer type changes, and stays closed when it changes back', async () => {
  fakeKlarna()
  const { acceptTerms, press, shop } = openProvider('KLARNA')
  await acceptTerms()
  await press()
  expect(await screen.findByText('Form 1')).toBeTruthy()
  act(() => changeCustomerType(shop, 'ORGANIZATION'))
  await waitFor(() => expect(screen.queryByText('Form 1')).toBeNull())
  act(() => changeCustomerType(shop, 'PERSON'))
  expect(await screen.findByRole('button', { name: /Fortsätt till Provider/ })).toBeTruthy()
  expect(screen.queryByText('Form 1')).toBeNull()
})
