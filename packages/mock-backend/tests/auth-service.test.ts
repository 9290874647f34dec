import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AuthShop, hashOf, serveAuth } from './auth-fixture'
import { NOW } from './commerce-fixture'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ANNA = 'anna@example.se'

let shop: AuthShop
beforeEach(async () => {
  shop = await serveAuth()
})
afterEach(() => shop.close())

describe('the auth service', () => {
  it('R-AUTH-04 a browser sends the hash that the platform’s clients compute', () => {
    expect(hashOf('secret1')).toBe('J9032aVob9eYINxUf6tJkCElbEwnb/eGPFqozQmVCXHYPGb2Efa9FBV0b9JYlNTO')
  })

  it.each(['login', 'register', 'password'])(
    'R-AUTH-01 R-AUTH-02 %s answers a name with a challenge, whether it has an account or not',
    async (action) => {
      await shop.register(ANNA, 'secret1')
      for (const username of [ANNA, 'nobody@example.se']) {
        const { status, body } = await shop.post(action, { username })
        expect(status).toBe(200)
        expect(body).toEqual({ sign: expect.stringMatching(/^[\w-]{43}$/) })
      }
    },
  )

  it('R-AUTH-03 R-AUTH-06 registers, then signs in with signature and password; the refresh token is in the header', async () => {
    const registered = await shop.register('Anna@Example.se ', 'secret1')
    expect(registered).toMatchObject({ status: 200, body: { token: expect.any(String), maxAge: 900 } })
    const { status, body, refreshToken, headers } = await shop.login(ANNA, 'secret1')
    expect(status).toBe(200)
    expect(refreshToken).not.toBe('')
    expect(refreshToken).not.toBe(registered.refreshToken)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(decodeProtectedHeader(body.token)).toEqual({ alg: 'HS256', typ: 'JWT' })
    const claims = decodeJwt(body.token)
    expect(claims).toMatchObject({ sid: '1001', name: ANNA, customerType: 'PERSON', exp: NOW / 1000 + 900 })
    // its mere presence means "logged out" to the platform's SDK
    expect(claims).not.toHaveProperty('expired')
  })

  it('R-ACCOUNT-06 refuses a wrong password, an unknown name and a second account with nothing but a status', async () => {
    await shop.register(ANNA, 'secret1')
    const wrong = await shop.login(ANNA, 'secret2')
    const unknown = await shop.login('nobody@example.se', 'secret2')
    expect(wrong).toMatchObject({ status: 401, body: {}, refreshToken: '' })
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
    expect(await shop.register(ANNA, 'secret3')).toMatchObject({ status: 409, body: {}, refreshToken: '' })
    expect((await shop.login(ANNA, 'secret1')).status).toBe(200)
  })

  it('R-AUTH-05 the session of a shopper who is not remembered ends after 30 minutes without a refresh, else after 7 days', async () => {
    await shop.register(ANNA, 'secret1')
    const brief = await shop.login(ANNA, 'secret1', 30)
    const remembered = await shop.login(ANNA, 'secret1')
    shop.time.now += 29 * MINUTE
    const refreshed = await shop.refresh(brief.refreshToken)
    expect(refreshed.status).toBe(200)
    shop.time.now += 29 * MINUTE
    const again = await shop.refresh(refreshed.refreshToken)
    expect(again.status).toBe(200)
    shop.time.now += 31 * MINUTE
    expect((await shop.refresh(again.refreshToken)).status).toBe(401)
    shop.time.now = NOW + 7 * DAY - 1
    expect((await shop.refresh(remembered.refreshToken)).status).toBe(200)
  })

  it('R-AUTH-07 a refresh gives a new access token and a new refresh token', async () => {
    const { body, refreshToken } = await shop.register(ANNA, 'secret1')
    shop.time.now += 13 * MINUTE
    const refreshed = await shop.refresh(refreshToken)
    expect(refreshed).toMatchObject({ status: 200, body: { maxAge: 900 } })
    expect(refreshed.body.token).not.toBe(body.token)
    expect(refreshed.refreshToken).not.toBe(refreshToken)
    expect((await shop.refresh('')).status).toBe(401)
  })

  it('R-ACCOUNT-01 logout ends the session, and is no error without one', async () => {
    const { refreshToken } = await shop.register(ANNA, 'secret1')
    const other = await shop.login(ANNA, 'secret1')
    expect(await shop.logout(refreshToken)).toMatchObject({ status: 200, body: {} })
    expect((await shop.refresh(refreshToken)).status).toBe(401)
    expect((await shop.refresh(other.refreshToken)).status).toBe(200)
    expect((await shop.logout(refreshToken)).status).toBe(200)
    expect((await shop.logout('no token')).status).toBe(200)
  })

  it('R-AUTH-04 R-ACCOUNT-01 a change of password needs the current one, ends every session and keeps the life of this one', async () => {
    await shop.register(ANNA, 'secret1')
    const other = await shop.login(ANNA, 'secret1')
    const { refreshToken } = await shop.login(ANNA, 'secret1', 30)
    const given = { password: 'secret2', newPassword: 'secret3' }
    expect((await shop.enter('password', ANNA, given, refreshToken)).status).toBe(401)
    const changed = await shop.enter('password', ANNA, { ...given, password: 'secret1' }, refreshToken)
    expect(changed).toMatchObject({ status: 200, body: { token: expect.any(String) } })
    for (const token of [other.refreshToken, refreshToken]) expect((await shop.refresh(token)).status).toBe(401)
    expect((await shop.login(ANNA, 'secret1')).status).toBe(401)
    expect((await shop.login(ANNA, 'secret3')).status).toBe(200)
    shop.time.now += 31 * MINUTE
    expect((await shop.refresh(changed.refreshToken)).status).toBe(401)
  })

  it('the control endpoint shortens the life of tokens, ends sessions, and injects faults by operation', async () => {
    await shop.control({ tokenLife: 5 })
    const { body, refreshToken } = await shop.register(ANNA, 'secret1')
    expect(body.maxAge).toBe(5)
    expect(decodeJwt(body.token).exp).toBe(NOW / 1000 + 5)
    await shop.control({ fault: 'unavailable', operations: ['auth-refresh'], times: 1 })
    expect((await shop.refresh(refreshToken)).status).toBe(503)
    expect((await shop.refresh(refreshToken)).status).toBe(200)
    await shop.control({ endSessions: true })
    expect((await shop.refresh(refreshToken)).status).toBe(401)
    await shop.control({ reset: true })
    expect((await shop.register(ANNA, 'secret1')).body.maxAge).toBe(900)
  })
})

describe('accounts in the state file', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kajo-accounts-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('T33 accounts, sessions and the secret of tokens survive a restart', async () => {
    const file = join(folder, 'state.json')
    const before = await serveAuth({ file })
    const { body, refreshToken } = await before.register(ANNA, 'secret1')
    await before.close()
    const after = await serveAuth({ file })
    expect(await after.commerce.accounts.customerOf(body.token)).toMatchObject({ email: ANNA })
    expect((await after.refresh(refreshToken)).status).toBe(200)
    expect((await after.login(ANNA, 'secret1')).status).toBe(200)
    await after.close()
  })
})
