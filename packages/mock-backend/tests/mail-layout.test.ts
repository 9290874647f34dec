import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '#outbox/read-mail'
import { newKey, type ReturnsShop, serveReturns } from './returns-fixture'

const GUEST = 'guest@example.fi'
const TYPED = '<img src=x onerror=alert(1)>'

let shop: ReturnsShop
beforeEach(async () => {
  shop = await serveReturns()
})
afterEach(() => shop.close())

const MARKETS = [
  { market: 'fi', lang: 'fi', languageId: 'fi-FI' },
  { market: 'se', lang: 'sv', languageId: 'sv-SE' },
  { market: 'no', lang: 'nb', languageId: 'nb-NO' },
  { market: 'dk', lang: 'da', languageId: 'da-DK' },
] as const

/** A mail of each kind, with names and texts as attackers type them. */
async function everyMail({ market, languageId }: (typeof MARKETS)[number]): Promise<Mail[]> {
  const token = await shop.customer('anna@example.fi')
  const place = { marketId: market, languageId }
  const user =
    'mutation ($user: UserInputType!, $marketId: String, $languageId: String) { updateUser(user: $user, marketId: $marketId, languageId: $languageId) { email } }'
  await shop.graphql(user, token, { user: { newsletter: false }, ...place })
  const reset =
    'mutation ($email: String!, $marketId: String, $languageId: String) { requestPasswordReset(email: $email, marketId: $marketId, languageId: $languageId) }'
  await shop.graphql(reset, undefined, { email: 'anna@example.fi', ...place })
  const given = { market, email: GUEST }
  const cancelled = await shop.order([[101, 1]], given)
  shop.commerce.state.commit({ order: { ...cancelled, billing: { ...cancelled.billing, firstName: TYPED } } })
  await shop.control({ advance: { order: cancelled.orderId, status: 'cancelled' } })
  const order = await shop.order([[101, 2]], given)
  await shop.control({ advance: { order: order.orderId, status: 'processing' } })
  await shop.control({ advance: { order: order.orderId, status: 'completed' } })
  const { number } = (await shop.register(shop.orderOf(order.publicId), { 101: 1 })).body
  await shop.advance(number, 'refunded')
  const refused = (await shop.register(shop.orderOf(order.publicId), { 101: 1 })).body
  await shop.advance(refused.number, 'refused')
  const statement = { name: TYPED, order: TYPED, email: GUEST, lines: `1 ×\n${TYPED}` }
  await shop.post('withdrawals', { market, key: newKey(), body: statement })
  const access = await shop.accessTo(order)
  const complaint = { lineIds: ['101'], description: `Første\n${TYPED}`, photos: [], wish: 'repair' }
  const answer = await shop.post('order/complaints', { access, market, key: newKey(), body: complaint })
  expect(answer.status).toBe(201)
  return shop.mails()
}

/** The visible text of an HTML mail. */
const shownText = (html: string): string =>
  html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

/** The labels, values and sentences of a plain text, without its addresses. */
const saidIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !/^-- $|^http|^Kajo, http/.test(line))
    .flatMap((line) => line.replace(/:$/, '').split(': '))
    .map((said) => oneLine(said).trim())

describe.each(MARKETS)('T36 every mail in $market', (place) => {
  it('has one layout, in its language, with a plain text that says the same', async () => {
    const mails = await everyMail(place)
    expect(new Set(mails.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(11)
    for (const { kind, html, text, links, subject, lang } of mails) {
      expect(html, kind).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${lang}">`))
      expect(lang, kind).toBe(place.lang)
      expect(html, kind).toContain('<meta name="color-scheme" content="light dark">')
      expect(html, kind).toContain('max-width:600px')
      expect(html.match(/<h1/g), kind).toHaveLength(1)
      // nothing is fetched when the mail is opened, and nothing runs
      expect(html, kind).not.toMatch(/<(img|script|link|iframe|form)\b|\b(src|srcset|onerror)="|url\(/)
      const shown = oneLine(shownText(html))
      expect(shown, kind).toContain(subject)
      for (const said of saidIn(text)) expect(shown, kind).toContain(said)
      for (const link of links) {
        expect(html, kind).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
        expect(text, kind).toContain(link)
        expect(link, kind).toMatch(
          new RegExp(`^(http://${place.market}\\.localhost:3000/|https://tracking\\.example\\.com/)`),
        )
      }
      expect(text, kind).toContain('Kajo Oy')
    }
  })

  it('escapes what was typed, and keeps its line breaks', async () => {
    const mails = await everyMail(place)
    for (const { kind, html } of mails) expect(html, kind).not.toContain('<img')
    const kinds = ['order-cancelled', 'withdrawal', 'complaint']
    for (const kind of kinds) {
      const mail = mails.find((each) => each.kind === kind)
      expect(mail?.html, kind).toContain('&lt;img src=x onerror=alert(1)&gt;')
      expect(mail?.text, kind).toContain(TYPED)
    }
    expect(mails.find(({ kind }) => kind === 'complaint')?.html).toContain('Første<br>&lt;img')
  })

  it('shows beside its subject in a list of mails what it is about', async () => {
    for (const { kind, html, text } of await everyMail(place)) {
      const first = text.split('\n\n')[1] ?? ''
      const shown = shownText(html.slice(html.indexOf('<body'))).trim()
      expect(shown.startsWith(first), kind).toBe(true)
    }
  })
})
