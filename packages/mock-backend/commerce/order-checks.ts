import { snippetProviderOf } from '#payments/snippets/external-options'
import { hasNoCredit, judgeCustomer } from '#scenarios/reserved-emails'
import { isKnownIdentity } from '#scenarios/reserved-identities'
import { type CheckoutInput, faultyField } from './checkout-input'
import { chosenOption, isOfferedDelivery } from './chosen-delivery'
import type { Commerce } from './create-commerce'
import { needsCredit, type PaymentOption, paymentOptions } from './payment-options'
import type { PricedCart } from './price-cart'
import type { ShippingOption } from './shipping-options'
import { outOfStock, shopError } from './shop-error'
import type { Storefront } from './storefront'

function checkCustomer(email: string, payment: PaymentOption): void {
  const verdict = judgeCustomer(email)
  if (!verdict.isValid) {
    const code = verdict.message === 'Customer is blacklisted' ? 'CUSTOMER_BLACKLISTED' : 'INVALID_EMAIL'
    throw shopError(code, verdict.message ?? 'The customer may not order')
  }
  if (hasNoCredit(verdict.memberType) && needsCredit(payment)) {
    throw shopError('CREDIT_LIMITED', 'This customer may not buy on credit')
  }
}

function checkAddress(input: CheckoutInput, storefront: Storefront): void {
  const billing = faultyField(input.billingAddress ?? {}, storefront.market)
  if (billing) throw shopError('INVALID_ADDRESS', 'The billing address is not complete', { field: billing })
  const shipping = input.shippingAddress ? faultyField(input.shippingAddress, storefront.market) : null
  if (shipping) throw shopError('INVALID_ADDRESS', 'The delivery address is not complete', { field: shipping })
}

/**
 * Throws INVALID_IDENTITY_NUMBER for an unknown number, and for credit without a number (R-VALID-03). Payments in a
 * provider's form need none here, because the provider asks for it itself.
 */
function checkIdentity(
  { identityNumber, customerType }: CheckoutInput,
  payment: PaymentOption,
  { market }: Storefront,
): void {
  const number = identityNumber?.trim()
  const kind = customerType === 'ORGANIZATION' ? 'organisation' : 'person'
  const isMissing = !number && needsCredit(payment) && snippetProviderOf(market.alias, payment.id) === null
  if (isMissing || (number && !isKnownIdentity(market.alias, kind, number))) {
    // The message must not contain the number, because messages are logged.
    throw shopError('INVALID_IDENTITY_NUMBER', 'The identity number is missing or not known')
  }
}

/** Throws UNKNOWN_SKU or OUT_OF_STOCK unless every line and gift of the cart is for sale and in stock. */
function checkLines(commerce: Commerce, priced: PricedCart): void {
  for (const { line } of priced.lines) {
    if (commerce.scenario.withdrawn.has(line.skuId))
      throw shopError('UNKNOWN_SKU', 'A product of the cart is no longer sold', { skuId: line.skuId })
    const available = commerce.stock(line.skuId).totalStock
    if (line.quantity > available) throw outOfStock(line.skuId, available)
  }
}

/** Checks an order without changing anything. Returns the chosen options; throws an error with a code. */
export function checkOrder(
  commerce: Commerce,
  input: CheckoutInput,
  priced: PricedCart,
  storefront: Storefront,
): { payment: PaymentOption; shipping: ShippingOption } {
  if (priced.lines.length === 0) throw shopError('CART_EMPTY', 'The cart is empty')
  const payment = paymentOptions(storefront.market.alias).find((option) => option.id === input.paymentId)
  if (!payment) throw shopError('INVALID_PAYMENT', 'This payment option does not exist in the market')
  const shipping = chosenOption(input, storefront)
  if (!shipping) throw shopError('INVALID_SHIPPING', 'This delivery option is not available for the postcode')
  checkCustomer(input.email ?? '', payment)
  checkAddress(input, storefront)
  checkIdentity(input, payment, storefront)
  const value = priced.subTotal.selling.inc - priced.discount.inc
  if (value < storefront.market.minimumOrder) {
    throw shopError('MINIMUM_ORDER', 'The cart is below the minimum order', {
      minimum: storefront.market.minimumOrder / 100,
    })
  }
  // The total that the shopper has seen includes the code's discount.
  if (priced.isCodeIdle) throw shopError('PROMO_CODE_IDLE', 'The code of the cart does not apply any more')
  if (!isOfferedDelivery(input, shipping, priced.shippingValue, storefront)) {
    throw shopError('INVALID_SHIPPING', 'The delivery service does not offer this option, point or fee')
  }
  checkLines(commerce, priced)
  return { payment, shipping }
}
