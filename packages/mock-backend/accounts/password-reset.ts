import { createHash, randomBytes } from 'node:crypto'
import type { Commerce } from '#commerce/create-commerce'
import type { Storefront } from '#commerce/storefront'
import { customerMail } from '#outbox/create-mail'
import type { CustomerRecord } from './account-records'
import { hashPassword, isSentHash } from './password'

const HOUR = 60 * 60 * 1000
/** Mails to one address within the window of the limit. */
const MOST_TO_ADDRESS = 5
const MOST_RESETS = 2000

/** SHA-256 of a key in a mail; the state holds only the hash. */
export const keyHash = (key: string): string => createHash('sha256').update(key).digest('base64')
export const newMailKey = (): string => randomBytes(32).toString('base64url')

/** Hashes of the resets that have expired or are too many. */
function oldResets({ state, clock }: Commerce): string[] {
  const resets = Object.values(state.data.passwordResets).sort((a, b) => b.expiresAt - a.expiresAt)
  return resets.filter(({ expiresAt }, i) => expiresAt <= clock() || i >= MOST_RESETS - 1).map(({ hash }) => hash)
}

/**
 * Mails a link with a key that is valid for an hour. Returns true for every address. A change is written for an address
 * without an account too, so that the answer takes as long.
 */
export function requestPasswordReset(commerce: Commerce, given: string, storefront: Storefront): true {
  const { accounts, state, clock } = commerce
  const email = given.trim().toLowerCase().slice(0, 254)
  const isOver = accounts.mailRate.isOver(email, MOST_TO_ADDRESS)
  const customer = isOver ? null : accounts.byEmail(email)
  const key = newMailKey()
  state.commit({
    passwordReset: customer ? { hash: keyHash(key), customerId: customer.id, expiresAt: clock() + HOUR } : undefined,
    passwordResetsGone: oldResets(commerce),
    mail: customer ? customerMail(commerce, 'reset', customer, { key, storefront }) : undefined,
  })
  return true
}

/** The customer of a reset key that is known and has not expired. */
function customerOfKey({ accounts, state, clock }: Commerce, key: string): CustomerRecord | null {
  const { passwordResets } = state.data
  const hash = keyHash(key)
  const reset = Object.hasOwn(passwordResets, hash) ? passwordResets[hash] : undefined
  return reset && reset.expiresAt > clock() ? accounts.byId(reset.customerId) : null
}

/**
 * Sets a new password with the key of a mail, ends all sessions, and proves the address, because the mail was read (T42).
 * False for a key that is unknown, used or expired, and for anything but a hash as password.
 */
export async function commitReset(commerce: Commerce, key: string, given: string): Promise<boolean> {
  if (!isSentHash(given) || !customerOfKey(commerce, key)) return false
  const password = await hashPassword(given)
  // Read again: of two requests with one key only the first is answered with true.
  const customer = customerOfKey(commerce, key)
  if (!customer) return false
  const { accounts, state, clock } = commerce
  const used = Object.values(state.data.passwordResets).filter(({ customerId }) => customerId === customer.id)
  accounts.sessions.endAll(customer.id)
  accounts.lockout.forget(customer.email)
  state.commit({
    customer: { ...customer, password, provenAt: customer.provenAt ?? clock() },
    passwordResetsGone: used.map(({ hash }) => hash),
  })
  return true
}
