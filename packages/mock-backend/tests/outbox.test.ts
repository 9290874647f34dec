import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { itemAt } from '#catalogue/item-at'
import type { Commerce } from '#commerce/create-commerce'
import { type Mail, readMail } from '#outbox/read-mail'
import { type AuthShop, hashOf, serveAuth } from './auth-fixture'
import { form, shopWith } from './order-fixture'

const ANNA = 'anna@example.fi'
const HOUR = 60 * 60 * 1000

const UPDATE = `mutation update($user: UserInputType!, $marketId: String, $languageId: String) {
  updateUser(user: $user, marketId: $marketId, languageId: $languageId) { email } }`
const RESET = `mutation ask($email: String!, $marketId: String, $languageId: String) {
  requestPasswordReset(email: $email, marketId: $marketId, languageId: $languageId) }`
const COMMIT = 'mutation commit($key: String!, $password: String!) { commitReset(resetKey: $key, password: $password) }'

let shop: AuthShop
beforeEach(async () => {
  shop = await serveAuth()
})
afterEach(() => shop.close())

const mails = async (to?: string): Promise<Mail[]> =>
  (await shop.call(`/outbox.json${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`)).body

/** The key in the link of the newest mail to an address. */
async function keyIn(to: string, parameter: string): Promise<string> {
  const [mail] = await mails(to)
  return new URL(mail?.links[0] ?? '').searchParams.get(parameter) ?? ''
}

const requestReset = async (email: string, at: Record<string, unknown> = {}) =>
  (await shop.graphql(RESET, undefined, { email, ...at })).body.data.requestPasswordReset
const commitReset = async (key: string, password: string) =>
  (await shop.graphql(COMMIT, undefined, { key, password: hashOf(password) })).body.data.commitReset

describe('the welcome of a new customer', () => {
  it.each([
    ['fi', 'fi-FI', 'http://fi.localhost:3000/account?verifyKey=', 'Tervetuloa Kajoon'],
    ['fi', 'sv-SE', 'http://fi.localhost:3000/sv/account?verifyKey=', 'Välkommen till Kajo'],
    ['se', 'sv-SE', 'http://se.localhost:3000/account?verifyKey=', 'Välkommen till Kajo'],
    ['no', 'nb-NO', 'http://no.localhost:3000/account?verifyKey=', 'Velkommen til Kajo'],
    ['dk', 'da-DK', 'http://dk.localhost:3000/account?verifyKey=', 'Velkommen til Kajo'],
  ])(
    'T42 is mailed once in market %s and language %s, with a link that proves the address',
    async (marketId, languageId, start, subject) => {
      const { token } = (await shop.register(ANNA, 'secret1')).body
      for (const newsletter of [true, false]) {
        await shop.graphql(UPDATE, token, { user: { newsletter }, marketId, languageId })
      }
      await shop.graphql('{ getUser { email } }', token)
      const [mail, ...others] = await mails(ANNA)
      expect(others).toEqual([])
      expect(mail).toMatchObject({ kind: 'welcome', to: ANNA, subject, links: [expect.stringContaining(start)] })
      expect(shop.commerce.accounts.byEmail(ANNA)?.provenAt).toBeNull()
      const key = await keyIn(ANNA, 'verifyKey')
      for (const wrong of ['', `${key}x`]) expect((await shop.post('verify', { key: wrong })).status).toBe(400)
      for (let i = 0; i < 2; i += 1) expect(await shop.post('verify', { key })).toMatchObject({ status: 200, body: {} })
      expect(shop.commerce.accounts.byEmail(ANNA)?.provenAt).toBe(shop.time.now)
    },
  )
})

describe('a forgotten password', () => {
  it('is set anew with the key of a mail: all sessions end, the lock opens and the address is proven', async () => {
    const { refreshToken } = await shop.register(ANNA, 'secret1')
    for (let i = 0; i < 10; i += 1) await shop.login(ANNA, 'wrong')
    expect((await shop.login(ANNA, 'secret1')).status).toBe(401)
    expect(await requestReset(' Anna@Example.FI', { marketId: 'se', languageId: 'sv-SE' })).toBe(true)
    const [mail] = await mails(ANNA)
    expect(mail).toMatchObject({ kind: 'reset', market: 'se', lang: 'sv', subject: 'Välj ett nytt lösenord' })
    expect(mail?.links[0]).toMatch(/^http:\/\/se\.localhost:3000\/account\/reset-password\?resetKey=[\w-]{43}$/)
    const key = await keyIn(ANNA, 'resetKey')
    expect(await commitReset(key, 'secret2')).toBe(true)
    expect((await shop.refresh(refreshToken)).status).toBe(401)
    expect((await shop.login(ANNA, 'secret1')).status).toBe(401)
    expect((await shop.login(ANNA, 'secret2')).status).toBe(200)
    expect(shop.commerce.accounts.byEmail(ANNA)?.provenAt).toBe(shop.time.now)
  })

  it('R-ACCOUNT-06 is not set with a key that is used, expired, unknown or older than a used one, nor to a plain password', async () => {
    await shop.register(ANNA, 'secret1')
    await requestReset(ANNA)
    const older = await keyIn(ANNA, 'resetKey')
    await requestReset(ANNA)
    const key = await keyIn(ANNA, 'resetKey')
    const plain = await shop.graphql(COMMIT, undefined, { key, password: 'secret2' })
    expect(plain.body.data.commitReset).toBe(false)
    expect(await commitReset('unknown', 'secret2')).toBe(false)
    expect(await commitReset(key, 'secret2')).toBe(true)
    for (const used of [key, older]) expect(await commitReset(used, 'secret3')).toBe(false)
    await requestReset(ANNA)
    const late = await keyIn(ANNA, 'resetKey')
    shop.time.now += HOUR
    expect(await commitReset(late, 'secret3')).toBe(false)
    expect((await shop.login(ANNA, 'secret2')).status).toBe(200)
  })

  it('of two concurrent commits with one key only one is carried out', async () => {
    await shop.register(ANNA, 'secret1')
    await requestReset(ANNA)
    const key = await keyIn(ANNA, 'resetKey')
    const answers = await Promise.all([commitReset(key, 'secret2'), commitReset(key, 'secret3')])
    expect(answers.sort()).toEqual([false, true])
  })

  it('is true for an unknown address too, which gets no mail; one address gets at most five in 15 minutes', async () => {
    await shop.register(ANNA, 'secret1')
    expect(await requestReset('nobody@example.fi')).toBe(true)
    expect(await mails('nobody@example.fi')).toEqual([])
    for (let i = 0; i < 8; i += 1) expect(await requestReset(ANNA)).toBe(true)
    expect(await mails(ANNA)).toHaveLength(5)
    shop.time.now += HOUR
    await requestReset(ANNA)
    expect(await mails(ANNA)).toHaveLength(6)
  })
})

/** The mails of a commerce service that is not served over HTTP. */
const mailsOf = (commerce: Commerce): Mail[] => commerce.state.data.mails.map((mail) => readMail(commerce, mail))

describe('the confirmation of an order', () => {
  it.each([
    ['fi', 'Tilausvahvistus 100001', 'Yhteensä sis. alv', 'Peruuta sopimus tästä', '/peruuta-sopimus'],
    ['se', 'Orderbekräftelse 100001', 'Totalt inkl. moms', 'Ångra avtalet här', '/ångra-avtalet'],
    ['no', 'Ordrebekreftelse 100001', 'Totalt inkl. mva.', 'Angre avtalen her', '/angre-avtalen'],
    ['dk', 'Ordrebekræftelse 100001', 'I alt inkl. moms', 'Fortryd aftale', '/fortryd-aftale'],
  ] as const)(
    'T36 is mailed to a guest in %s with lines, sums and ways back, once for one order',
    async (market, subject, total, words, path) => {
      const { commerce, storefront } = await shopWith([[101, 2]])
      await storefront(form(market), market)
      await storefront(form(market), market)
      expect(commerce.state.data.mails).toHaveLength(1)
      const [mail] = mailsOf(commerce)
      expect(mail).toMatchObject({ kind: 'order', to: 'aino@kajo.test', subject, market })
      const [order = '', withdrawal] = mail?.links ?? []
      expect(new URL(order).searchParams.get('order'), 'a signed link').toMatch(/^[\w-]+\.[\w-]+$/)
      expect(withdrawal).toBe(`http://${market}.localhost:3000${encodeURI(path)}?order=100001`)
      expect(mail?.text).toContain(`${words}:\n${withdrawal}`)
      expect(mail?.html).toContain(`>${words}</a>`)
      expect(mail?.text).toContain('Kietaisumekko')
      expect(mail?.text).toContain(`${total}: `)
      expect(mail?.html).toContain(total)
    },
  )

  it('escapes what a shopper typed', async () => {
    const { commerce, storefront } = await shopWith([[101, 1]])
    const billingAddress = { ...form().billingAddress, firstName: '<img src=x onerror=alert(1)>' }
    await storefront(form('fi', { billingAddress }))
    const [mail] = mailsOf(commerce)
    expect(mail?.html).toContain('Hei &lt;img src=x onerror=alert(1)&gt;')
    expect(mail?.html).not.toContain('<img')
  })
})

describe('the outbox', () => {
  it('lists the mails newest first and shows each as HTML and as text', async () => {
    await shop.register(ANNA, 'secret1')
    await requestReset(ANNA, { marketId: 'dk', languageId: 'da-DK' })
    await requestReset(ANNA)
    const [newest, older] = await mails()
    expect([newest?.lang, older?.lang]).toEqual(['fi', 'da'])
    const list = await fetch(`${shop.origin}/outbox`)
    expect(await list.text()).toContain(`href="/outbox/${newest?.id}"`)
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await fetch(`${shop.origin}/outbox/${newest?.id}`)
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html.headers.get('cache-control')).toBe('no-store')
    expect(await html.text()).toBe(newest?.html)
    const text = await fetch(`${shop.origin}/outbox/${newest?.id}.txt`)
    expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await text.text()).toBe(newest?.text)
    expect((await fetch(`${shop.origin}/outbox/unknown`)).status).toBe(404)
  })

  it('keeps the newest 500 mails', async () => {
    await shop.register(ANNA, 'secret1')
    await requestReset(ANNA)
    const mail = itemAt(shop.commerce.state.data.mails, 0)
    for (let i = 0; i < 600; i += 1) shop.commerce.state.commit({ mail: { ...mail, id: String(i) } })
    expect(shop.commerce.state.data.mails).toHaveLength(500)
    expect(shop.commerce.state.data.mails.at(-1)?.id).toBe('599')
  })
})
