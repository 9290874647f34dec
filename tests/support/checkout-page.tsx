import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { checkoutMethod } from '@/tests/support/checkout-method'
import { enterGuest } from '@/tests/support/enter-guest'
import { type Answers, cartFragment, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const LINES = [{ skuId: 7, quantity: 1 }]

export const CHECKOUT = {
  checkoutStatus: 'OK',
  shippingAddress: null,
  consents: [],
  shippingOptions: [checkoutMethod(21, 'PostNord', { displayName: 'PostNord, till ombud' })],
  paymentOptions: [
    checkoutMethod(20, 'Swish'),
    checkoutMethod(22, 'DirectInvoice', { displayName: 'Faktura 14 dagar' }),
  ],
  cart: cartFragment('c', LINES),
}

export const ORDERED = { orderId: '1001', publicId: 'p-1', status: 'completed', redirectUrl: null }

/** The Swedish checkout with one line in the cart; `asked` holds the inputs sent to the service. */
export function openCheckout(answers: Answers = {}) {
  const made = makeShop({
    createOrUpdateCheckout: CHECKOUT,
    validateOrderCreation: { isValid: true, message: null, memberType: null },
    placeOrder: ORDERED,
    getCart: cartFragment('c', LINES),
    ...answers,
  })
  made.state().setCart(makeCart('c', LINES))
  renderInShop(<CheckoutView />, made.shop)
  const ordered = () => made.asked.find(({ name }) => name === 'placeOrder')?.variables
  return { ...made, ordered, user: userEvent.setup() }
}

/** A field by its label: by its role, jsdom would compute the styles of the whole form for each look-up. */
export const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name)
export const placeOrderButton = () => screen.findByTestId('place-order')

/** The error message of a field. */
export const errorOf = (input: HTMLElement): string => document.getElementById(`${input.id}-error`)?.textContent ?? ''

/** Fills in all fields a private person must fill in, except the terms. */
export async function fillIn(user: ReturnType<typeof userEvent.setup>, payment: string): Promise<void> {
  await placeOrderButton()
  enterGuest()
  await user.click(await screen.findByRole('radio', { name: /PostNord/ }))
  await user.click(await screen.findByRole('radio', { name: payment }))
}

export const acceptTerms = (user: ReturnType<typeof userEvent.setup>): Promise<void> =>
  user.click(screen.getByRole('checkbox', { name: /köpvillkoren/ }))
