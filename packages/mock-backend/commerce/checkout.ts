import { hasNoCredit, judgeCustomer } from '#scenarios/reserved-emails'
import { addressType } from './address-type'
import { cartType } from './cart-type'
import { checkoutDetails } from './checkout-details'
import { type CheckoutInput, cleanAddress } from './checkout-input'
import { consents } from './consents'
import type { Commerce } from './create-commerce'
import { present } from './list-input'
import { openCart, touch } from './open-cart'
import { needsCredit, paymentOptions, paymentOptionType } from './payment-options'
import type { Place } from './place'
import { priceCart } from './price-cart'
import { shippingOptions, shippingOptionType } from './shipping-options'
import { shopError } from './shop-error'
import type { CartRecord } from './shop-records'
import { townOf } from './towns'

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

/** The address as it was sent; the shipping service adds the town of the postcode where there is none. */
function addressWithTown(input: CheckoutInput, { market }: Place) {
  const address = cleanAddress(input.shippingAddress ?? {})
  return addressType({ ...address, city: address.city || townOf(market.alias, address.zip ?? '') })
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
  const limited = asked.email ? hasNoCredit(judgeCustomer(asked.email).memberType) : false
  return {
    ...checkoutDetails(asked),
    email: cart.email,
    cart: cartType(commerce, cart, place),
    shippingAddress: addressWithTown(asked, place),
    consents: consents(place, present(asked.acceptedConsents)),
    checkoutStatus: isBlacklisted(cart.email) ? 'CUSTOMER_BLACKLISTED' : 'OK',
    paymentOptions: paymentOptions(place.market.alias).map((option) =>
      paymentOptionType(option, option.id === asked.paymentId && !(limited && needsCredit(option)), place),
    ),
    shippingOptions: shippingOptions(place.market).map((option) =>
      shippingOptionType(
        option,
        priced.shippingValue,
        { isDefault: option.isDefault, isSelected: option.id === cart.shippingId },
        place,
      ),
    ),
  }
}

/** R-CHECKOUT-04…07: the service's word on whether this customer may order. */
export const validateOrderCreation = (input: CheckoutInput) => judgeCustomer(input.email ?? '')
