import 'client-only'
import * as z from 'zod/mini'
import { parseJson } from '@/lib/errors/parse-json'
import type { ShopConfig } from '@/lib/store/shop-config'
import { hashPassword } from './hash-password'
import { readRefreshToken, type Tokens } from './session'

/** In ms. */
const TIMEOUT = 10_000
const REFRESH_HEADER = 'x-auth-refresh-token'
/** Minutes that a session lasts without "remember me" (R-AUTH-05, T8). */
const SESSION_LIFETIME = 30

type Service = Pick<ShopConfig, 'authUrl' | 'signUrl'>
type Action = 'login' | 'register' | 'password' | 'logout' | 'verify'

export type Credentials = { email: string; password: string }

/**
 * Answer of the service. `refused`: it gave no token, for whatever reason. `limited`: it takes no more tries for a
 * while. `unreachable`: it gave no usable answer.
 */
export type AuthAnswer = { kind: 'tokens'; tokens: Tokens } | { kind: 'refused' | 'limited' | 'unreachable' }

const answerSchema = z.object({
  sign: z.optional(z.string()),
  token: z.optional(z.string()),
  maxAge: z.optional(z.number()),
})
const signatureSchema = z.record(z.string(), z.unknown())

class Limited extends Error {}

const TOO_MANY = 429
const FIRST_SERVER_ERROR = 500

type Answer = { isOk: boolean; json: unknown; refreshToken: string | null }

/** The JSON of an answer, and its refresh token. Throws when the service fails or cannot be reached. */
async function call(address: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT) })
  if (response.status === TOO_MANY) throw new Limited()
  if (response.status >= FIRST_SERVER_ERROR) throw new Error(`The auth service answered ${response.status}`)
  const json = parseJson(await response.text())
  return { isOk: response.ok, json, refreshToken: response.headers.get(REFRESH_HEADER) }
}

/** R-AUTH-01, R-AUTH-02, R-AUTH-06: a GET without a body, else a POST of JSON. */
function ask({ authUrl }: Service, action: Action, body?: object) {
  const refresh = readRefreshToken()
  return call(`${authUrl.replace(/\/?$/, '/')}${action}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(refresh && { [REFRESH_HEADER]: refresh }) },
    credentials: 'include',
    cache: 'no-cache',
    ...(body && { body: JSON.stringify(body) }),
  })
}

function answerOf({ json, refreshToken }: Answer): AuthAnswer {
  const { token, maxAge } = answerSchema.safeParse(json).data ?? {}
  return token && maxAge ? { kind: 'tokens', tokens: { token, maxAge, refreshToken } } : { kind: 'refused' }
}

/** Never throws. */
async function attempt(task: () => Promise<AuthAnswer>): Promise<AuthAnswer> {
  try {
    return await task()
  } catch (error) {
    return { kind: error instanceof Limited ? 'limited' : 'unreachable' }
  }
}

/**
 * Proves who the shopper is: challenge, signature, then the hashed password (R-AUTH-03, T7). `more` is sent with the
 * password. A plain password never leaves the browser (R-AUTH-04).
 */
const prove = (service: Service, action: Action, { email, password }: Credentials, more: object = {}) =>
  attempt(async () => {
    const challenge = await ask(service, action, { username: email })
    const sign = answerSchema.safeParse(challenge.json).data?.sign
    // without a challenge the answer may hold the token already
    if (!sign) return answerOf(challenge)
    const signed = await call(service.signUrl + encodeURIComponent(sign), { cache: 'no-cache' })
    const signature = signatureSchema.safeParse(signed.json).data
    if (!signature) return { kind: 'refused' }
    return answerOf(
      await ask(service, action, { username: email, signature, password: await hashPassword(password), ...more }),
    )
  })

/** R-AUTH-05: without "remember me" the session lasts 30 minutes after the last renewal. */
export const requestLogin = (service: Service, credentials: Credentials, isKept: boolean): Promise<AuthAnswer> =>
  prove(service, 'login', credentials, isKept ? {} : { sessionLifetime: SESSION_LIFETIME })

/** Refused when the address has an account. */
export const requestRegistration = (service: Service, credentials: Credentials): Promise<AuthAnswer> =>
  prove(service, 'register', credentials)

/** `credentials` hold the current password; refused when it is wrong. */
export const requestPasswordChange = async (
  service: Service,
  credentials: Credentials,
  newPassword: string,
): Promise<AuthAnswer> => prove(service, 'password', credentials, { newPassword: await hashPassword(newPassword) })

/** New tokens for the refresh token of this browser (R-AUTH-02). */
export const requestRenewal = (service: Service): Promise<AuthAnswer> =>
  attempt(async () => answerOf(await ask(service, 'login')))

/** Ends the session at the service. Never rejects: this browser is signed out in any case. */
export const requestLogout = async (service: Service): Promise<void> => {
  await attempt(async () => answerOf(await ask(service, 'logout')))
}

/**
 * Proves the e-mail address of an account with the key of a mailed link (T42). False for a key that is unknown or over;
 * throws when the service cannot be reached.
 */
export const proveAddress = async (service: Service, key: string): Promise<boolean> =>
  (await ask(service, 'verify', { key })).isOk
