// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendPhoto } from '@/lib/returns/send-photo'

/** What the browser sends; a test answers it. */
class Sent extends EventTarget {
  static all: Sent[] = []
  upload: { onprogress?: (event: object) => void } = {}
  headers: Record<string, string> = {}
  body: FormData | null = null
  address = ''
  status = 0
  responseText = ''
  timeout = 0
  onload = () => undefined
  onerror = () => undefined
  ontimeout = () => undefined
  onabort = () => undefined
  constructor() {
    super()
    Sent.all.push(this)
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.onabort()
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload()
  }
}

beforeEach(() => {
  Sent.all = []
  vi.stubGlobal('XMLHttpRequest', Sent)
})
afterEach(() => vi.unstubAllGlobals())

const FILE = new File(['x'], 'IMG_anna_60.17N.jpg', { type: 'image/jpeg' })
function start() {
  const stop = new AbortController()
  const onProgress = vi.fn()
  const sending = { access: 'the-access', signal: stop.signal, onProgress }
  const outcome = sendPhoto({ market: 'se', lang: 'sv' }, FILE, sending)
  return { outcome, onProgress, stop }
}
async function request(): Promise<Sent> {
  await vi.waitFor(() => expect(Sent.all[0]?.body).toBeTruthy())
  const [sent] = Sent.all
  if (!sent) throw new Error('Nothing was sent')
  return sent
}

it('R-GQL-04 R-GQL-03 an operation with a file is sent as multipart, with the ids and without the name of the file', async () => {
  const { outcome, onProgress } = start()
  const sent = await request()
  expect(sent.address).toBe('POST /graphql')
  expect(sent.headers).toMatchObject({ accept: '*/*', 'x-return-access': 'the-access', 'x-return-site': 'se/sv' })
  expect(sent.headers['content-type'], 'the browser writes it, with the boundary').toBeUndefined()
  const fields = [...(sent.body ?? [])]
  expect(fields.map(([name]) => name)).toEqual(['operations', 'map', '0'])
  expect(JSON.parse(String(sent.body?.get('operations')))).toMatchObject({
    operationName: 'uploadComplaintPhoto',
    query: expect.stringContaining('mutation uploadComplaintPhoto'),
    variables: { file: null, channelId: '1|se', marketId: 'se', languageId: 'sv-SE' },
  })
  expect(JSON.parse(String(sent.body?.get('map')))).toEqual({ 0: ['variables.file'] })
  expect(sent.body?.get('0')).toMatchObject({ name: 'photo', size: 1 })
  sent.upload.onprogress?.({ loaded: 1, total: 4 })
  expect(onProgress).toHaveBeenCalledWith(0.25)
  sent.answer(200, { data: { uploadComplaintPhoto: { id: 'photo-0123456789abcdef' } } })
  expect(await outcome).toEqual({ id: 'photo-0123456789abcdef' })
})

it.each([
  [403, 'closed'],
  [413, 'tooLarge'],
  [415, 'wrongType'],
  [422, 'broken'],
  [429, 'limited'],
  [502, 'failed'],
])('T38 a refusal with status %i is %s, and is not repeated', async (status, problem) => {
  const { outcome } = start()
  ;(await request()).answer(status, { errors: [{ message: 'No', extensions: { code: 'INVALID_FILE' } }] })
  expect(await outcome).toEqual({ problem })
  expect(Sent.all).toHaveLength(1)
})

it.each(['onerror', 'ontimeout'] as const)('T38 no answer (%s) is a failure, and is not repeated', async (event) => {
  const { outcome } = start()
  ;(await request())[event]()
  expect(await outcome).toEqual({ problem: 'failed' })
  expect(Sent.all).toHaveLength(1)
})

it('T38 a photo that is removed is not sent to its end', async () => {
  const { outcome, stop } = start()
  const sent = await request()
  const abort = vi.spyOn(sent, 'abort')
  stop.abort()
  expect(abort).toHaveBeenCalledTimes(1)
  expect(await outcome).toEqual({ problem: 'failed' })
})
