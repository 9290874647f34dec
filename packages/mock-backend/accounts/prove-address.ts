import type { Commerce } from '#commerce/create-commerce'
import type { Storefront } from '#commerce/storefront'
import { customerMail } from '#outbox/create-mail'
import type { CustomerRecord } from './account-records'
import { keyHash, newMailKey } from './password-reset'

/**
 * The change that welcomes a new customer by mail, with a link that proves the address (T42). It waits for the first
 * GraphQL call, which tells market and language. Undefined for a customer who was welcomed.
 */
export function welcomeChange(commerce: Commerce, customer: CustomerRecord, storefront: Storefront) {
  if (customer.proofHash !== null || customer.provenAt !== null) return undefined
  const key = newMailKey()
  return {
    customer: { ...customer, proofHash: keyHash(key), market: storefront.market.alias, lang: storefront.lang },
    mail: customerMail(commerce, 'welcome', customer, { key, storefront }),
  }
}

/** Proves the address of the customer whose welcome mail has this key; false for an unknown key. Can be repeated. */
export function proveAddress({ state, clock }: Commerce, key: string): boolean {
  const hash = keyHash(key)
  const customer = Object.values(state.data.customers).find(({ proofHash }) => proofHash === hash)
  if (customer && customer.provenAt === null) state.commit({ customer: { ...customer, provenAt: clock() } })
  return customer !== undefined
}
