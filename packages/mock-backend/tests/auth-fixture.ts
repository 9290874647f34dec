import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { test } from 'vitest'
import type { Catalogue } from '#catalogue/types'
import { serveCommerce } from '#commerce/http/serve-commerce'
import { fixtureCommerce, NOW } from './commerce-fixture'

/** Public constant of the platform's clients. */
const SALT = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD'

/** What a browser sends for a password. */
export const hashOf = (password: string): string =>
  createHash('sha384')
    .update(password + SALT)
    .digest('base64')

type Signature = { identity: string; signature: string; timestamp: string }
type Credentials = { password: string; newPassword?: string; sessionLifetime?: number }

/** Status, body and refresh token of an answer. */
async function read(answer: Response) {
  const text = await answer.text()
  return {
    status: answer.status,
    body: text === '' ? null : JSON.parse(text),
    text,
    refreshToken: answer.headers.get('x-auth-refresh-token') ?? '',
    headers: answer.headers,
  }
}

/** Serves a small shop with the auth service over HTTP; `time.now` is its clock, epoch ms. */
export async function serveAuth(
  options: { file?: string | null; origins?: string[]; catalogue?: Catalogue; photosDir?: string } = {},
) {
  const time = { now: NOW }
  const commerce = fixtureCommerce({ ...options, now: () => time.now })
  const server = createServer()
  serveCommerce(server, { commerce, images: null })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  const origin = `http://127.0.0.1:${address.port}`

  const call = async (path: string, init: RequestInit = {}) => read(await fetch(`${origin}${path}`, init))
  const post = (action: string, body: unknown, headers: Record<string, string> = {}) =>
    call(`/api/kajo_prod/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const get = (action: string, refreshToken: string) =>
    call(`/api/kajo_prod/${action}`, { headers: { 'x-auth-refresh-token': refreshToken } })

  /** Requests a challenge for a username and has the sign endpoint sign it. */
  const signed = async (username: string, action = 'login'): Promise<Signature> => {
    const { body } = await post(action, { username })
    return (await call(`/auth/sign/kajo?identity=${body.sign}`)).body
  }
  /** All three steps of an action; passwords are given as typed. */
  const enter = async (action: string, username: string, given: Credentials, refreshToken?: string) => {
    const { password, newPassword, sessionLifetime } = given
    const body = {
      username,
      signature: await signed(username, action),
      password: hashOf(password),
      ...(newPassword !== undefined && { newPassword: hashOf(newPassword) }),
      ...(sessionLifetime !== undefined && { sessionLifetime }),
    }
    return post(action, body, refreshToken === undefined ? {} : { 'x-auth-refresh-token': refreshToken })
  }
  return {
    commerce,
    origin,
    time,
    call,
    post,
    signed,
    enter,
    register: (username: string, password: string) => enter('register', username, { password }),
    login: (username: string, password: string, sessionLifetime?: number) =>
      enter('login', username, { password, ...(sessionLifetime !== undefined && { sessionLifetime }) }),
    refresh: (refreshToken: string) => get('login', refreshToken),
    logout: (refreshToken: string) => get('logout', refreshToken),
    control: (body: unknown) => call('/__control', { method: 'POST', body: JSON.stringify(body) }),
    graphql: (query: string, token?: string, variables: Record<string, unknown> = {}) =>
      call('/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
      }),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await commerce.state.close()
    },
  }
}

export type AuthShop = Awaited<ReturnType<typeof serveAuth>>

/** Names of customers, and the password with which they register. */
export const ANNA = 'anna@example.se'
export const EVE = 'eve@example.se'
export const NOBODY = 'nobody@example.se'
export const RIGHT = 'secret1'

/** A test with a shop of its own, in which only Anna has registered. */
export const it = test.extend<{ shop: AuthShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads here which fixtures this one needs
  shop: async ({}, use) => {
    const shop = await serveAuth()
    await shop.register(ANNA, RIGHT)
    await use(shop)
    await shop.close()
  },
})

export const statusOf = async (answer: Promise<{ status: number }>): Promise<number> => (await answer).status
