import type { AddressInputType, CheckoutInputType } from '@/graphql/generated/graphql'
import { visibleText } from '@/lib/config/visible-text'
import type { MarketAlias } from '@/lib/market/market-table'
import { normaliseOrganisationId, normalisePersonalId } from '@/lib/person/identity-number'
import { normaliseMobile } from '@/lib/person/phone'
import { normaliseZip } from '@/lib/person/postcode'
import type { CustomerType } from '@/lib/store/customer-types'
import type { CheckoutForm } from './checkout-form'
import type { DeliveryChoice } from './checkout-types'
import { deliveryInput } from './delivery-choice'

// react-hook-form writes null into a radio group that is left without a choice
const idOf = (text: string | null): number | null => (text ? Number(text) : null)

export type CheckoutContext = { market: MarketAlias; customerType: CustomerType; delivery: DeliveryChoice }

function addressOf(form: CheckoutForm, { market, customerType }: CheckoutContext): AddressInputType {
  return {
    firstName: visibleText(form.firstName),
    lastName: visibleText(form.lastName),
    company: customerType === 'ORGANIZATION' ? visibleText(form.company) : '',
    addressLine1: visibleText(form.addressLine1),
    addressLine2: visibleText(form.addressLine2),
    careOf: visibleText(form.careOf),
    entryCode: visibleText(form.entryCode),
    // Do not send an incomplete postcode: the service would return the delivery methods of another place.
    zip: normaliseZip(market, form.zip) ?? '',
    city: visibleText(form.city),
    country: form.country,
    mobile: normaliseMobile(market, form.mobile) ?? visibleText(form.mobile),
  }
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
  if (customerType === 'ORGANIZATION') return normaliseOrganisationId(market, form.organisationId)
  // the shopper may have typed a number before she chose a method without credit
  return isCredit ? normalisePersonalId(market, form.identityNumber) : null
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
