import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import type { CustomerRecord } from './account-records'

const ALGORITHM = 'HS256'
const MEMBER_DISCOUNT = 10

/** `session` is missing in the token of a colleague who shops for a customer (T12). */
const claimsSchema = z.object({ sid: z.string(), session: z.string().optional() })
type Claims = { customerId: number; sessionId: string | null }

type Signing = {
  secret: Uint8Array
  sessionId: string | null
  /** Epoch s. */
  expires: number
}

/**
 * The access token of a customer: a JWT with the claims that the platform's SDK reads. All values are ASCII without
 * `;` and `=`, which the SDK cannot read.
 */
export const signAccessToken = (customer: CustomerRecord, { secret, sessionId, expires }: Signing): Promise<string> =>
  new SignJWT({
    sid: String(customer.id),
    name: customer.email,
    customerType: customer.customerType,
    ...(customer.memberType && {
      memberType: customer.memberType,
      memberId: String(customer.memberId),
      memberDiscount: String(MEMBER_DISCOUNT),
    }),
    ...(sessionId !== null && { session: sessionId }),
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setExpirationTime(expires)
    .sign(secret)

/** Reads a token; null unless it is signed with the secret by HS256 and has not expired. `now` is an epoch ms. */
export async function readAccessToken(token: string, secret: Uint8Array, now: number): Promise<Claims | null> {
  try {
    const options = { algorithms: [ALGORITHM], currentDate: new Date(now), requiredClaims: ['exp'] }
    const { payload } = await jwtVerify(token, secret, options)
    const { sid, session } = claimsSchema.parse(payload)
    return { customerId: Number(sid), sessionId: session ?? null }
  } catch {
    return null
  }
}
