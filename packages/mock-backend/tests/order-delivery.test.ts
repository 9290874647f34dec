import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fulfilmentOf } from '#commerce/fulfilment'
import { type ReturnsShop, serveReturns } from './returns-fixture'

const GUEST = 'guest@example.fi'

let shop: ReturnsShop
beforeEach(async () => {
  shop = await serveReturns()
})
afterEach(() => shop.close())

const advance = async (order: string, more: object = {}) =>
  expect(await shop.control({ advance: { order, ...more } })).toMatchObject({ status: 200 })

/** The delivery of an order as its buyer reads it. */
async function deliveryOf(order: Parameters<ReturnsShop['accessTo']>[0]) {
  const { market } = order
  return (await shop.get('order', { access: await shop.accessTo(order), market })).body.delivery
}

describe('T36 the delivery of an order', () => {
  it('is received, packed, sent in a parcel and delivered', async () => {
    const order = await shop.order([[101, 2]], { email: GUEST })
    const received = { state: 'received', way: 'box', speed: 'normal', parcels: [] }
    expect(await deliveryOf(order)).toMatchObject({ ...received, method: 'Posti, pakettiautomaattiin' })
    await advance(order.orderId, { status: 'packing' })
    expect(await deliveryOf(order)).toMatchObject({ state: 'packing', parcels: [] })
    await advance(order.orderId)
    const sentAt = new Date(shop.time.now).toISOString()
    const parcel = {
      number: `KJ${order.orderId}FI`,
      carrier: 'Posti',
      trackingLink: `https://tracking.example.com/KJ${order.orderId}FI`,
      sentAt,
      lineIds: ['101'],
    }
    expect(await deliveryOf(order)).toMatchObject({ state: 'sent', parcels: [parcel] })
    await advance(order.orderId)
    expect(await deliveryOf(order)).toMatchObject({ state: 'delivered', parcels: [parcel] })
  })

  it('can come in two parcels, each with its lines', async () => {
    const order = await shop.order(
      [
        [101, 1],
        [111, 1],
      ],
      { email: GUEST },
    )
    await advance(order.orderId, { status: 'processing', lines: ['111'] })
    expect(await deliveryOf(order)).toMatchObject({ state: 'partly-sent', parcels: [{ lineIds: ['111'] }] })
    expect(shop.newestMail(GUEST).subject).toBe(`Osa tilauksestasi ${order.orderId} on lähetetty`)
    await advance(order.orderId, { status: 'processing' })
    expect(shop.newestMail(GUEST).subject).toBe(`Tilauksesi ${order.orderId} on lähetetty`)
    const [first, second] = (await deliveryOf(order)).parcels
    expect([first.lineIds, second.lineIds]).toEqual([['111'], ['101']])
    expect(first.number).not.toBe(second.number)
    expect((await deliveryOf(order)).state).toBe('sent')
    const all = await shop.control({ advance: { order: order.orderId, status: 'processing' } })
    expect(all.status, 'nothing is left to send').toBe(409)
  })

  it('ends with a cancellation, also while it is packed', async () => {
    const order = await shop.order([[101, 1]], { email: GUEST })
    await advance(order.orderId, { status: 'packing' })
    await advance(order.orderId, { status: 'cancelled' })
    expect(await deliveryOf(order)).toMatchObject({ state: 'cancelled', parcels: [] })
  })

  it('says of the address only the town: a mail with its link may be passed on', async () => {
    const order = await shop.order([[101, 1]], { email: GUEST })
    const { zip, city, ...personal } = order.shipping
    const found = await shop.find({ orderNumber: order.orderId, email: GUEST })
    expect(found.body.order.delivery.place).toBe(`${zip} ${city}`)
    const said = JSON.stringify(found.body)
    const { country: _, ...secrets } = personal
    for (const secret of [...Object.values(secrets), GUEST]) expect(said, secret).not.toContain(secret)
  })

  it('takes longer when a piece has to be ordered first', async () => {
    const order = await shop.order([[101, 2]], { email: GUEST })
    const known = shop.commerce.index.bySku.get(101)
    if (!known) throw new Error('There is no such size')
    const { stock } = known.sku
    known.sku.stock = { ...stock, inStock: 1, oversellable: 5 }
    expect((await deliveryOf(order)).speed).toBe('longer')
    known.sku.stock = stock
  })
})

const MARKETS = [
  {
    market: 'fi',
    path: '/seuraa-tilausta',
    sent: ['Tilauksesi 100001 on lähetetty', 'Paketin numero: KJ100001FI', 'Seuraa pakettia KJ100001FI'],
    delivered: [
      'Tilauksesi 100001 on toimitettu',
      'Viimeinen palautuspäivä: 5. joulukuuta 2026',
      'Rekisteröi palautus',
    ],
    cancelled: ['Tilaus 100001 on peruttu', 'Palautettava summa: '],
  },
  {
    market: 'se',
    path: '/sp%C3%A5ra-best%C3%A4llning',
    sent: ['Din beställning 100001 är skickad', 'Paketnummer: KJ100001SE', 'Spåra paketet KJ100001SE'],
    delivered: ['Din beställning 100001 är levererad', 'Sista dag för retur: 5 december 2026', 'Registrera retur'],
    cancelled: ['Beställning 100001 är annullerad', 'Återbetalas: '],
  },
  {
    market: 'no',
    path: '/f%C3%B8lg-bestilling',
    sent: ['Bestillingen 100001 er sendt', 'Pakkenummer: KJ100001NO', 'Spor pakken KJ100001NO'],
    // the window ends on a working day
    delivered: ['Bestillingen 100001 er levert', 'Siste dag for retur: 7. desember 2026', 'Registrer retur'],
    cancelled: ['Bestillingen 100001 er kansellert', 'Betales tilbake: '],
  },
  {
    market: 'dk',
    path: '/f%C3%B8lg-ordre',
    sent: ['Din ordre 100001 er sendt', 'Pakkenummer: KJ100001DK', 'Følg pakken KJ100001DK'],
    delivered: ['Din ordre 100001 er leveret', 'Sidste dag for returnering: 7. december 2026', 'Registrer returnering'],
    cancelled: ['Ordre 100001 er annulleret', 'Betales tilbage: '],
  },
] as const

describe.each(MARKETS)('T36 the mails on the way of an order in $market', ({ market, path, ...mails }) => {
  /** The newest mail has this subject, and says the rest as HTML and as text. */
  const newest = ([subject, ...said]: readonly string[]) => {
    const mail = shop.newestMail(GUEST)
    expect(mail.subject).toBe(subject)
    for (const text of said) expect(mail.text).toContain(text)
    for (const text of said.flatMap((each) => each.split(': '))) expect(mail.html).toContain(text)
    return mail
  }

  it('lead a guest to its parcel, and after the delivery back, each with a signed link', async () => {
    const order = await shop.order([[101, 1]], { market, email: GUEST })
    await advance(order.orderId)
    const [link = '', carrier] = newest(mails.sent).links
    expect(link.startsWith(`http://${market}.localhost:3000${path}?order=`)).toBe(true)
    expect(carrier).toBe(`https://tracking.example.com/KJ${order.orderId}${market.toUpperCase()}`)
    const found = await shop.find({ link: new URL(link).searchParams.get('order') }, { market })
    expect(found.body.order.delivery.state).toBe('sent')
    await advance(order.orderId)
    expect(newest(mails.delivered).links).toEqual([
      expect.stringContaining(`${path}?order=`),
      expect.stringMatching(/retur|palautus/),
      expect.stringMatching(new RegExp(`\\?order=${order.orderId}$`)),
    ])
    expect(shop.mails(GUEST).map(({ kind }) => kind)).toEqual(['order-delivered', 'order-sent', 'order'])
  })

  it('say what is paid back when it is cancelled', async () => {
    const order = await shop.order([[101, 1]], { market, email: GUEST })
    const fulfilment = { ...fulfilmentOf(order), paidAt: shop.time.now }
    shop.commerce.state.commit({ order: { ...order, fulfilment } })
    await advance(order.orderId, { status: 'cancelled' })
    newest(mails.cancelled)
  })
})
