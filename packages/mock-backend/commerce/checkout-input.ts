import { present } from './list-input'
import type { Market } from './markets'

/** The fields of the schema's AddressInputType and CheckoutInputType that this service reads. */
type AddressInput = Record<string, string | null | undefined>

export type CheckoutInput = {
  paymentId?: number | null
  shippingId?: number | null
  email?: string | null
  merchantData?: string | null
  message?: string | null
  identityNumber?: string | null
  customerType?: 'PERSON' | 'ORGANIZATION' | null
  externalShippingId?: string | null
  pickupPoint?: string | null
  /** Currency units; a negative value means no fee. */
  externalShippingFee?: number | null
  billingAddress?: AddressInput | null
  shippingAddress?: AddressInput | null
  acceptedConsents?: (string | null)[] | null
  checkoutUrls?: { redirectUrl?: string | null; checkoutPageUrl?: string | null } | null
}

/** Required address fields (R-CHECKOUT-04). */
const REQUIRED = ['firstName', 'lastName', 'addressLine1', 'zip', 'city']

const text = (address: AddressInput, field: string): string => (address[field] ?? '').trim()

/** The address with trimmed texts; a missing value becomes ''. */
export const cleanAddress = (address: AddressInput): Record<string, string> =>
  Object.fromEntries(Object.keys(address).map((field) => [field, text(address, field)]))

/** Name of the first missing or invalid field of an address in the market; null when the address is valid. */
export function faultyField(address: AddressInput, market: Market): string | null {
  const empty = REQUIRED.find((field) => text(address, field) === '')
  if (empty) return empty
  if (!market.zip.test(text(address, 'zip'))) return 'zip'
  if (!/\p{L}/u.test(text(address, 'city'))) return 'city'
  const country = text(address, 'country')
  const known = [market.country.code, ...Object.values(market.country.name)].map((name) => name.toLowerCase())
  return country === '' || known.includes(country.toLowerCase()) ? null : 'country'
}

/** The fields of an OrderRecord besides address, payment and delivery. */
export const orderFieldsOf = (input: CheckoutInput) => ({
  customerType: input.customerType ?? ('PERSON' as const),
  identityNumber: input.identityNumber?.trim() || null,
  message: input.message?.trim() || null,
  consents: present(input.acceptedConsents),
})
