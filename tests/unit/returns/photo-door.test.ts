import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UpdateCartItemDocument } from '@/graphql/generated/graphql'
import {
  bytesOf,
  GPS,
  IDS,
  jpeg,
  MUTATION,
  photoRequest,
  plain,
  png,
  type SentPhoto,
  textOf,
  webp,
} from '@/tests/support/photo-request'

const settings = { COMPLAINT_PHOTOS: true }
vi.mock('@/lib/config/env', () => ({
  env: () => ({
    ...{ COMMERCE_URL: 'http://backend.test/graphql', COMMERCE_API_KEY: 'secret-key', WRITES_PER_MINUTE: 1000 },
    ...{ RETURNS_URL: 'http://returns.test/v1/', RETURNS_SECRET: 'secret-of-returns' },
    ...settings,
  }),
}))

const { POST } = await import('@/app/graphql/route')

const fetchMock = vi.fn<typeof fetch>()
const logged = (['log', 'info', 'warn', 'error'] as const).map((level) =>
  vi.spyOn(console, level).mockImplementation(() => undefined),
)

const send = (sent: SentPhoto = {}, body?: BodyInit) => POST(photoRequest(sent, body))
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).errors[0].extensions.code]
const callsTo = (host: string) => fetchMock.mock.calls.filter(([url]) => String(url).startsWith(`http://${host}`))
/** What the commerce service has got. */
function passedOn(): FormData {
  const body = callsTo('backend.test')[0]?.[1]?.body
  if (!(body instanceof FormData)) throw new Error('Nothing was passed on')
  return body
}
async function passedPicture(): Promise<Buffer> {
  const file = passedOn().get('0')
  if (!(file instanceof Blob)) throw new Error('No file was passed on')
  return Buffer.from(await file.arrayBuffer())
}

let orderAnswer: () => Response
beforeEach(() => {
  settings.COMPLAINT_PHOTOS = true
  orderAnswer = () => Response.json({})
  vi.stubGlobal('fetch', fetchMock)
  fetchMock.mockImplementation(async (url) =>
    String(url).startsWith('http://returns.test')
      ? orderAnswer()
      : Response.json({ data: { uploadComplaintPhoto: { id: 'photo-0123456789abcdef' } } }),
  )
})
afterEach(() => {
  fetchMock.mockReset()
  for (const level of logged) level.mockClear()
  vi.unstubAllGlobals()
})

describe('R-GQL-04 T38 a photo', () => {
  it('is passed on as multipart under a name of ours, with the key, after the order was asked for', async () => {
    const answer = await send()
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { data: { uploadComplaintPhoto: { id: 'photo-0123456789abcdef' } } },
    ])
    const [asked] = callsTo('returns.test')
    expect(String(asked?.[0])).toBe('http://returns.test/v1/order')
    expect(asked?.[1]?.headers).toMatchObject({ 'x-market': 'fi', 'x-language': 'fi', 'x-order-access': 'the-access' })
    const headers = new Headers(callsTo('backend.test')[0]?.[1]?.headers)
    expect([headers.get('x-apikey'), headers.get('content-type'), headers.get('x-return-access')]).toEqual([
      'secret-key',
      null,
      null,
    ])
    const form = passedOn()
    expect([...form.keys()]).toEqual(['operations', 'map', '0'])
    expect(JSON.parse(String(form.get('operations')))).toEqual({
      operationName: 'uploadComplaintPhoto',
      query: MUTATION,
      variables: { file: null, ...IDS },
    })
    expect(form.get('0')).toMatchObject({ name: 'photo', type: 'image/jpeg' })
  })

  it.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
  ])('in %s becomes a JPEG, whatever type and name it claims', async (_, file) => {
    expect((await send({ file })).status).toBe(200)
    expect(await sharp(await passedPicture()).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
  })

  it('loses place, owner and what follows the picture, and keeps its orientation', async () => {
    expect((await sharp(jpeg).metadata()).exif?.toString('latin1')).toContain('Anna Aalto')
    const turned = await plain().withExif(GPS).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await send({ file: Buffer.concat([turned, bytesOf('a film of the moment before')]) })).status).toBe(200)
    const picture = await passedPicture()
    const facts = await sharp(picture).metadata()
    expect([facts.exif, facts.icc, facts.xmp, facts.orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect([facts.width, facts.height]).toEqual([40, 60])
    expect(picture.toString('latin1')).not.toMatch(/Anna|a film/)
  })

  it('is reduced to 2000 pixels', async () => {
    expect((await send({ file: await plain(4000, 1000).jpeg().toBuffer() })).status).toBe(200)
    expect(await sharp(await passedPicture()).metadata()).toMatchObject({ width: 2000, height: 500 })
  })
})

describe('T38 a file that is no photo is refused', () => {
  const bomb = () =>
    sharp({ create: { width: 7200, height: 7200, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer()
  it.each([
    ['HTML', () => bytesOf('<!doctype html><script>alert(1)</script>'), 415],
    [
      'an SVG with a script',
      () => bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
    ],
    ['HTML that begins as a JPEG', () => bytesOf('\xff\xd8\xff<html><script>alert(1)</script>'), 415],
    ['a JPEG with a page behind it', () => Buffer.concat([jpeg, bytesOf('<ScRiPt src=//evil.test>')]), 415],
    ['a GIF', () => bytesOf('GIF89a\x01\x00\x01\x00'), 415],
    ['a HEIC', () => bytesOf('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00'), 415],
    ['nothing', () => Buffer.alloc(0), 415],
    ['a truncated JPEG', () => jpeg.subarray(0, jpeg.length - 40), 422],
    ['a truncated PNG', () => png.subarray(0, png.length - 20), 422],
    ['only the beginning of a WebP', () => webp.subarray(0, 16), 422],
    ['few bytes that become 52 megapixels', bomb, 413],
  ])('%s', async (_, file, status) => {
    expect(await codeOf(await send({ file: await file() }))).toEqual([status, 'INVALID_FILE'])
    expect(callsTo('backend.test')).toEqual([])
  })
})

/** A body that never ends; `read` counts its bytes. */
function endless() {
  const state = { read: 0 }
  const part = new Uint8Array(64 * 1024)
  const body = new ReadableStream({
    pull: (controller) => {
      state.read += part.length
      controller.enqueue(part)
    },
  })
  return { state, body }
}

describe('T38 an upload is refused', () => {
  it('with 50 MB, whether or not it says so, and no more of it is read than the limit', async () => {
    const told = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '50000000' }
    expect((await send({ headers: told }, 'x')).status).toBe(413)
    const { state, body } = endless()
    const answer = await send({ headers: { 'content-type': 'multipart/form-data; boundary=x' } }, body)
    expect(answer.status).toBe(413)
    expect(state.read).toBeLessThan(11_000_000)
  })

  it.each<[string, SentPhoto]>([
    ['200 files', { more: Array.from({ length: 200 }, (_, i) => [String(i + 1), 'x']) }],
    ['a second file', { more: [['1', 'x']] }],
    ['a map to another place', { map: { 0: ['variables.id'] } }],
    ['a map to two places', { map: { 0: ['variables.file', 'variables.file'] } }],
    ['no map', { map: null }],
    ['another operation', { query: textOf(UpdateCartItemDocument) }],
    ['another text', { query: 'mutation { deleteUser }' }],
    ['a variable that the document lacks', { variables: { preview: true } }],
    ['an address in place of the file', { variables: { file: 'http://10.0.0.1/' } }],
    ['another market than the order’s', { variables: { marketId: 'se' } }],
    ['another language than the page’s', { variables: { languageId: 'sv-SE' } }],
  ])('with %s', async (_, sent) => {
    expect(await codeOf(await send(sent))).toEqual([400, 'UNKNOWN_OPERATION'])
    expect(callsTo('backend.test')).toEqual([])
  })

  it('when it is no multipart, though it says so, or the mutation comes as JSON', async () => {
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await send({ headers: multipart }, '--x\r\n--x\r\n--x\r\n--x--')).status).toBe(400)
    expect((await send({ headers: { 'content-type': 'multipart/form-data' } }, 'x')).status).toBe(400)
    const json = JSON.stringify({ query: MUTATION, variables: { file: null, ...IDS } })
    expect((await send({ headers: { 'content-type': 'application/json' } }, json)).status).toBe(400)
  })

  it('of another site', async () => {
    expect((await send({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
    expect((await send({ headers: { origin: 'http://evil.test' } })).status).toBe(403)
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('without an open order, or with an access that the service refuses', async () => {
    for (const [name, value] of [
      ['x-return-access', ''],
      ['x-return-site', ''],
      ['x-return-site', 'fi/xx'],
    ] as const)
      expect(await codeOf(await send({ headers: { [name]: value } }))).toEqual([403, 'ACCESS_REFUSED'])
    expect(fetchMock).not.toHaveBeenCalled()
    orderAnswer = () => Response.json({ code: 'ACCESS_REFUSED' }, { status: 403 })
    expect(await codeOf(await send())).toEqual([403, 'ACCESS_REFUSED'])
    orderAnswer = () => Response.json({ code: 'INTERNAL' }, { status: 500 })
    expect(await codeOf(await send())).toEqual([503, 'BACKEND_DOWN'])
    expect(callsTo('backend.test')).toEqual([])
  })

  it('where the shop has no such operation', async () => {
    settings.COMPLAINT_PHOTOS = false
    expect((await send()).status).toBe(415)
  })
})

it('T38 neither file names, access nor addresses are logged', async () => {
  orderAnswer = () => Response.json({ code: 'INTERNAL' }, { status: 500 })
  await send()
  const lines = JSON.stringify(logged.map((level) => level.mock.calls))
  expect(lines).toContain('photo-failed')
  expect(lines).not.toMatch(/anna|the-access|198\.51/i)
})
