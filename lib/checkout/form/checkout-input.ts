import type { AddressInputType, CheckoutInputType } from '@/graphql/generated/graphql'
import { deliveryChoice, deliveryInput } from '@/lib/checkout/delivery/delivery-choice'
import { visibleText } from '@/lib/config/visible-text'
import type { MarketAlias } from '@/lib/market/market-table'
import { canonicalText } from '@/lib/person/field-rules'
import type { PersonField } from '@/lib/person/fields'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { CustomerType } from '@/lib/store/customer-types'
import type { Shop } from '@/lib/store/shop'
import type { CheckoutForm } from './checkout-form'
import type { DeliveryChoice } from './checkout-types'

// react-hook-form writes null into a radio group that is left without a choice
const idOf = (text: string | null): number | null => (text ? Number(text) : null)

export type CheckoutContext = { market: MarketAlias; customerType: CustomerType; delivery: DeliveryChoice }

/** Every field of a person is part of the address, except those that are sent beside it. */
type AddressField = Exclude<PersonField, 'email' | 'organisationId' | 'identityNumber'>

/**
 * The address in the notation of the country. An incomplete postcode is not sent, because the service would return the
 * delivery methods of another place.
 */
function addressOf(form: CheckoutForm, { market, customerType }: CheckoutContext): AddressInputType {
  const sent = (field: AddressField) => canonicalText(field, market, form[field]) ?? ''
  return {
    firstName: sent('firstName'),
    lastName: sent('lastName'),
    company: customerType === 'ORGANIZATION' ? sent('company') : '',
    addressLine1: sent('addressLine1'),
    addressLine2: sent('addressLine2'),
    careOf: sent('careOf'),
    entryCode: sent('entryCode'),
    zip: sent('zip'),
    city: sent('city'),
    country: form.country,
    mobile: sent('mobile'),
  } satisfies AddressInputType & Record<AddressField, string>
}

/** Input for the current form, complete or not, without personal or organisation number. */
export function checkoutInput(form: CheckoutForm, context: CheckoutContext): CheckoutInputType {
  const address = addressOf(form, context)
  const delivery = deliveryInput(context.delivery)
  return {
    email: visibleText(form.email),
    customerType: context.customerType,
    billingAddress: address,
    shippingAddress: address,
    shippingId: idOf(form.shippingId),
    ...delivery,
    // the service has one field for both messages: to the shop and to the carrier
    message: [form.message.trim(), delivery.message].filter(Boolean).join('\n\n') || null,
    paymentId: idOf(form.paymentId),
    acceptedConsents: [...(form.terms ? ['order'] : []), ...form.consents],
  }
}

/** Organisation number of a company, or personal number of a person who buys on credit; else null. */
function identityNumberOf(
  form: CheckoutForm,
  { market, customerType }: CheckoutContext,
  isCredit: boolean,
): string | null {
  if (customerType === 'ORGANIZATION') return canonicalText('organisationId', market, form.organisationId)
  // the shopper may have typed a number before she chose a method without credit
  return isCredit ? canonicalText('identityNumber', market, form.identityNumber) : null
}

/** Input of `placeOrder`. `isCredit`: the chosen method is credit for a private person. */
export function orderInput(form: CheckoutForm, context: CheckoutContext, isCredit: boolean): CheckoutInputType {
  return {
    ...checkoutInput(form, context),
    identityNumber: identityNumberOf(form, context, isCredit),
  }
}

/** The fields that order validation checks: e-mail and five fields of the address (R-CHECKOUT-04). */
export function validationInput(form: CheckoutForm, context: CheckoutContext): CheckoutInputType {
  const { firstName, lastName, addressLine1, zip, city } = addressOf(form, context)
  return { email: visibleText(form.email), billingAddress: { firstName, lastName, addressLine1, zip, city } }
}

/** Market, customer type and delivery of the order. */
export const checkoutContext = (shop: Pick<Shop, 'store' | 'config'>, form: CheckoutForm): CheckoutContext => ({
  market: checkoutMarket(shop),
  customerType: shop.store.getState().root.customerType,
  delivery: deliveryChoice(form, shop.store.getState().checkout.options),
})
