// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { enterZip, method, offer, openCheckout, radio } from '@/tests/support/delivery-offer'
import { freshBrowser } from '@/tests/support/fresh-browser'

freshBrowser()

/** Autocomplete token and keyboard of each field, by its id. */
const fields = () =>
  Object.fromEntries(
    [...document.querySelectorAll('form :is(input:not([type="radio"], [type="checkbox"]), select, textarea)')].map(
      (field) => [field.id, [field.getAttribute('autocomplete'), field.getAttribute('inputmode')]],
    ),
  )

const EVERYBODY = {
  email: ['email', 'email'],
  mobile: ['tel', 'tel'],
  firstName: ['given-name', null],
  lastName: ['family-name', null],
  addressLine1: ['address-line1', null],
  careOf: ['off', null],
  addressLine2: ['address-line2', null],
  entryCode: ['off', null],
  zip: ['postal-code', 'numeric'],
  city: ['address-level2', null],
  // the browser's autofill must not change the prices
  country: ['off', null],
  message: ['off', null],
}

const INVOICE = 'Faktura 14 dagar'
const offered = () => ({
  ...offer(),
  paymentOptions: [method({ id: 22, name: 'DirectInvoice', fee: 0 })].map((each) => ({
    ...each,
    displayName: INVOICE,
  })),
})

type User = ReturnType<typeof openCheckout>['user']

/** Chooses home delivery, which has a message to the driver, and the invoice. */
async function choose(user: User, zip: string) {
  await enterZip(zip)
  await user.click(await radio('PostNordHome'))
  await user.click(await radio(INVOICE))
}

async function showMore(user: User) {
  await user.click(screen.getByRole('button', { name: 'Lägg till c/o, extra rad eller portkod' }))
  await user.click(screen.getByRole('button', { name: 'Lägg till ett meddelande' }))
}

it('R-CHECKOUT-13 every field of a person tells the browser what it holds and which keyboard it needs', async () => {
  const { user, state } = openCheckout(offered)
  await choose(user, '11122')
  await showMore(user)
  // the browser must not store a personal number
  const expected = { ...EVERYBODY, deliveryNote: ['off', null] }
  expect(fields()).toEqual({ ...expected, identityNumber: ['off', 'numeric'] })
  act(() => state().setChannel({ checkoutMarket: 'fi' }))
  await choose(user, '00100')
  expect(fields(), 'Finnish numbers may have letters').toEqual({ ...expected, identityNumber: ['off', 'text'] })
})

it('R-CHECKOUT-13 every field of an organisation does as well', async () => {
  const { user } = openCheckout(offered)
  await user.click(await screen.findByRole('button', { name: 'Företag eller förening' }))
  await showMore(user)
  expect(fields()).toEqual({ ...EVERYBODY, company: ['organization', null], organisationId: ['off', 'numeric'] })
})
