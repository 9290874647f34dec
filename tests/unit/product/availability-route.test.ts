import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MonitorProductAvailabilityDocument } from '@/graphql/generated/graphql'
import { serviceRefusal } from '@/tests/support/service-refusal'

const { mutate, serverClient } = vi.hoisted(() => ({ mutate: vi.fn(), serverClient: vi.fn() }))
vi.mock('server-only', () => ({}))
vi.mock('@/lib/apollo/server-client', () => ({ serverClient: serverClient.mockReturnValue({ mutate }) }))

const { POST } = await import('@/app/api/availability/route')
const { AppError } = await import('@/lib/errors/app-error')

let visitor = 0
const ORIGIN = 'http://fi.localhost:3000'

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  POST(
    new Request(`${ORIGIN}/api/availability`, {
      method: 'POST',
      body: new URLSearchParams({ market: 'fi', lang: 'sv', size: '301', email: 'aino@kajo.test', ...fields }),
      headers: { host: 'fi.localhost:3000', 'x-client-address': `10.1.0.${visitor}`, ...headers },
    }),
  )
const ask = async (fields: Record<string, string>) => {
  const answer = await post(fields, { accept: 'application/json' })
  return [answer.status, (await answer.json()).outcome]
}

beforeEach(() => {
  visitor += 1
  mutate.mockReset().mockResolvedValue({ data: { monitorProductAvailability: true } })
})

describe('a request for an e-mail when a size can be bought', () => {
  it('is sent to the service with sku and trimmed e-mail address, in the language of the page', async () => {
    expect(await ask({ email: ' aino@kajo.test ' })).toEqual([200, 'done'])
    expect(serverClient).toHaveBeenLastCalledWith({ market: 'fi', lang: 'sv', mode: 'domain' })
    expect(mutate.mock.calls[0]?.[0]).toMatchObject({
      mutation: MonitorProductAvailabilityDocument,
      variables: { email: 'aino@kajo.test', skuId: 301 },
      context: { headers: { 'x-forwarded-for': `10.1.0.${visitor}` } },
    })
  })

  it.each(['', '0', '-1', '1.5', '1e3', ' 7', 'abc', '9999999999', '2147483648', '12345678901'])(
    'without a real size it is incomplete: "%s"',
    async (size) => {
      expect(await ask({ size })).toEqual([422, 'incomplete'])
      expect(mutate).not.toHaveBeenCalled()
    },
  )

  it('an invalid e-mail address is not sent on', async () => {
    expect(await ask({ email: 'aino@' })).toEqual([422, 'invalid'])
    expect(mutate).not.toHaveBeenCalled()
  })

  it.each([
    [new AppError('BACKEND_DOWN', 'down', 503), 503, 'failed'],
    [serviceRefusal('RATE_LIMITED'), 429, 'limited'],
    [serviceRefusal('INVALID_EMAIL'), 422, 'invalid'],
    [serviceRefusal('UNKNOWN_SKU'), 503, 'failed'],
  ])('%s has its outcome, and no address reaches the log', async (error, status, outcome) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    mutate.mockRejectedValue(error)
    expect(await ask({ email: `oona.${visitor}@kajo.test` })).toEqual([status, outcome])
    expect(JSON.stringify(log.mock.calls)).not.toContain('oona')
    log.mockRestore()
  })

  it('the e-mail address in a refusal is not logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    mutate.mockRejectedValue(new AppError('BACKEND_STATUS', 'oona@kajo.test is strange', 500))
    expect(await ask({ email: 'oona@kajo.test' })).toEqual([503, 'failed'])
    expect(log.mock.calls).toHaveLength(1)
    expect(JSON.stringify(log.mock.calls)).not.toContain('oona')
    log.mockRestore()
  })

  it('accepts ten requests of a visitor in a minute and twenty for an e-mail address in an hour', async () => {
    for (let i = 0; i < 10; i += 1) expect(await ask({ email: `helmi.${i}@kajo.test` })).toEqual([200, 'done'])
    expect(await ask({ email: 'helmi@kajo.test' })).toEqual([429, 'limited'])
    for (let i = 0; i < 20; i += 1) {
      visitor += 1
      expect(await ask({ email: 'saga@kajo.test' })).toEqual([200, 'done'])
    }
    visitor += 1
    expect(await ask({ email: 'SAGA@kajo.test' })).toEqual([429, 'limited'])
    expect(mutate).toHaveBeenCalledTimes(30)
  })

  it('without script it goes back to its page with the outcome in the fragment, never to another host', async () => {
    const location = async (fields: Record<string, string>, referer: string) => {
      const { status, headers } = await post(fields, { referer })
      return [status, headers.get('location')]
    }
    expect(await location({}, `${ORIGIN}/sv/p/klanningar/x`)).toEqual([303, '/sv/p/klanningar/x#notify-done'])
    expect(await location({ size: '' }, `${ORIGIN}/sv/p/x`)).toEqual([303, '/sv/p/x#notify-incomplete'])
    expect(await location({}, 'https://elsewhere.example/x')).toEqual([303, '/sv#notify-done'])
  })

  it('refuses forms of other sites, long bodies and unknown markets; a filled hidden field gets a success response', async () => {
    expect((await post({}, { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await post({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post({ email: 'a'.repeat(5000) })).status).toBe(413)
    expect(await ask({ market: 'xx' })).toEqual([503, 'failed'])
    expect(await ask({ website: 'spam' })).toEqual([200, 'done'])
    expect(mutate).not.toHaveBeenCalled()
  })
})
