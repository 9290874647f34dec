import type { UserFragment } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { parseJson } from '@/lib/errors/parse-json'
import { type CustomerType, customerTypeEntry } from '@/lib/store/customer-types'

/** Groups with prices of their own (R-PRICE-04). */
export type CustomerGroup = 'student' | 'curve'

/** The free text of an account, as an object (R-ACCOUNT-08). Fields that the shop does not know are kept. */
export type AccountMetadata = { cartId: string | null } & Record<string, unknown>

export type AccountAddress = Record<keyof NonNullable<UserFragment['address']>, string>

/** The signed-in shopper, as the commerce service knows her (R-DATA-05). */
export type Account = {
  id: number
  email: string
  personalId: string
  customerType: CustomerType
  group: CustomerGroup | null
  gender: 'UNSPECIFIED' | 'WOMAN' | 'MAN'
  newsletter: boolean
  /** Names are part of it. */
  address: Partial<AccountAddress>
  /** As the service formats it, in the currency of the market. */
  balanceFormatted: string
  balances: { currency: string; amount: number; amountFormatted: string }[]
  metaData: AccountMetadata
}

/** Unreadable text counts as none. */
export function parseMetadata(text: string | null | undefined): AccountMetadata {
  const parsed = parseJson(text ?? '')
  const fields = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {}
  const cartId = 'cartId' in fields && typeof fields.cartId === 'string' && fields.cartId ? fields.cartId : null
  return { ...fields, cartId }
}

/** R-PRICE-04, T47: `memberType` contains the name of the group. */
export function groupOf(memberType: string): CustomerGroup | null {
  const type = memberType.toLowerCase()
  if (type.includes('student')) return 'student'
  return type.includes('curve') ? 'curve' : null
}

const filled = (address: UserFragment['address']): Partial<AccountAddress> =>
  Object.fromEntries(Object.entries(address ?? {}).filter(([name, value]) => name !== '__typename' && value))

export const mapAccount = (user: UserFragment): Account => ({
  id: user.id,
  email: user.email,
  personalId: user.personalId ?? '',
  customerType: customerTypeEntry(user.customerType ?? undefined).type,
  group: groupOf(user.memberType),
  gender: user.gender === 'WOMAN' || user.gender === 'MAN' ? user.gender : 'UNSPECIFIED',
  newsletter: user.newsletter === true,
  address: filled(user.address),
  balanceFormatted: user.balanceFormatted ?? '',
  balances: present(user.balances).map(({ currency, amount, amountFormatted }) => ({
    currency,
    amount,
    amountFormatted: amountFormatted ?? '',
  })),
  metaData: parseMetadata(user.metaData),
})
