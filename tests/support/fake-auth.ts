import { webcrypto } from 'node:crypto'
import { vi } from 'vitest'
import { CONFIG } from './shop-fixtures'

type Call = { method: string; url: string; headers: Headers; body: Record<string, unknown> | null; init: RequestInit }

const encode = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

/** A token with the claims of the platform; `life` in seconds from now. */
export function makeToken(email: string, life = 900, id = '7'): string {
  const issued = Math.floor(Date.now() / 1000)
  const claims = { 'http://claims.test/sid': id, 'http://claims.test/name': email, iat: issued, exp: issued + life }
  return `${encode({ alg: 'HS256' })}.${encode(claims)}.signature`
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })

/**
 * An auth service with one account, and a commerce service that answers by operation name, behind the global `fetch`.
 * `calls` holds what was sent to the auth service.
 */
export function fakeAuth({ email = 'saga@mejl.se', hash = '' } = {}) {
  const calls: Call[] = []
  const state = {
    hash,
    refresh: 'refresh-1',
    tokens: 0,
    isDown: false,
    status: 0,
    graphql: {} as Record<string, unknown>,
  }
  const tokens = () => {
    state.tokens += 1
    state.refresh = `refresh-${state.tokens}`
    const token = `${makeToken(email)}${state.tokens}`
    return json({ token, maxAge: 900 }, 200, { 'x-auth-refresh-token': state.refresh })
  }
  const prove = (action: string, body: Record<string, unknown>): Response => {
    if (action === 'register' && body.username === email && state.hash) return json({}, 409)
    if (action === 'register') state.hash = String(body.password)
    else if (body.username !== email || body.password !== state.hash) return json({}, 401)
    if (action === 'password') state.hash = String(body.newPassword)
    return tokens()
  }
  const act = ({ method, url, headers, body }: Call): Response => {
    const action = url.slice(CONFIG.authUrl.length)
    if (state.status || action === 'logout') return json({}, state.status || 200)
    if (method === 'GET') return headers.get('x-auth-refresh-token') === state.refresh ? tokens() : json({}, 401)
    return body?.signature ? prove(action, body) : json({ sign: `challenge of ${body?.username}` })
  }
  const graphql = ({ operationName, variables }: { operationName: string; variables: unknown }): Response => {
    const answer = state.graphql[operationName]
    return json({ data: typeof answer === 'function' ? answer(variables) : answer })
  }
  const fetchMock = vi.fn(async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = String(input)
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null
    if (url.startsWith('/graphql')) return graphql(body)
    if (state.isDown) throw new TypeError('Failed to fetch')
    const call = { method: init.method ?? 'GET', url, headers: new Headers(init.headers), body, init }
    calls.push(call)
    if (url.startsWith(CONFIG.signUrl)) return json({ identity: email, signature: 's', timestamp: '1' })
    return act(call)
  })
  vi.stubGlobal('fetch', fetchMock)
  // jsdom has no `crypto.subtle`
  vi.stubGlobal('crypto', webcrypto)
  return { calls, state }
}
