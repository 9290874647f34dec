import type { AddressInputType, CheckoutInputType } from '@/graphql/generated/graphql'
import type { MarketAlias } from '@/lib/market/market-table'
import type { CustomerType } from '@/lib/store/customer-types'
import type { CheckoutForm } from './checkout-form'
import type { DeliveryChoice } from './checkout-types'
import { deliveryInput } from './delivery-choice'
import { normaliseOrganisationId, normalisePersonalId } from './identity-numbers'
import { normaliseZip } from './zip-rules'

const idOf = (text: string): number | null => (text === '' ? null : Number(text))

export type Sender = { market: MarketAlias; customerType: CustomerType; delivery: DeliveryChoice }

function addressOf(form: CheckoutForm, { market, customerType }: Sender): AddressInputType {
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    company: customerType === 'ORGANIZATION' ? form.company.trim() : '',
    addressLine1: form.addressLine1.trim(),
    addressLine2: form.addressLine2.trim(),
    careOf: form.careOf.trim(),
    entryCode: form.entryCode.trim(),
    zip: normaliseZip(market, form.zip) ?? form.zip.trim(),
    city: form.city.trim(),
    country: form.country,
    mobile: form.mobile.trim(),
  }
}

/** The checkout as it stands, complete or not. It carries no personal or organisation number. */
export function checkoutInput(form: CheckoutForm, sender: Sender): CheckoutInputType {
  const address = addressOf(form, sender)
  const delivery = deliveryInput(sender.delivery)
  return {
    email: form.email.trim(),
    customerType: sender.customerType,
    billingAddress: address,
    shippingAddress: address,
    shippingId: idOf(form.shippingId),
    ...delivery,
    // to the shop, then to the carrier: the service has one field for both
    message: [form.message.trim(), delivery.message].filter(Boolean).join('\n\n') || null,
    paymentId: idOf(form.paymentId),
    acceptedConsents: [...(form.terms ? ['order'] : []), ...form.consents],
  }
}

/** The number of a company, or of a person whose payment needs it; null without one. */
function identityNumberOf(form: CheckoutForm, { market, customerType }: Sender, isCredit: boolean): string | null {
  if (customerType === 'ORGANIZATION') return normaliseOrganisationId(market, form.organisationId)
  // typed for a method that was unchosen later: nobody needs it
  return isCredit ? normalisePersonalId(market, form.identityNumber) : null
}

/** The order as the service wants it, with the number of an organisation. `isCredit`: the chosen payment lends money to a person, and the shop asks for her number. */
export function orderInput(form: CheckoutForm, sender: Sender, isCredit: boolean): CheckoutInputType {
  return {
    ...checkoutInput(form, sender),
    identityNumber: identityNumberOf(form, sender, isCredit),
  }
}

/** What order validation looks at: the e-mail and five fields of the address (R-CHECKOUT-04). */
export function validationInput(form: CheckoutForm, sender: Sender): CheckoutInputType {
  const { firstName, lastName, addressLine1, zip, city } = addressOf(form, sender)
  return { email: form.email.trim(), billingAddress: { firstName, lastName, addressLine1, zip, city } }
}
