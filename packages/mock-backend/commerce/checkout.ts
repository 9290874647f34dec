import { customerOf } from '#accounts/user-type'
import { offerSnippet } from '#payments/snippets/offer-snippet'
import { hasNoCredit, judgeCustomer } from '#scenarios/reserved-emails'
import { addressType } from './address-type'
import { balanceUsed } from './balance'
import { cartType } from './cart-type'
import { checkoutDetails } from './checkout-details'
import { type CheckoutInput, cleanAddress } from './checkout-input'
import { askedFee, chosenOption, destinationOf } from './chosen-delivery'
import { consents } from './consents'
import type { Commerce } from './create-commerce'
import { deliveryData } from './delivery-data'
import { present } from './list-input'
import { openCart, touch } from './open-cart'
import { needsCredit, type PaymentOption, paymentOptions, paymentOptionType } from './payment-options'
import { priceCart } from './price-cart'
import { offeredOptions, shippingOptionType } from './shipping-options'
import { shopError } from './shop-error'
import type { CartRecord } from './shop-records'
import type { Storefront } from './storefront'
import { townOf } from './towns'

const isBlacklisted = (email: string | null): boolean =>
  email !== null && judgeCustomer(email).message === 'Customer is blacklisted'

/** The requested payment option; undefined for one that gives credit to a customer who may not have it. */
function chosenPayment({ email, paymentId }: CheckoutInput, { market }: Storefront): PaymentOption | undefined {
  const isLimited = email ? hasNoCredit(judgeCustomer(email).memberType) : false
  return paymentOptions(market.alias).find((option) => option.id === paymentId && !(isLimited && needsCredit(option)))
}

/** Stores the choices of a checkout request with the cart. A missing or unavailable option removes the stored one. */
function remember(commerce: Commerce, cart: CartRecord, input: CheckoutInput, storefront: Storefront): void {
  const chosen = chosenOption(input, storefront)
  cart.shippingId = chosen?.id ?? null
  cart.externalFee = chosen && askedFee(input)
  cart.paymentId = chosenPayment(input, storefront)?.id ?? null
  cart.email = input.email ?? cart.email
  cart.merchantData = input.merchantData ?? cart.merchantData
  touch(commerce, cart)
}

/** The shipping address of the request; a missing town is filled in from the postcode. */
function addressWithTown(input: CheckoutInput, { market }: Storefront) {
  const address = cleanAddress(input.shippingAddress ?? {})
  return addressType({ ...address, city: address.city || townOf(market.alias, address.zip ?? '') })
}

/** The schema's CheckoutType. Only the options that the request names are selected (T24). Throws CART_NOT_FOUND. */
export function createOrUpdateCheckout(
  commerce: Commerce,
  cartId: string,
  input: CheckoutInput | null | undefined,
  storefront: Storefront,
) {
  const cart = openCart(commerce, cartId)
  if (!cart) throw shopError('CART_NOT_FOUND', 'The cart is gone')
  const asked = input ?? {}
  remember(commerce, cart, asked, storefront)
  const priced = priceCart(commerce, cart, storefront, null)
  const leftToPay = priced.total.inc - balanceUsed(commerce, cart.email, priced.total.inc, storefront)
  const snippet = offerSnippet(commerce, { cartId, input: asked, storefront, total: leftToPay })
  const to = destinationOf(asked)
  const offered = offeredOptions(storefront.market, to.zip)
  return {
    ...checkoutDetails(asked),
    cart: cartType(commerce, cart, storefront),
    shippingAddress: addressWithTown(asked, storefront),
    consents: consents(storefront, present(asked.acceptedConsents)),
    checkoutStatus: isBlacklisted(cart.email) ? 'CUSTOMER_BLACKLISTED' : 'OK',
    paymentOptions: paymentOptions(storefront.market.alias).map((option) => {
      const isAsked = option.id === asked.paymentId
      const isSelected = option.id === cart.paymentId
      return paymentOptionType(option, { isSelected, snippet: isAsked ? snippet : null }, storefront)
    }),
    shippingData: storefront.market.zip.test(to.zip)
      ? deliveryData(offered, priced.shippingValue, to, storefront)
      : null,
    shippingOptions: offered.map((option) =>
      shippingOptionType(
        option,
        priced.shippingValue,
        { isDefault: option.isDefault, isSelected: option.id === cart.shippingId },
        storefront,
      ),
    ),
  }
}

/** Sets the delivery service's fee, in currency units; a negative fee removes it. Throws CART_NOT_FOUND. */
export function setCartShippingFee(commerce: Commerce, cartId: string, shippingFee: number, storefront: Storefront) {
  const cart = openCart(commerce, cartId)
  if (!cart) throw shopError('CART_NOT_FOUND', 'The cart is gone')
  return createOrUpdateCheckout(
    commerce,
    cartId,
    { shippingId: cart.shippingId, paymentId: cart.paymentId, externalShippingFee: shippingFee },
    storefront,
  )
}

/** Whether this customer may order the cart (R-CHECKOUT-04…07). Says nothing about her without a cart to order. */
export function validateOrderCreation(
  commerce: Commerce,
  cartId: string,
  input: CheckoutInput,
  storefront: Storefront,
) {
  const cart = openCart(commerce, cartId)
  if (!cart) return { isValid: false, message: 'Cart is gone', memberType: null }
  if (cart.lines.length === 0) return { isValid: false, message: 'Cart is empty', memberType: null }
  const verdict = judgeCustomer(input.email ?? '')
  // The membership of an account is told to its owner only, not to everybody who knows the address.
  return { ...verdict, memberType: verdict.memberType ?? (customerOf(commerce, storefront)?.memberType || null) }
}
