import type { Commerce } from '#commerce/create-commerce'
import { MARKETS, type Market } from '#commerce/markets'
import { shopError } from '#commerce/shop-error'
import type { Storefront } from '#commerce/storefront'
import { isKnownIdentity } from '#scenarios/reserved-identities'
import type { CustomerRecord } from './account-records'
import { welcomeChange } from './prove-address'
import { customerOf, userType } from './user-type'

type Given<Value> = Value | null | undefined

/** The schema's UserInputType. */
export type UserInput = {
  address?: Given<Record<string, Given<string>>>
  gender?: Given<CustomerRecord['gender']>
  newsletter?: Given<boolean>
  personalId?: Given<string>
  customerType?: Given<CustomerRecord['customerType']>
  metaData?: Given<string>
}

/** Characters of a field of an address, as of a personal id. */
const MOST_OF_FIELD = 100
/** Bytes of the metadata. */
export const MOST_METADATA = 32 * 1024

const hasControls = (text: string): boolean => /\p{Cc}/u.test(text)

/** The market whose country an address names, in any language; else the market of the request. */
function marketOfAddress(country: string, { market }: Storefront): Market {
  const asked = country.toLowerCase()
  const names = ({ country: { code, name } }: Market) =>
    [code, ...Object.values(name)].map((each) => each.toLowerCase())
  return Object.values(MARKETS).find((each) => names(each).includes(asked)) ?? market
}

/** The address with the given fields replaced. Throws INVALID_ADDRESS with the field. */
function changedAddress(known: CustomerRecord['address'], given: UserInput['address'], storefront: Storefront) {
  const fields = Object.entries(given ?? {}).flatMap(([field, text]) => (text == null ? [] : [[field, text.trim()]]))
  const refused = fields.find(([, text = '']) => text.length > MOST_OF_FIELD || hasControls(text))
  if (refused) throw shopError('INVALID_ADDRESS', 'A field of the address is too long', { field: refused[0] })
  const address: CustomerRecord['address'] = { ...known, ...Object.fromEntries(fields) }
  const { zip } = marketOfAddress(address.country ?? '', storefront)
  if (given?.zip && !zip.test(address.zip ?? '')) {
    throw shopError('INVALID_ADDRESS', 'The postcode is not one of the country', { field: 'zip' })
  }
  return address
}

/** The personal id; '' removes it. Throws INVALID_IDENTITY_NUMBER. */
function changedPersonalId(known: string | null, given: UserInput, { market }: Storefront): string | null {
  if (given.personalId == null) return known
  const number = given.personalId.trim()
  if (number === '') return null
  const kind = given.customerType === 'ORGANIZATION' ? 'organisation' : 'person'
  // The message must not contain the number, because messages are logged.
  if (number.length > MOST_OF_FIELD || !isKnownIdentity(market.alias, kind, number))
    throw shopError('INVALID_IDENTITY_NUMBER', 'The identity number is not known')
  return number
}

/** Throws METADATA_TOO_LARGE with `most`, in bytes. */
function changedMetaData(known: string | null, given: UserInput['metaData']): string | null {
  if (given != null && Buffer.byteLength(given) > MOST_METADATA)
    throw shopError('METADATA_TOO_LARGE', 'The metadata is too large', { most: MOST_METADATA })
  return given ?? known
}

/**
 * Changes what is given of the customer of the request and returns the UserType (R-GQL-12). What is omitted or null is
 * unchanged, except that the schema makes a PERSON of a missing customer type. Throws UNAUTHENTICATED for a guest,
 * and the errors of the fields.
 */
export function updateUser(commerce: Commerce, given: UserInput, storefront: Storefront) {
  const known = customerOf(commerce, storefront)
  if (!known) throw shopError('UNAUTHENTICATED', 'Nobody is signed in')
  const customer: CustomerRecord = {
    ...known,
    address: changedAddress(known.address, given.address, storefront),
    personalId: changedPersonalId(known.personalId, given, storefront),
    metaData: changedMetaData(known.metaData, given.metaData),
    gender: given.gender ?? known.gender,
    newsletter: given.newsletter ?? known.newsletter,
    customerType: given.customerType ?? known.customerType,
    market: storefront.market.alias,
    lang: storefront.lang,
  }
  const welcome = welcomeChange(commerce, customer, storefront)
  commerce.state.commit({ customer, ...welcome, ...newsletterChange(commerce, customer, given.newsletter) })
  return userType(customer, storefront)
}

/** The subscription of the customer's address, when the request has a choice. */
function newsletterChange({ clock }: Commerce, { email, market, lang }: CustomerRecord, wanted: Given<boolean>) {
  if (wanted == null) return {}
  return wanted ? { subscriber: { email, market, lang, subscribedAt: clock() } } : { unsubscribed: email }
}

/** Deletes the account with sessions and subscription (R-ACCOUNT-04). Orders are kept. Throws UNAUTHENTICATED. */
export function deleteUser(commerce: Commerce, storefront: Storefront): boolean {
  const customer = customerOf(commerce, storefront)
  if (!customer) throw shopError('UNAUTHENTICATED', 'Nobody is signed in')
  commerce.state.commit({ customerGone: customer.id, unsubscribed: customer.email })
  return true
}
