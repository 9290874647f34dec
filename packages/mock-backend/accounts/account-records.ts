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
  customerId: z.number(),
  expiresAt: z.number(),
})

export type CustomerRecord = z.infer<typeof customerSchema>
export type SessionRecord = z.infer<typeof sessionSchema>
