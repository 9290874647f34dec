import { present } from './list-input'
import type { Market } from './markets'

/** The schema's AddressInputType and CheckoutInputType as far as the stand-in reads them. */
type AddressInput = Record<string, string | null | undefined>

export type CheckoutInput = {
  paymentId?: number | null
  shippingId?: number | null
  email?: string | null
  merchantData?: string | null
  message?: string | null
  identityNumber?: string | null
  customerType?: 'PERSON' | 'ORGANIZATION' | null
  billingAddress?: AddressInput | null
  shippingAddress?: AddressInput | null
  acceptedConsents?: (string | null)[] | null
  checkoutUrls?: { redirectUrl?: string | null; checkoutPageUrl?: string | null } | null
}

/** Address fields that an order cannot go without (R-CHECKOUT-04). */
const REQUIRED = ['firstName', 'lastName', 'addressLine1', 'zip', 'city']

const text = (address: AddressInput, field: string): string => (address[field] ?? '').trim()

/** An address with its texts trimmed and nothing else in it. */
export const cleanAddress = (address: AddressInput): Record<string, string> =>
  Object.fromEntries(Object.keys(address).map((field) => [field, text(address, field)]))

/** The first field of an address that the market cannot deliver to; null when it is fine. */
export function faultyField(address: AddressInput, market: Market): string | null {
  const empty = REQUIRED.find((field) => text(address, field) === '')
  if (empty) return empty
  if (!market.zip.test(text(address, 'zip'))) return 'zip'
  if (!/\p{L}/u.test(text(address, 'city'))) return 'city'
  const country = text(address, 'country')
  const known = [market.country.code, ...Object.values(market.country.name)].map((name) => name.toLowerCase())
  return country === '' || known.includes(country.toLowerCase()) ? null : 'country'
}

/** What an order holds besides address, payment and delivery. */
export const orderDetails = (input: CheckoutInput) => ({
  customerType: input.customerType ?? ('PERSON' as const),
  identityNumber: input.identityNumber?.trim() || null,
  message: input.message?.trim() || null,
  consents: present(input.acceptedConsents),
})
