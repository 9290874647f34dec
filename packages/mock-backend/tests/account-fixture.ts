import type { CustomerRecord } from '#accounts/account-records'
import type { Commerce } from '#commerce/create-commerce'
import type { asking } from './commerce-fixture'

/** A customer with an account. */
export const account = (id: number, email: string, more: Partial<CustomerRecord> = {}): CustomerRecord => ({
  id,
  email,
  password: { salt: 'salt', hash: 'hash' },
  customerType: 'PERSON',
  gender: 'UNSET',
  newsletter: false,
  personalId: null,
  address: {},
  metaData: null,
  memberType: '',
  memberId: 0,
  balances: {},
  market: 'fi',
  lang: 'fi',
  createdAt: 0,
  provenAt: null,
  proofHash: null,
  ...more,
})

type Shop = { commerce: Commerce; ask: ReturnType<typeof asking> }

/** Stores a customer and returns a function that asks with the customer's token. */
export async function signedIn({ commerce, ask }: Shop, customer: CustomerRecord) {
  commerce.state.commit({ customer })
  const { token } = await commerce.accounts.tokenOf(customer, commerce.accounts.startSession(customer))
  return (query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    ask(query, variables, { authorization: `Bearer ${token}`, ...headers })
}
