import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect } from 'vitest'
import { tokenSecretOf } from '#accounts/sessions'
import { ANNA, EVE, it, NOBODY, RIGHT, statusOf } from './auth-fixture'

const MINUTE = 60_000

describe('access tokens', () => {
  const DELETE = 'mutation { deleteUser }'
  const claims = () => ({ sid: '1001', name: ANNA, customerType: 'PERSON' })
  const signed = (alg: string, secret: Uint8Array, exp: number | null): Promise<string> => {
    const token = new SignJWT(claims()).setProtectedHeader({ alg })
    return (exp === null ? token : token.setExpirationTime(exp)).sign(secret)
  }

  it('T33 of any other make are answered with 401 for the whole request, and nothing is done', async ({ shop }) => {
    const secret = tokenSecretOf(shop.commerce.state)
    const later = Math.floor(shop.time.now / 1000) + 900
    const { body } = await shop.login(ANNA, RIGHT)
    const [header, , signature] = (body.token as string).split('.')
    const changed = Buffer.from(JSON.stringify({ ...claims(), sid: '101', exp: later })).toString('base64url')
    const refused = {
      none: new UnsecuredJWT(claims()).setExpirationTime(later).encode(),
      'another secret': await signed('HS256', Buffer.alloc(32, 1), later),
      'an empty secret': await signed('HS256', Buffer.alloc(32), later),
      'another algorithm': await signed('HS512', Buffer.concat([secret, secret]), later),
      expired: await signed('HS256', secret, Math.floor(shop.time.now / 1000)),
      'without an end': await signed('HS256', secret, null),
      'changed claims': `${header}.${changed}.${signature}`,
      'a refresh token': (await shop.login(ANNA, RIGHT)).refreshToken,
      text: 'x',
    }
    for (const [make, token] of Object.entries(refused)) {
      const answer = await shop.graphql(DELETE, token)
      expect([answer.status, answer.body.data, answer.body.errors[0].extensions.code], make).toEqual([
        401,
        null,
        'UNAUTHENTICATED',
      ])
    }
    expect(shop.commerce.accounts.byEmail(ANNA)).not.toBeNull()
    // the same claims with the right secret
    expect(await statusOf(shop.graphql('{ getUser { id } }', await signed('HS256', secret, later)))).toBe(200)
  })

  it('are refused once expired, after logout, after a new password and after the account is deleted', async ({
    shop,
  }) => {
    const getUser = (token: string) => statusOf(shop.graphql('{ getUser { id } }', token))
    const aged = await shop.login(ANNA, RIGHT)
    shop.time.now += 15 * MINUTE
    expect(await getUser(aged.body.token)).toBe(401)
    const left = await shop.login(ANNA, RIGHT)
    expect(await getUser(left.body.token)).toBe(200)
    await shop.logout(left.refreshToken)
    expect(await getUser(left.body.token)).toBe(401)
    const old = await shop.login(ANNA, RIGHT)
    await shop.enter('password', ANNA, { password: RIGHT, newPassword: 'secret2' })
    expect(await getUser(old.body.token)).toBe(401)
    const last = await shop.login(ANNA, 'secret2')
    await shop.graphql(DELETE, last.body.token)
    expect(await getUser(last.body.token)).toBe(401)
  })

  it('R-GUARD-07 show nothing of another customer, whatever role they claim', async ({ shop }) => {
    const anna = (await shop.login(ANNA, RIGHT)).body.token
    const eve = (await shop.register(EVE, RIGHT)).body.token
    await shop.graphql('mutation { updateUser(user: { metaData: "private" }) { id } }', anna)
    const own = await shop.graphql('{ getUser { email metaData } }', eve)
    expect(own.body.data.getUser).toEqual({ email: EVE, metaData: null })
    const [order] = [...shop.commerce.demoOrders().values()]
    expect(order).toBeDefined()
    const admin = await new SignJWT({ ...decodeJwt(eve), role: 'admin', customerType: 'ADMIN' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(tokenSecretOf(shop.commerce.state))
    for (const token of [eve, admin]) {
      const other = await shop.graphql(`{ getOrder(orderId: ${order?.orderId}) { id } getOrders { id } }`, token)
      expect(other.body.data).toEqual({ getOrder: null, getOrders: [] })
    }
  })

  it('T12 a colleague gets one for an hour at the control endpoint, without a session', async ({ shop }) => {
    const asked = (email: string) =>
      shop.call('/__control/shop-as', { method: 'POST', body: JSON.stringify({ email }) })
    const { body } = await asked(ANNA)
    expect(await statusOf(shop.graphql('{ getUser { id } }', body.loginToken))).toBe(200)
    expect((await asked(NOBODY)).status).toBe(404)
    shop.time.now += 60 * MINUTE
    expect(await statusOf(shop.graphql('{ getUser { id } }', body.loginToken))).toBe(401)
  })
})
