import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { photoRequest, type SentPhoto } from '@/tests/support/photo-request'

const settings = { WRITES_PER_MINUTE: 1000 }
vi.mock('@/lib/config/env', () => ({
  env: () => ({
    ...{ COMMERCE_URL: 'http://backend.test/graphql', COMMERCE_API_KEY: 'secret-key', COMPLAINT_PHOTOS: true },
    ...{ RETURNS_URL: 'http://returns.test/v1/', RETURNS_SECRET: 'secret-of-returns' },
    ...settings,
  }),
}))

const { POST } = await import('@/app/graphql/route')
const send = (sent: SentPhoto = {}, body?: BodyInit) => POST(photoRequest(sent, body))
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).errors[0].extensions.code]

let isOpen: boolean
let passOn: () => Promise<Response>
/** Photos that the commerce service has got. */
let passed: number
beforeEach(() => {
  isOpen = true
  passOn = async () => Response.json({})
  passed = 0
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (url: URL | string) => {
    if (String(url).startsWith('http://returns.test'))
      return isOpen ? Response.json({}) : Response.json({ code: 'ACCESS_REFUSED' }, { status: 403 })
    passed += 1
    return passOn()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('T38 a photo is refused', () => {
  it('after 40 of one visitor', async () => {
    const headers = { 'x-client-address': '203.0.113.9' }
    for (let i = 0; i < 40; i += 1) expect((await send({ headers })).status).toBe(200)
    const refused = await send({ headers })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  })

  it('above the limit of all writes', async () => {
    settings.WRITES_PER_MINUTE = 2
    vi.resetModules()
    const { POST: limitedPost } = await import('@/app/graphql/route')
    const headers = { 'x-client-address': '203.0.113.11' }
    for (const status of [200, 200, 429]) expect((await limitedPost(photoRequest({ headers }))).status).toBe(status)
  })

  it('without an open order before its body is read, so that slow bodies keep nobody waiting', async () => {
    isOpen = false
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
    const never = () => new ReadableStream({ pull: () => new Promise(() => undefined) })
    for (let visitor = 0; visitor < 7; visitor += 1)
      expect(await codeOf(await send({ headers: multipart }, never()))).toEqual([403, 'ACCESS_REFUSED'])
    isOpen = true
    expect((await send()).status).toBe(200)
  })

  it('while two of the same visitor are under way, or six of all', async () => {
    let go: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      go = resolve
    })
    passOn = async () => {
      await gate
      return Response.json({})
    }
    const headers = { 'x-client-address': '203.0.113.10' }
    const first = [send({ headers }), send({ headers })]
    await vi.waitFor(() => expect(passed).toBe(2))
    expect(await codeOf(await send({ headers }))).toEqual([503, 'BUSY'])
    const others = Array.from({ length: 4 }, () => send())
    await vi.waitFor(() => expect(passed).toBe(6))
    expect((await send()).headers.get('retry-after')).toBe('5')
    go()
    for (const answer of await Promise.all([...first, ...others])) expect(answer.status).toBe(200)
    expect((await send({ headers })).status).toBe(200)
  })
})
