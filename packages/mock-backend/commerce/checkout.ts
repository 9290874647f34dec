import { offerSnippet } from '#payments/snippets/offer-snippet'
import { hasNoCredit, judgeCustomer } from '#scenarios/reserved-emails'
import { cartType } from './cart-type'
import { openCart, touch } from './carts'
import type { CheckoutInput } from './checkout-input'
import { consents } from './consents'
import type { Commerce } from './create-commerce'
import { present } from './list-input'
import { subtract } from './money'
import { needsCredit, paymentOptions, paymentOptionType } from './payment-options'
import type { Place } from './place'
import { priceCart } from './price-cart'
import { shippingOptions, shippingOptionType } from './shipping-options'
import { shopError } from './shop-error'
import type { CartRecord } from './shop-records'

const isBlacklisted = (email: string | null): boolean =>
  email !== null && judgeCustomer(email).message === 'Customer is blacklisted'

/** What was chosen in checkout belongs to the cart from now on; what was not asked for is not chosen. */
function remember(commerce: Commerce, cart: CartRecord, input: CheckoutInput, place: Place): void {
  const known = shippingOptions(place.market).some((option) => option.id === input.shippingId)
  cart.shippingId = known ? (input.shippingId ?? null) : null
  cart.email = input.email ?? cart.email
  cart.merchantData = input.merchantData ?? cart.merchantData
  touch(commerce, cart)
}

/** The schema's CheckoutType: options of the market with nothing selected unless asked (T24). */
export function createOrUpdateCheckout(
  commerce: Commerce,
  cartId: string,
  input: CheckoutInput | null | undefined,
  place: Place,
) {
  const cart = openCart(commerce, cartId)
  if (!cart) throw shopError('CART_NOT_FOUND', 'The cart is gone')
  const asked = input ?? {}
  remember(commerce, cart, asked, place)
  const priced = priceCart(commerce, cart, place, null)
  const value = subtract(priced.subTotal.selling, priced.discount).inc
  const snippet = offerSnippet(commerce, { cartId, input: asked, place, total: priced.total.inc })
  const limited = asked.email ? hasNoCredit(judgeCustomer(asked.email).memberType) : false
  return {
    email: cart.email,
    cart: cartType(commerce, cart, place),
    consents: consents(place, present(asked.acceptedConsents)),
    checkoutStatus: isBlacklisted(cart.email) ? 'CUSTOMER_BLACKLISTED' : 'OK',
    paymentOptions: paymentOptions(place.market.alias).map((option) => {
      const isAsked = option.id === asked.paymentId
      const isSelected = isAsked && !(limited && needsCredit(option))
      return paymentOptionType(option, { isSelected, snippet: isAsked ? snippet : null }, place)
    }),
    shippingOptions: shippingOptions(place.market).map((option) =>
      shippingOptionType(
        option,
        value,
        { isDefault: option.isDefault, isSelected: option.id === cart.shippingId },
        place,
      ),
    ),
  }
}

/** R-CHECKOUT-04…07: the service's word on whether this customer may order. */
export const validateOrderCreation = (input: CheckoutInput) => judgeCustomer(input.email ?? '')
