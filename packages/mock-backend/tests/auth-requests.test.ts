import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { ANNA, type AuthShop, hashOf, it, RIGHT, serveAuth, statusOf } from './auth-fixture'
import { freePort, startMockProcess, untilReady } from './mock-process'

const MINUTE = 60_000

describe('requests of the auth service', () => {
  it.for([
    ['not JSON', '{"username":', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['no name', '{}', 400],
    ['an empty name', '{"username":"  "}', 400],
    ['a number as name', '{"username":1}', 400],
    ['a long name', JSON.stringify({ username: 'a'.repeat(255) }), 400],
    ['a plain password', JSON.stringify({ username: ANNA, password: RIGHT }), 400],
    ['an endless session', JSON.stringify({ username: ANNA, sessionLifetime: -1 }), 400],
    ['a large body', JSON.stringify({ username: ANNA, more: 'x'.repeat(9000) }), 413],
  ] as const)('%s is refused', async ([_what, body, status], { shop }) => {
    for (const action of ['login', 'register', 'password']) {
      expect(await shop.post(action, body)).toMatchObject({ status, body: {} })
    }
  })

  it('addresses that no mail or token can hold are not registered', async ({ shop }) => {
    for (const name of ['no address', 'a;b@example.se', 'a=b@example.se', 'å@example.se', 'invalid@kajo.test']) {
      expect(await statusOf(shop.register(name, RIGHT)), name).toBe(400)
    }
  })

  it('other actions and methods are 404', async ({ shop }) => {
    for (const path of ['/api/kajo_prod/users', '/api/kajo_prod/', '/api/kajo_prod/__proto__', '/api/kajo_prod/verify'])
      expect(await statusOf(shop.call(path))).toBe(404)
    expect(await statusOf(shop.call('/api/kajo_prod/login', { method: 'DELETE' }))).toBe(404)
  })

  it('one address may call 600 times in a minute', async ({ shop }) => {
    const call = () => shop.logout('')
    for (let i = 0; i < 20; i += 1) await Promise.all(Array.from({ length: 30 }, call))
    const over = await call()
    expect([over.status, over.headers.get('retry-after')]).toEqual([429, '60'])
    shop.time.now += MINUTE
    expect((await call()).status).toBe(200)
  })
})

describe('pages of other origins', () => {
  const preflight = async (served: AuthShop, origin: string) =>
    (
      await fetch(`${served.origin}/api/kajo_prod/login`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    ).headers

  it('a foreign one may neither call nor read; a local one may, with credentials and the refresh token', async ({
    shop,
  }) => {
    const foreign = { origin: 'https://evil.example' }
    const refused = await shop.post('login', { username: ANNA }, foreign)
    expect([refused.status, refused.text]).toEqual([403, '{}'])
    expect(refused.headers.get('access-control-allow-origin')).toBeNull()
    expect((await preflight(shop, foreign.origin)).get('access-control-allow-origin')).toBeNull()
    for (const alike of ['http://localhost.evil.example', 'http://evil-localhost', 'null']) {
      expect(await statusOf(shop.post('login', { username: ANNA }, { origin: alike })), alike).toBe(403)
    }

    const local = { origin: 'http://se.localhost:3000' }
    const { status, headers } = await shop.post('login', { username: ANNA }, local)
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe(local.origin)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('access-control-expose-headers')).toContain('x-auth-refresh-token')
    const allowed = (await preflight(shop, local.origin)).get('access-control-allow-headers')
    expect(allowed?.split(', ')).toEqual(expect.arrayContaining(['content-type', 'x-auth-refresh-token']))
  })

  it('with configured origins only those may', async () => {
    const configured = await serveAuth({ origins: ['https://www.example.se'] })
    const login = (origin: string) => configured.post('login', { username: ANNA }, { origin })
    expect((await login('https://www.example.se')).status).toBe(200)
    expect((await login('http://se.localhost:3000')).status).toBe(403)
    await configured.close()
  })
})

it('the log has no name, password, signature or token', async () => {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'kajo-log-'))
  const settings = {
    MOCK_PORT: String(port),
    MOCK_STATE: join(folder, 'state.json'),
    MOCK_PRODUCTS: '50',
    MOCK_LOG: '',
  }
  const mock = startMockProcess({ ...settings, MOCK_TOKEN_LIFE: '60', MOCK_ORIGINS: 'https://www.example.se' })
  await untilReady(mock)
  const origin = `http://127.0.0.1:${port}`
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }
    const answer = await fetch(`${origin}${path}`, init)
    return { body: await answer.json(), refreshToken: answer.headers.get('x-auth-refresh-token') ?? '' }
  }
  const username = 'private.person@example.se'
  const { sign } = (await post('/api/kajo_prod/register', { username })).body
  const signature = await (await fetch(`${origin}/auth/sign/kajo?identity=${sign}`)).json()
  const { body, refreshToken } = await post('/api/kajo_prod/register', { username, signature, password: hashOf(RIGHT) })
  expect(body.maxAge).toBe(60)
  const query = `mutation reset($email: String!) { requestPasswordReset(email: $email) }`
  await post('/graphql', { query, variables: { email: username } }, { authorization: `Bearer ${body.token}` })
  await post('/api/kajo_prod/login', { username, signature, password: hashOf(RIGHT) })
  await fetch(`${origin}/api/kajo_prod/login`, { headers: { 'x-auth-refresh-token': refreshToken } })
  const mails = await (await fetch(`${origin}/outbox.json`)).json()
  const key = new URL(mails[0].links[0]).searchParams.get('resetKey') ?? ''
  mock.child.kill('SIGTERM')
  await mock.ended
  const log = mock.output()
  expect(log).toContain('"operation":"auth-register","status":200')
  expect(key).not.toBe('')
  for (const secret of [username, hashOf(RIGHT), sign, signature.signature, body.token, refreshToken, key]) {
    expect(log).not.toContain(secret)
  }
  // Nor has the state a password or a refresh token.
  const state = readFileSync(settings.MOCK_STATE, 'utf8')
  for (const secret of [hashOf(RIGHT), refreshToken, body.token]) expect(state).not.toContain(secret)
  rmSync(folder, { recursive: true })
})
