import * as z from 'zod'
import type { Commerce } from '#commerce/create-commerce'
import { judgeCustomer } from '#scenarios/reserved-emails'
import type { CustomerRecord, SessionRecord } from './account-records'
import { signatureSchema } from './challenges'
import { hashPassword, isPassword, isSentHash } from './password'

const hash = z.string().refine(isSentHash)

/** What a browser posts: only the name for a challenge, then the name with signature and password (R-AUTH-02, R-AUTH-03). */
export const credentialsSchema = z.object({
  username: z
    .string()
    .max(254)
    .transform((name) => name.trim().toLowerCase())
    .refine((name) => name !== ''),
  signature: signatureSchema.optional(),
  password: hash.optional(),
  newPassword: hash.optional(),
  /** Minutes. */
  sessionLifetime: z.int().positive().optional(),
})

export type Credentials = z.infer<typeof credentialsSchema>

/** Result of a sign-in: a session, or the HTTP status of the refusal. */
export type SignIn = { customer: CustomerRecord; session: SessionRecord } | { status: 400 | 401 | 409 }

const MINUTE = 60 * 1000
const REFUSED = { status: 401 } as const
const INVALID = { status: 400 } as const

/** E-mails that a claim of the token can hold: printable ASCII without `;` and `=`. */
const ASCII_NAME = /^[\x21-\x3a\x3c\x3e-\x7e]+$/

/**
 * The customer with this name and password; null also while the name is locked. Takes equally long for a name without
 * an account.
 */
async function judge({ accounts }: Commerce, email: string, password: string): Promise<CustomerRecord | null> {
  const stored = accounts.byEmail(email)?.password ?? null
  const isRight = await isPassword(stored, password)
  // Read again: other requests were answered meanwhile.
  const customer = accounts.byEmail(email)
  const isCurrent = customer?.password.hash === stored?.hash
  if (isRight && isCurrent && !accounts.lockout.isLocked(email)) {
    accounts.lockout.forget(email)
    return customer
  }
  accounts.lockout.countFailure(email)
  return null
}

function isSigned({ accounts }: Commerce, { username, signature }: Credentials): boolean {
  return signature !== undefined && accounts.challenges.redeem(signature, username)
}

/** Signs a customer in (R-AUTH-03). */
export async function signIn(commerce: Commerce, given: Credentials): Promise<SignIn> {
  if (!isSigned(commerce, given)) return REFUSED
  if (!given.password) return INVALID
  const customer = await judge(commerce, given.username, given.password)
  if (!customer) return REFUSED
  return {
    customer,
    session: commerce.accounts.startSession(customer, given.sessionLifetime && given.sessionLifetime * MINUTE),
  }
}

/** A customer of whom only name and password are known. */
export const newCustomer = (email: string, password: CustomerRecord['password'], id: number): CustomerRecord => ({
  id,
  email,
  password,
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
})

/**
 * Creates an account and signs it in (R-ACCOUNT-01). 409 when the address has an account. Market and language become
 * known with the customer's first GraphQL call.
 */
export async function register(commerce: Commerce, given: Credentials): Promise<SignIn> {
  const { accounts, state, clock } = commerce
  const email = given.username
  if (!isSigned(commerce, given)) return REFUSED
  if (!given.password || !ASCII_NAME.test(email) || !judgeCustomer(email).isValid) return INVALID
  const password = await hashPassword(given.password)
  if (accounts.byEmail(email)) return { status: 409 }
  const id = state.data.nextCustomer
  const customer = { ...newCustomer(email, password, id), createdAt: clock() }
  state.commit({ customer, nextCustomer: id + 1 })
  return { customer, session: accounts.startSession(customer) }
}

/**
 * Changes the password and ends all sessions (R-AUTH-04, R-ACCOUNT-07). The new session's tokens live as long as those
 * of the session of `refreshToken`.
 */
export async function changePassword(commerce: Commerce, given: Credentials, refreshToken: string): Promise<SignIn> {
  const { accounts, state } = commerce
  if (!isSigned(commerce, given)) return REFUSED
  if (!given.password || !given.newPassword) return INVALID
  const judged = await judge(commerce, given.username, given.password)
  if (!judged) return REFUSED
  const password = await hashPassword(given.newPassword)
  const customer = accounts.byId(judged.id)
  if (customer?.password.hash !== judged.password.hash) return REFUSED
  const lifetime = accounts.sessions.lifetimeOf(refreshToken)
  accounts.sessions.endAll(customer.id)
  const changed = { ...customer, password }
  state.commit({ customer: changed })
  return { customer: changed, session: accounts.startSession(changed, lifetime) }
}
