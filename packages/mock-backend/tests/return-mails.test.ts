import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OrderRecord } from '#commerce/shop-records'
import { RETURN_MAIL_TEXTS } from '#outbox/return-mail-texts'
import { newKey, type ReturnsShop, serveReturns } from './returns-fixture'

const GUEST = 'guest@example.fi'

let shop: ReturnsShop
beforeEach(async () => {
  shop = await serveReturns()
})
afterEach(() => shop.close())

const MARKETS = [
  {
    market: 'fi',
    path: '/rekister%C3%B6i-palautus',
    registered: [
      'Palautus 700001 on rekisteröity',
      'Arvioitu hyvitys: 100,00',
      'Lähetä viimeistään: 5. joulukuuta 2026',
    ],
    refunded: ['Hyvitys palautuksesta 700001', 'Hyvitys: 100,00'],
    withdrawal: ['Peruuttamisilmoituksesi on saapunut', 'Lähetetty: 21. marraskuuta 2026 klo 14.00.00 UTC+2'],
    complaint: ['Reklamaatio 700001 on saapunut', 'Toive: Korjaus'],
  },
  {
    market: 'se',
    path: '/registrera-retur',
    registered: ['Retur 700001 är registrerad', 'Beräknad återbetalning: 1', 'Skicka senast: 5 december 2026'],
    refunded: ['Återbetalning för retur 700001', 'Återbetalning: 1'],
    withdrawal: ['Vi har tagit emot ditt meddelande om att du ångrar köpet', 'Skickat: 21 november 2026 kl. 13:00:00'],
    complaint: ['Vi har tagit emot reklamation 700001', 'Önskemål: Reparation'],
  },
  {
    market: 'no',
    path: '/registrere-retur',
    registered: ['Retur 700001 er registrert', 'Beregnet tilbakebetaling: 1', 'Send senest: 5. desember 2026'],
    refunded: ['Tilbakebetaling for retur 700001', 'Tilbakebetaling: 1'],
    withdrawal: ['Vi har mottatt meldingen om at du angrer kjøpet', 'Sendt: 21. november 2026 kl. 13:00:00'],
    complaint: ['Vi har mottatt reklamasjon 700001', 'Ønske: Reparasjon'],
  },
  {
    market: 'dk',
    path: '/registrer-returnering',
    registered: ['Returnering 700001 er registreret', 'Forventet tilbagebetaling: 1', 'Send senest: 5. december 2026'],
    refunded: ['Tilbagebetaling for returnering 700001', 'Tilbagebetaling: 1'],
    withdrawal: ['Vi har modtaget din meddelelse om, at du fortryder købet', 'Sendt: 21. november 2026 kl. 13.00.00'],
    complaint: ['Vi har modtaget reklamation 700001', 'Ønske: Reparation'],
  },
] as const

/** The newest mail as HTML says what its plain text says. */
function newest([subject, ...said]: readonly string[]) {
  const mail = shop.newestMail(GUEST)
  expect(mail.subject).toBe(subject)
  for (const text of said) expect(mail.text).toContain(text)
  for (const text of said.flatMap((each) => each.split(': '))) expect(mail.html).toContain(text)
  return mail
}

describe.each(MARKETS)('T36 the mails in $market', ({ market, path, registered, refunded, withdrawal, complaint }) => {
  it('tell a guest of each step of a return, with a signed link', async () => {
    const order = await shop.delivered([[101, 1]], { market, email: GUEST })
    const { number } = (await shop.register(order, { 101: 1 })).body
    const [link = ''] = newest(registered).links
    expect(link.startsWith(`http://${market}.localhost:3000${path}?order=`)).toBe(true)
    const found = await shop.find({ link: new URL(link).searchParams.get('order') }, { market })
    expect(found.body.order.orderNumber).toBe(order.orderId)
    await shop.advance(number, 'refunded')
    expect(newest(refunded).links[0]).toContain(path)
    expect(shop.mails(GUEST).map(({ kind }) => kind)).toEqual([
      ...['return-refunded', 'return-approved', 'return-registered', 'order'],
    ])
  })

  it('acknowledge a statement with its content and time, and a complaint', async () => {
    const body = { name: 'Anna Aalto', order: '4711', email: GUEST, lines: '1 × <b>4711</b>' }
    const { id } = (await shop.post('withdrawals', { market, key: newKey(), body })).body
    const mail = newest([...withdrawal, 'Anna Aalto', ': 4711', `: ${id}`])
    expect(mail.links).toEqual([])
    expect(mail.html).toContain(RETURN_MAIL_TEXTS[mail.lang].withdrawal.notSent)
    expect(mail.text).toContain(': 1 × <b>4711</b>')
    expect(mail.html).toContain('1 × &lt;b&gt;4711&lt;/b&gt;')
    const order = await shop.delivered([[101, 1]], { market, email: GUEST })
    const access = await shop.accessTo(order)
    const about = { lineIds: ['101'], description: 'Sauma on auennut.', wish: 'repair' }
    await shop.post('order/complaints', { access, market, key: newKey(), body: about })
    newest([...complaint, 'Sauma on auennut.'])
  })
})

it('lead a customer to the order in the account, in the language of the request', async () => {
  const token = await shop.customer(GUEST)
  const order = await shop.delivered([[101, 1]], { email: GUEST, token })
  const access = await shop.accessTo(order)
  const body = { lines: [{ lineId: '101', quantity: 1, exchangeSkuId: 102 }] }
  await shop.post('order/returns', { access, lang: 'sv', key: newKey(), body })
  const mail = newest(['Retur 700001 är registrerad', 'Kietaisumekko sv, Storlek S, 1 st: Byte till storlek M'])
  expect(mail.links).toEqual([`http://fi.localhost:3000/sv/mina-sidor/ordrar/${order.orderId}`])
  expect(mail.text).not.toContain('Beräknad')
  await shop.graphql('mutation { deleteUser }', token)
  const { number } = (await shop.get('order', { access })).body.returns[0]
  await shop.advance(number, 'approved')
  const [link = ''] = newest(['Retur 700001 är godkänd', 'Vi skickar den nya storleken till dig.']).links
  expect((await shop.find({ link: new URL(link).searchParams.get('order') })).status).toBe(200)
})

it('say why a return was refused, as a whole or in part, and do not change afterwards', async () => {
  const order: OrderRecord = await shop.delivered([
    [101, 1],
    [201, 2],
  ])
  const first = (await shop.register(order, { 201: 2 })).body.number
  const before = shop.newestMail(GUEST)
  await shop.advance(first, 'approved', { approved: { 201: 1 }, reason: 'incomplete' })
  newest([
    'Palautus 700001 on hyväksytty osittain',
    'Palautuksesta puuttuu osia.',
    ', 1 kpl: 129,90',
    'Hyvitys: 129,90',
  ])
  const second = (await shop.register(order, { 101: 1 })).body.number
  await shop.advance(second, 'refused', { reason: 'seal-broken' })
  const mail = newest(['Palautusta 700002 ei hyväksytty', 'Tuotteen sinetti on avattu.', 'ota yhteyttä'])
  expect(mail.text).not.toContain('Hyvitys')
  expect(shop.mails(GUEST).find(({ id }) => id === before.id)).toEqual(before)
})

it('T36 say what makes up a sum that differs from the price of the goods', async () => {
  const three = await shop.delivered(
    [
      [201, 3],
      [111, 1],
    ],
    { code: 'THREE' },
  )
  await shop.register(three, { 111: 1 })
  newest(['Palautus 700001 on rekisteröity', 'Kampanjaedun muutos: 29,90', 'Arvioitu hyvitys: 129,90'])
  const ten = await shop.delivered(
    [
      [201, 1],
      [411, 4],
    ],
    { code: 'TEN' },
  )
  const { number } = (await shop.register(ten, { 411: 1 })).body
  const nothing = 'sinun ei tarvitse maksaa mitään lisää'
  newest([`Palautus ${number} on rekisteröity`, 'Kampanjaedun muutos: −10,00', 'Arvioitu hyvitys: 0,00', nothing])
  await shop.advance(number, 'refunded')
  await shop.register(ten, { 201: 1 })
  const mail = newest(['Palautus 700003 on rekisteröity', 'Oikaisu aiemmista palautuksista: −1,00'])
  expect(mail.text).not.toContain(nothing)
})
