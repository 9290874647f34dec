import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { checkoutMethod } from './checkout-method'
import { type Answers, cartFragment, makeCart, makeShop, renderInShop } from './shop-fixtures'

export const ITEMS = [{ skuId: 7, quantity: 1 }]

type Method = { id: number; name: string; fee?: number; externalId?: string | null; logo?: string | null }

export const method = ({ id, name, fee = 49, externalId = null, logo = null }: Method) => ({
  ...checkoutMethod(id, name, { fee }),
  logo,
  externalId,
  amountLeftToFreeShipping: 299,
  amountLeftToFreeShippingFormatted: '299 kr',
})

export const agent = (id: string, distance: number) => ({
  id,
  name: `Närbutiken ${id}`,
  address1: 'Storgatan 1',
  zipCode: '111 22',
  city: 'Stockholm',
  distance,
  openingHours: [{ from: 1, to: 5, opens: '07:00', closes: '21:30' }],
})

const NOTE = { id: 'driver-note', type: 'TEXT', label: 'Meddelande till föraren', maxLength: 120 }

export const PICKUP = method({ id: 21, name: 'PostNord', externalId: 'x-pickup' })
const HOME = method({ id: 23, name: 'PostNordHome', fee: 99, externalId: 'x-home' })

export const dataOf = (agents: unknown[], priceValue: number | null = null) =>
  JSON.stringify({
    options: [
      { id: 'x-pickup', agents, fields: [] },
      { id: 'x-home', priceValue, agents: [], fields: [NOTE] },
    ],
  })

/** Four pickup points in the order of the carrier. */
export const AGENTS = [agent('b', 900), agent('a', 250), agent('d', 4200), agent('c', 1400)]

export const offer = (shippingOptions: unknown[] = [PICKUP, HOME], shippingData: string | null = dataOf(AGENTS)) => ({
  shippingOptions,
  shippingData,
  paymentOptions: [method({ id: 20, name: 'Swish', fee: 0 })],
  cart: cartFragment('c', ITEMS),
})

export type CheckoutInput = Record<string, unknown> & { billingAddress: { zip: string } }

/** The checkout of a cart with one item. `offerOf` returns the service's answer to an input, such as a postcode. */
export function openCheckout(offerOf: (checkout: CheckoutInput) => unknown = () => offer(), answers: Answers = {}) {
  const made = makeShop({
    createOrUpdateCheckout: ({ checkout }: { checkout: CheckoutInput }) => offerOf(checkout),
    validateOrderCreation: { isValid: true, message: null, memberType: null },
    placeOrder: { orderId: '1001', publicId: 'p-1', status: 'completed', redirectUrl: null },
    getCart: cartFragment('c', ITEMS),
    ...answers,
  })
  made.state().setCart(makeCart('c', ITEMS))
  renderInShop(<CheckoutView />, made.shop)
  const sent = (name: string) =>
    made.asked.filter((call) => call.name === name).map(({ variables }) => variables.checkout as CheckoutInput)
  return {
    ...made,
    user: userEvent.setup(),
    updates: () => sent('createOrUpdateCheckout'),
    orders: () => sent('placeOrder'),
  }
}

export const field = (name: string) => screen.getByRole('textbox', { name })
export const radio = (name: string | RegExp) => screen.findByRole('radio', { name })
export const points = () => screen.getByRole('radiogroup', { name: 'Ombud' })

/** Enters a postcode with one change, as autofill does. */
export async function enterZip(zip: string) {
  await screen.findByTestId('place-order')
  fireEvent.change(field('Postnummer'), { target: { value: zip } })
}
