import type { CustomerRecord } from '#accounts/account-records'
import { newCustomer } from '#accounts/sign-in'
import type { Commerce } from '#commerce/create-commerce'
import type { asking } from './commerce-fixture'

/** A customer with an account. */
export const account = (id: number, email: string, more: Partial<CustomerRecord> = {}): CustomerRecord => ({
  ...newCustomer(email, { salt: 'salt', hash: 'hash' }, id),
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
