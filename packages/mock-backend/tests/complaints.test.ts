import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OrderRecord } from '#commerce/shop-records'
import { newKey, type ReturnsShop, serveReturns } from './returns-fixture'

const DAY = 24 * 60 * 60 * 1000
const GUEST = 'guest@example.fi'
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])
const ABOUT = { lineIds: ['101'], description: 'Sauma on auennut.', wish: 'replacement' }

let shop: ReturnsShop
let folder: string
const photosDir = () => join(folder, 'photos')
const open = () => serveReturns({ file: join(folder, 'state.json'), photosDir: photosDir() })
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kajo-complaints-'))
  shop = await open()
})
afterEach(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

async function upload(bytes: Uint8Array<ArrayBuffer>, name = 'photo.jpg') {
  const form = new FormData()
  const query = 'mutation uploadComplaintPhoto($file: Upload!) { uploadComplaintPhoto(file: $file) { id } }'
  form.append('operations', JSON.stringify({ query, variables: { file: null } }))
  form.append('map', JSON.stringify({ 0: ['variables.file'] }))
  form.append('0', new Blob([bytes], { type: 'image/jpeg' }), name)
  return (await shop.call('/graphql', { method: 'POST', body: form })).body
}
const uploaded = async (): Promise<string> => (await upload(JPEG)).data.uploadComplaintPhoto.id

async function complain(order: OrderRecord, more: Record<string, unknown> = {}, key = newKey()) {
  const { market } = order
  return shop.post('order/complaints', {
    access: await shop.accessTo(order),
    market,
    key,
    body: { ...ABOUT, ...more },
  })
}
const complaintsOf = async (order: OrderRecord) =>
  (await shop.get('order', { access: await shop.accessTo(order), market: order.market })).body.complaints

describe('T38 a photo', () => {
  it('is stored as a file under an id, whatever its name, and kept by its complaint over a restart', async () => {
    const { id } = (await upload(JPEG, '../../../etc/passwd')).data.uploadComplaintPhoto
    expect(id).toMatch(/^[\w-]{16,64}$/)
    expect(readdirSync(photosDir())).toEqual([id])
    expect(new Uint8Array(readFileSync(join(photosDir(), id)))).toEqual(JPEG)
    await shop.close()
    shop = await open()
    const order = await shop.delivered([[101, 1]])
    expect((await complain(order, { photos: [id] })).status).toBe(201)
    shop.time.now += 2 * DAY
    await uploaded()
    expect(readdirSync(photosDir())).toContain(id)
  })

  it.each([
    ['HTML', new TextEncoder().encode('<html><script>alert(1)</script>')],
    ['more than 3 MB', new Uint8Array([...JPEG, ...new Uint8Array(3 * 1024 * 1024)])],
  ])('that is %s is refused', async (_, bytes) => {
    expect((await upload(bytes)).errors[0].extensions.code).toBe('INVALID_FILE')
    expect(shop.commerce.state.data.photos).toEqual({})
  })

  it('can be used in one complaint only, and is deleted after a day without one', async () => {
    const order = await shop.delivered([[101, 1]])
    const refused = { status: 422, body: { code: 'UNKNOWN_PHOTO' } }
    expect(await complain(order, { photos: ['photo-0123456789abcdef'] })).toMatchObject(refused)
    const used = await uploaded()
    expect((await complain(order, { photos: [used] })).status).toBe(201)
    expect(await complain(order, { photos: [used] })).toMatchObject(refused)
    const old = await uploaded()
    shop.time.now += DAY + 1
    expect(await complain(order, { photos: [old] })).toMatchObject(refused)
    const yesterday = Date.now() / 1000 - 2 * 86_400
    utimesSync(join(photosDir(), old), yesterday, yesterday)
    await uploaded()
    expect(readdirSync(photosDir())).not.toContain(old)
  })
})

describe('T36 a complaint', () => {
  it('is stored once with lines, description, wish and photos, also after the return window has closed', async () => {
    const order = await shop.delivered([[101, 1]], {}, 400)
    const photos = [await uploaded(), await uploaded()]
    const key = newKey()
    const made = await complain(order, { photos }, key)
    expect(made).toMatchObject({
      status: 201,
      body: { ...ABOUT, photos, number: '700001', orderNumber: order.orderId, status: 'received', answeredAt: null },
    })
    expect(await complain(order, { photos }, key)).toMatchObject({ status: 200, body: made.body })
    expect(await complaintsOf(order)).toEqual([made.body])
    expect(shop.mails(GUEST).filter(({ kind }) => kind === 'complaint')).toHaveLength(1)
    expect(shop.newestMail(GUEST).text).toContain('Kuvia: 2')
  })

  it.each([
    ['an unknown line', { lineIds: ['999'] }, 422, 'UNKNOWN_LINE'],
    ['no line', { lineIds: [] }, 400, 'INVALID_REQUEST'],
    ['hardly a description', { description: 'Rikki' }, 400, 'INVALID_REQUEST'],
    ['too long a description', { description: 'x'.repeat(4001) }, 400, 'INVALID_REQUEST'],
    ['another wish', { wish: 'apology' }, 400, 'INVALID_REQUEST'],
    ['too many photos', { photos: [0, 1, 2, 3, 4].map((i) => `photo-0123456789abcd${i}`) }, 400, 'INVALID_REQUEST'],
    ['a path as photo', { photos: ['../../../etc/passwd'] }, 400, 'INVALID_REQUEST'],
  ])('with %s is refused', async (_, wrong, status, code) => {
    expect(await complain(await shop.delivered([[101, 1]]), wrong)).toMatchObject({ status, body: { code } })
  })

  it('is refused before the delivery, and after 20 of one order in a day', async () => {
    const order = await shop.order([[101, 1]])
    expect((await complain(order)).body.code).toBe('NOT_DELIVERED')
    shop.deliver(order)
    for (let i = 0; i < 20; i += 1) expect((await complain(order)).status).toBe(201)
    expect(await complain(order)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  })

  it('cannot be read or made with the access to another order', async () => {
    const order = await shop.delivered([[101, 1]])
    await complain(order)
    const other = await shop.delivered([[201, 1]], { email: 'other@example.fi' })
    expect(await complain(other)).toMatchObject({ status: 422, body: { code: 'UNKNOWN_LINE' } })
    expect(await complaintsOf(other)).toEqual([])
  })
})

const answer = (status: string, more: Record<string, unknown> = {}) =>
  shop.control({ answerComplaint: { complaint: '700001', status, ...more } })

describe('T36 the answer to a complaint', () => {
  it('accepts it once, with the remedy that the shopper asked for or another', async () => {
    const order = await shop.delivered([[101, 1]])
    await complain(order)
    expect((await answer('accepted', { remedy: 'refund' })).status).toBe(200)
    expect(await complaintsOf(order)).toMatchObject([{ status: 'accepted', remedy: 'refund', refusal: null }])
    const { subject, text, links } = shop.newestMail(GUEST)
    expect(subject).toBe('Reklamaatio 700001 on hyväksytty')
    expect(text).toContain('Saat rahasi takaisin.')
    expect(links[0]).toContain('fi.localhost:3000/reklamaatio?order=')
    expect((await answer('refused')).status).toBe(409)
    expect((await shop.control({ answerComplaint: { complaint: '1', status: 'refused' } })).status).toBe(404)
  })

  it.each([
    ['fi', 'Reklamaatiota 700001 ei hyväksytty', 'Kyse on tavallisesta kulumisesta.', 'kuluttajariitalautakuntaan'],
    ['se', 'Reklamation 700001 är inte godkänd', 'Det är normalt slitage.', 'Allmänna reklamationsnämnden'],
    ['no', 'Reklamasjon 700001 er ikke godkjent', 'Det er vanlig slitasje.', 'Forbrukertilsynet'],
    ['dk', 'Reklamation 700001 er ikke godkendt', 'Det er almindeligt slid.', 'Nævnenes Hus'],
  ] as const)('refuses it with the reason and the body for disputes in %s', async (market, subject, reason, body) => {
    const order = await shop.delivered([[101, 1]], { market })
    await complain(order)
    await answer('refused', { reason: 'wear' })
    const [complaint] = await complaintsOf(order)
    expect(complaint).toMatchObject({ status: 'refused', remedy: null, refusal: { code: 'wear', text: reason } })
    const mail = shop.newestMail(GUEST)
    expect(mail.subject).toBe(subject)
    for (const said of [reason, body]) expect(mail.text).toContain(said)
  })

  it('links the complaint page of an account order', async () => {
    const token = await shop.customer(GUEST)
    const order = await shop.delivered([[101, 1]], { token })
    await complain(order)
    expect(shop.newestMail(GUEST).links).toEqual([`http://fi.localhost:3000/reklamaatio?number=${order.orderId}`])
  })
})
