import { describe, expect } from 'vitest'
import { ANNA, EVE, hashOf, it, RIGHT, statusOf } from './auth-fixture'

const SECOND = 1000
const MINUTE = 60_000

describe('challenges and signatures', () => {
  it('a signature is redeemed once, for its name, within two minutes, and not if it is forged', async ({ shop }) => {
    const password = hashOf(RIGHT)
    const login = (username: string, signature: unknown) =>
      statusOf(shop.post('login', { username, signature, password }))
    const used = await shop.signed(ANNA)
    expect(await login(ANNA, used)).toBe(200)
    expect(await login(ANNA, used)).toBe(401)
    expect(await login(ANNA, await shop.signed(EVE))).toBe(401)
    expect(await login(ANNA, { ...(await shop.signed(ANNA)), signature: 'forged' })).toBe(401)
    expect(await login(ANNA, { identity: '__proto__', signature: 'forged', timestamp: '' })).toBe(401)
    expect(await login(ANNA, undefined)).toBe(401)
    const late = await shop.signed(ANNA)
    shop.time.now += 2 * MINUTE
    expect(await login(ANNA, late)).toBe(401)
  })

  it('a wrong password uses up the signature too', async ({ shop }) => {
    const signature = await shop.signed(ANNA)
    const wrong = { username: ANNA, signature, password: hashOf('wrong') }
    expect(await statusOf(shop.post('login', wrong))).toBe(401)
    expect(await statusOf(shop.post('login', { ...wrong, password: hashOf(RIGHT) }))).toBe(401)
  })

  it('a challenge is signed once, within two minutes', async ({ shop }) => {
    const sign = (identity: string) => statusOf(shop.call(`/auth/sign/kajo?identity=${encodeURIComponent(identity)}`))
    const challenge = async (): Promise<string> => (await shop.post('login', { username: ANNA })).body.sign
    const used = await challenge()
    expect(await sign(used)).toBe(200)
    expect(await sign(used)).toBe(400)
    for (const unknown of ['', 'unknown', '__proto__', '../../x']) expect(await sign(unknown)).toBe(400)
    const late = await challenge()
    shop.time.now += 2 * MINUTE
    expect(await sign(late)).toBe(400)
  })
})

describe('T33 refresh tokens', () => {
  it('the one before the newest gets the same successor for 30 s', async ({ shop }) => {
    const first = await shop.login(ANNA, RIGHT)
    const second = await shop.refresh(first.refreshToken)
    shop.time.now += 30 * SECOND
    const again = await shop.refresh(first.refreshToken)
    expect([again.status, again.refreshToken]).toEqual([200, second.refreshToken])
    expect(await statusOf(shop.refresh(second.refreshToken))).toBe(200)
  })

  it('its use after that ends the session, and no other one of the customer', async ({ shop }) => {
    const other = await shop.login(ANNA, RIGHT)
    const stolen = await shop.login(ANNA, RIGHT)
    const own = await shop.refresh(stolen.refreshToken)
    shop.time.now += 30 * SECOND + 1
    expect(await shop.refresh(stolen.refreshToken)).toMatchObject({ status: 401, body: {}, refreshToken: '' })
    expect(await statusOf(shop.refresh(own.refreshToken))).toBe(401)
    expect(await statusOf(shop.graphql('{ getUser { id } }', own.body.token))).toBe(401)
    expect(await statusOf(shop.refresh(other.refreshToken))).toBe(200)
  })

  it('an older one ends the session even within 30 s', async ({ shop }) => {
    const first = await shop.login(ANNA, RIGHT)
    const second = await shop.refresh(first.refreshToken)
    const third = await shop.refresh(second.refreshToken)
    expect(await statusOf(shop.refresh(first.refreshToken))).toBe(401)
    expect(await statusOf(shop.refresh(third.refreshToken))).toBe(401)
  })

  it('a forged one is refused and ends nothing', async ({ shop }) => {
    const { refreshToken } = await shop.login(ANNA, RIGHT)
    const [id, , signature] = refreshToken.split('.')
    const forged = [
      `${id}.2.${signature}`,
      `${id}.1.${'a'.repeat(43)}`,
      `${id}.1.`,
      `${id}.1.ä`,
      `x.1.${signature}`,
      '..',
    ]
    for (const token of forged) expect(await statusOf(shop.refresh(encodeURI(token)))).toBe(401)
    for (const token of forged) expect(await statusOf(shop.logout(encodeURI(token)))).toBe(200)
    expect(await statusOf(shop.refresh(refreshToken))).toBe(200)
  })

  it('a customer has at most 20 sessions; the oldest end', async ({ shop }) => {
    const customer = shop.commerce.accounts.byEmail(ANNA)
    const first = await shop.login(ANNA, RIGHT)
    for (let i = 0; customer && i < 20; i += 1) {
      shop.time.now += 1
      shop.commerce.accounts.startSession(customer)
    }
    expect(Object.keys(shop.commerce.state.data.sessions)).toHaveLength(20)
    expect(await statusOf(shop.refresh(first.refreshToken))).toBe(401)
  })
})
