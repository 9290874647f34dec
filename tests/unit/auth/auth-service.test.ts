// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  requestLogin,
  requestLogout,
  requestPasswordChange,
  requestRegistration,
  requestRenewal,
} from '@/lib/auth/auth-service'
import { hashPassword } from '@/lib/auth/hash-password'
import { fakeAuth } from '@/tests/support/fake-auth'
import { CONFIG, dropCookies, plantCookie } from '@/tests/support/shop-fixtures'

const EMAIL = 'saga@mejl.se'
/** Of `secret1`. */
const HASH = 'J9032aVob9eYINxUf6tJkCElbEwnb/eGPFqozQmVCXHYPGb2Efa9FBV0b9JYlNTO'
const KNOWN = { email: EMAIL, password: 'secret1' }
const { authUrl, signUrl } = CONFIG

afterEach(() => {
  vi.unstubAllGlobals()
  dropCookies()
})

it('R-AUTH-03 hashes a password as every client of the platform does', async () => {
  fakeAuth()
  expect(await hashPassword('secret1')).toBe(HASH)
})

describe('signing in', () => {
  it('R-AUTH-01 R-AUTH-02 R-AUTH-03 R-AUTH-06 asks for a challenge, has it signed, then sends the hashed password', async () => {
    const { calls } = fakeAuth({ hash: HASH })
    const answer = await requestLogin(CONFIG, KNOWN, true)
    expect(answer).toMatchObject({ kind: 'tokens', tokens: { maxAge: 900, refreshToken: 'refresh-1' } })
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${authUrl}login`,
      `GET ${signUrl}challenge%20of%20saga%40mejl.se`,
      `POST ${authUrl}login`,
    ])
    expect(calls[0]?.body).toEqual({ username: EMAIL })
    expect(calls[2]?.body).toEqual({
      username: EMAIL,
      signature: { identity: EMAIL, signature: 's', timestamp: '1' },
      password: HASH,
    })
    for (const { init, headers } of [calls[0], calls[2]].filter((call) => call !== undefined)) {
      expect(init).toMatchObject({ credentials: 'include', cache: 'no-cache' })
      expect(headers.get('content-type')).toBe('application/json')
    }
  })

  it('R-AUTH-04 never sends a plain password, neither the old nor the new one', async () => {
    const { calls } = fakeAuth({ hash: HASH })
    await requestLogin(CONFIG, KNOWN, true)
    await requestRegistration(CONFIG, { ...KNOWN, email: 'ny@mejl.se' })
    await requestPasswordChange(CONFIG, KNOWN, 'secret22')
    expect(calls.at(-1)?.body).toMatchObject({ newPassword: await hashPassword('secret22') })
    expect(JSON.stringify(calls)).not.toMatch(/secret/)
  })

  it('R-AUTH-05 T8 without "remember me" the session lasts 30 minutes', async () => {
    const { calls } = fakeAuth({ hash: HASH })
    await requestLogin(CONFIG, KNOWN, false)
    expect(calls.at(-1)?.body).toMatchObject({ sessionLifetime: 30 })
    await requestLogin(CONFIG, KNOWN, true)
    expect(calls.at(-1)?.body).not.toHaveProperty('sessionLifetime')
  })

  it('R-AUTH-10 tells a refusal, too many tries and a failing service apart, and never throws', async () => {
    const { state } = fakeAuth({ hash: HASH })
    expect(await requestLogin(CONFIG, { ...KNOWN, password: 'wrong12' }, true)).toEqual({ kind: 'refused' })
    expect(await requestRegistration(CONFIG, KNOWN)).toEqual({ kind: 'refused' })
    state.status = 429
    expect(await requestLogin(CONFIG, KNOWN, true)).toEqual({ kind: 'limited' })
    state.status = 503
    expect(await requestLogin(CONFIG, KNOWN, true)).toEqual({ kind: 'unreachable' })
    state.status = 0
    state.isDown = true
    expect(await requestLogin(CONFIG, KNOWN, true)).toEqual({ kind: 'unreachable' })
  })
})

it('R-AUTH-02 R-AUTH-06 T7 renewal and logout are a GET with the refresh token in the header', async () => {
  const { calls } = fakeAuth()
  plantCookie('ralph-auth-refresh', 'refresh-1')
  expect(await requestRenewal(CONFIG)).toMatchObject({ kind: 'tokens' })
  await requestLogout(CONFIG)
  expect(calls.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', `${authUrl}login`, null],
    ['GET', `${authUrl}logout`, null],
  ])
  for (const { headers } of calls) expect(headers.get('x-auth-refresh-token')).toBe('refresh-1')
})
