import * as z from 'zod'

const market = z.enum(['fi', 'se', 'no', 'dk'])
const lang = z.enum(['fi', 'sv', 'nb', 'da'])

/** A customer with an account. */
export const customerSchema = z.object({
  id: z.number(),
  /** Lower case; the name with which the customer signs in. */
  email: z.string(),
  /** The hash that browsers send, hashed again with scrypt. Base64. */
  password: z.object({ salt: z.string(), hash: z.string() }),
  customerType: z.enum(['PERSON', 'ORGANIZATION']),
  gender: z.enum(['UNSET', 'UNSPECIFIED', 'WOMAN', 'MAN']),
  newsletter: z.boolean(),
  personalId: z.string().nullable(),
  address: z.record(z.string(), z.string()),
  metaData: z.string().nullable(),
  /** '' without a membership. */
  memberType: z.string(),
  memberId: z.number(),
  /** Account balance by currency, minor units. */
  balances: z.record(z.string(), z.number()),
  market,
  lang,
  createdAt: z.number(),
  /** When the customer opened a link that was mailed to the address, epoch ms; null before (T42). */
  provenAt: z.number().nullable(),
  /** SHA-256 of the key in the welcome mail. */
  proofHash: z.string().nullable(),
})

/**
 * All refresh tokens that follow each other from one sign-in. The tokens are not stored: each is an HMAC of the id and
 * its number.
 */
export const sessionSchema = z.object({
  id: z.string(),
  customerId: z.number(),
  /** Number of the newest refresh token. */
  counter: z.number(),
  /** When the newest refresh token was given, epoch ms. */
  rotatedAt: z.number(),
  /** Life of a refresh token, ms. */
  lifetime: z.number(),
  expiresAt: z.number(),
})

/** A requested reset of a password. */
export const passwordResetSchema = z.object({
  /** SHA-256 of the key in the mail. */
  hash: z.string(),
  /** Null for an address without an account, whose request is stored only to take as long. */
  customerId: z.number().nullable(),
  expiresAt: z.number(),
})

export type CustomerRecord = z.infer<typeof customerSchema>
export type SessionRecord = z.infer<typeof sessionSchema>

/** The part of the state about accounts. Each field is missing in older state files. */
export const accountDataShape = {
  /** By id. */
  customers: z.record(z.string(), customerSchema).default({}),
  /** By id. */
  sessions: z.record(z.string(), sessionSchema).default({}),
  nextCustomer: z.number().default(1001),
  /** By hash. */
  passwordResets: z.record(z.string(), passwordResetSchema).default({}),
  /** Signs access and refresh tokens, base64; null until the first one. */
  tokenSecret: z.string().nullable().default(null),
}

const accountDataSchema = z.object(accountDataShape)
export type AccountData = z.infer<typeof accountDataSchema>

/** The part of a change about accounts. */
export const accountChangeShape = {
  customer: customerSchema.optional(),
  /** Id of a customer who is deleted with all sessions. */
  customerGone: z.number().optional(),
  session: sessionSchema.optional(),
  sessionsGone: z.array(z.string()).optional(),
  nextCustomer: z.number().optional(),
  passwordReset: passwordResetSchema.optional(),
  passwordResetsGone: z.array(z.string()).optional(),
  tokenSecret: z.string().optional(),
}

const accountChangeSchema = z.object(accountChangeShape)

type AccountChange = z.infer<typeof accountChangeSchema>

/** Removes what a change ends: sessions, requested resets, and a customer with all sessions. */
function removeEnded(data: AccountData, { customerGone, sessionsGone = [], passwordResetsGone = [] }: AccountChange) {
  for (const id of sessionsGone) delete data.sessions[id]
  for (const hash of passwordResetsGone) delete data.passwordResets[hash]
  if (customerGone === undefined) return
  delete data.customers[customerGone]
  for (const { id, customerId } of Object.values(data.sessions))
    if (customerId === customerGone) delete data.sessions[id]
}

/** Applies the part of a change about accounts. */
export function applyAccountChange(data: AccountData, change: AccountChange): void {
  const { customer, session, passwordReset } = change
  removeEnded(data, change)
  if (customer) data.customers[customer.id] = customer
  if (session) data.sessions[session.id] = session
  if (passwordReset) data.passwordResets[passwordReset.hash] = passwordReset
  data.nextCustomer = change.nextCustomer ?? data.nextCustomer
  data.tokenSecret = change.tokenSecret ?? data.tokenSecret
}
