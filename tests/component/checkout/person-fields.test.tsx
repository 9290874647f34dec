// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CHECKOUT_FIELDS, isText, textField } from '@/lib/checkout/form/checkout-form'
import { fieldNames, PERSON_FIELDS, type PersonField } from '@/lib/person/fields'
import { errorOf, placeOrderButton } from '@/tests/support/checkout-page'
import { enterZip, method, offer, openCheckout, radio } from '@/tests/support/delivery-offer'
import { freshBrowser } from '@/tests/support/fresh-browser'

freshBrowser()

const ALL = fieldNames(PERSON_FIELDS)
const OF_COMPANY: PersonField[] = ['company', 'organisationId']
const OF_CREDIT: PersonField[] = ['identityNumber']
/** Fields whose value decides which other fields are shown, so the test leaves them valid. */
const ZIP = { zip: '11122' }

const inputOf = (name: PersonField) => {
  const input = document.getElementById(name)
  if (!(input instanceof HTMLInputElement)) throw new Error(`${name} is not drawn`)
  return input
}

/** Shows every field that this customer type can see; an order on credit needs a personal number. */
async function openForm(isCompany: boolean) {
  const INVOICE = { ...method({ id: 22, name: 'DirectInvoice', fee: 0 }), displayName: 'Faktura' }
  const opened = openCheckout(() => ({ ...offer(), paymentOptions: [INVOICE] }))
  const { user } = opened
  if (isCompany) await user.click(await screen.findByRole('button', { name: 'Företag eller förening' }))
  await enterZip(ZIP.zip)
  await user.click(await radio('PostNordHome'))
  await user.click(await radio('Faktura'))
  await user.click(screen.getByRole('button', { name: 'Lägg till c/o, extra rad eller portkod' }))
  return opened
}

it.each([
  { customer: 'person', shown: ALL.filter((name) => !OF_COMPANY.includes(name)) },
  { customer: 'company', shown: ALL.filter((name) => !OF_CREDIT.includes(name)) },
])(
  'R-CHECKOUT-13 R-VALID-02 T27 each field of a $customer in the table is drawn, stored if allowed, and required',
  async ({ customer, shown }) => {
    const { user } = await openForm(customer === 'company')
    for (const name of shown) {
      const input = inputOf(name)
      const { autoComplete } = PERSON_FIELDS[name].input
      expect([input.autocomplete, input.required], name).toEqual([autoComplete, PERSON_FIELDS[name].isRequired])
      if (!(name in ZIP)) fireEvent.change(input, { target: { value: `typed-${name}` } })
    }
    const stored = JSON.stringify(localStorage)
    for (const name of shown.filter((each) => !(each in ZIP))) {
      expect(stored.includes(`typed-${name}`), name).toBe(PERSON_FIELDS[name].isStored)
      fireEvent.change(inputOf(name), { target: { value: '' } })
    }
    await user.click(await placeOrderButton())
    await waitFor(() => expect(errorOf(inputOf('email'))).not.toBe(''))
    for (const name of shown.filter((each) => !(each in ZIP))) {
      expect(errorOf(inputOf(name)) !== '', name).toBe(PERSON_FIELDS[name].isRequired)
    }
  },
)

it('R-CHECKOUT-13 every field of a person is part of the checkout form', () => {
  expect(fieldNames(CHECKOUT_FIELDS).filter(isText)).toEqual(expect.arrayContaining(ALL))
  for (const name of ALL) expect(textField(name)).toBe(PERSON_FIELDS[name])
})
