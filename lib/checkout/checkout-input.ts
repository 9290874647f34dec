import type { AddressInputType, CheckoutInputType } from '@/graphql/generated/graphql'
import type { MarketAlias } from '@/lib/market/market-table'
import type { CustomerType } from '@/lib/store/customer-types'
import type { CheckoutForm } from './checkout-form'
import type { DeliveryChoice } from './checkout-types'
import { deliveryInput } from './delivery-choice'
import { normaliseZip } from './zip-rules'

const idOf = (text: string): number | null => (text === '' ? null : Number(text))

function addressOf(form: CheckoutForm, market: MarketAlias): AddressInputType {
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
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

type Sender = { market: MarketAlias; customerType: CustomerType; delivery: DeliveryChoice }

/** The order as the service wants it. */
export function checkoutInput(form: CheckoutForm, { market, customerType, delivery }: Sender): CheckoutInputType {
  const address = addressOf(form, market)
  return {
    email: form.email.trim(),
    customerType,
    billingAddress: address,
    shippingAddress: address,
    shippingId: idOf(form.shippingId),
    ...deliveryInput(delivery),
    paymentId: idOf(form.paymentId),
    acceptedConsents: form.terms ? ['order'] : [],
  }
}

/** What order validation looks at: the e-mail and five fields of the address (R-CHECKOUT-04). */
export function validationInput(form: CheckoutForm, market: MarketAlias): CheckoutInputType {
  const { firstName, lastName, addressLine1, zip, city } = addressOf(form, market)
  return { email: form.email.trim(), billingAddress: { firstName, lastName, addressLine1, zip, city } }
}
