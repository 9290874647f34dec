import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { CustomerRecord } from './account-records'

type StoredPassword = CustomerRecord['password']

const KEY_LENGTH = 32

/** Whether a text has the form of what browsers send; anything else may be a plain password and is refused. */
export const isSentHash = (given: string): boolean => /^[A-Za-z0-9+/]{64}$/.test(given)

const derive = (given: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(given, salt, KEY_LENGTH, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** Hashes what a browser sends for a password: the base64 SHA-384 of password and a public salt (R-AUTH-04). */
export async function hashPassword(given: string): Promise<StoredPassword> {
  const salt = randomBytes(16).toString('base64')
  return { salt, hash: (await derive(given, salt)).toString('base64') }
}

/** Compared with when there is no account, so that the answer takes as long as for an account. */
const NOBODY: StoredPassword = { salt: 'nobody', hash: Buffer.alloc(KEY_LENGTH).toString('base64') }

/** Whether a password is right; false without an account. */
export async function isPassword(stored: StoredPassword | null, given: string): Promise<boolean> {
  const { salt, hash } = stored ?? NOBODY
  const isSame = timingSafeEqual(await derive(given, salt), Buffer.from(hash, 'base64'))
  return isSame && stored !== null
}
