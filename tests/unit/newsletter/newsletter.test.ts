import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emailSchema } from '@/lib/config/email-schema'
import { serviceRefusal } from '@/tests/support/service-refusal'

const { mutate } = vi.hoisted(() => ({ mutate: vi.fn() }))
vi.mock('server-only', () => ({}))
vi.mock('@/lib/apollo/server-client', () => ({ serverClient: () => ({ mutate }) }))

const { POST } = await import('@/app/api/newsletter/route')
const { AppError } = await import('@/lib/errors/app-error')

let visitor = 0
const HOME = 'http://fi.localhost:3000'

function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ market: 'fi', lang: 'fi', email: '', ...fields })
  return POST(
    new Request(`${HOME}/api/newsletter`, {
      method: 'POST',
      body,
      headers: { host: 'fi.localhost:3000', 'x-client-address': `10.0.0.${visitor}`, ...headers },
    }),
  )
}
const ask = async (fields: Record<string, string>) => {
  const answer = await post(fields, { accept: 'application/json' })
  return [answer.status, (await answer.json()).outcome]
}

beforeEach(() => {
  visitor += 1
  mutate.mockReset()
  mutate.mockResolvedValue({ data: { subscribeToNewsletter: true } })
})

describe('the newsletter', () => {
  it.each([
    ['aino@kajo.test', true],
    ['aino.m+k@posti.kajo.test', true],
    ['aino@', false],
    ['aino@kajo', false],
    ['aino kajo@kajo.test', false],
    [`${'a'.repeat(250)}@kajo.test`, false],
  ])('%s is an address: %s', (text, verdict) => {
    expect(emailSchema.safeParse(text).success).toBe(verdict)
  })

  it('sends the trimmed e-mail address to the service and returns `done`', async () => {
    expect(await ask({ email: ' aino@kajo.test ' })).toEqual([200, 'done'])
    const [call] = mutate.mock.calls[0] ?? []
    expect(call.variables).toEqual({ email: 'aino@kajo.test', tags: ['footer'] })
    expect(call.context.headers).toEqual({ 'x-forwarded-for': `10.0.0.${visitor}` })
  })

  it('an invalid e-mail address is not sent on', async () => {
    expect(await ask({ email: 'aino@' })).toEqual([422, 'invalid'])
    expect(mutate).not.toHaveBeenCalled()
  })

  it.each([
    [new AppError('BACKEND_DOWN', 'down', 503), 503, 'failed'],
    [new AppError('BACKEND_STATUS', 'many', 429), 429, 'limited'],
    [serviceRefusal('RATE_LIMITED'), 429, 'limited'],
    [serviceRefusal('INVALID_EMAIL'), 422, 'invalid'],
  ])('%s has its outcome', async (error, status, outcome) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    mutate.mockRejectedValue(error)
    expect(await ask({ email: `aino.${visitor}@kajo.test` })).toEqual([status, outcome])
  })

  it('accepts ten requests of a visitor in a minute, whatever X-Forwarded-For contains', async () => {
    for (let i = 0; i < 10; i += 1) {
      const answer = await post({ email: `helmi.${i}@kajo.test` }, { 'x-forwarded-for': `6.6.6.${i}` })
      expect(answer.headers.get('location')).toBe('/#newsletter-done')
    }
    const answer = await post({ email: 'helmi@kajo.test' }, { 'x-forwarded-for': '6.6.6.99' })
    expect(answer.headers.get('location')).toBe('/#newsletter-limited')
    expect(mutate).toHaveBeenCalledTimes(10)
  })

  it('subscribes one e-mail address at most five times in an hour, for all visitors together', async () => {
    for (let i = 0; i < 5; i += 1) {
      visitor += 1
      expect(await ask({ email: 'oona@kajo.test' })).toEqual([200, 'done'])
    }
    visitor += 1
    expect(await ask({ email: 'OONA@kajo.test ' })).toEqual([429, 'limited'])
    expect(mutate).toHaveBeenCalledTimes(5)
  })

  it('a form without JavaScript is redirected to its page with the outcome in the fragment, never to another host', async () => {
    const own = await post({ email: 'aino@kajo.test' }, { referer: `${HOME}/c/mekot?sort=PRICE` })
    expect([own.status, own.headers.get('location')]).toEqual([303, '/c/mekot?sort=PRICE#newsletter-done'])
    const strange = await post({ email: 'aino@kajo.test' }, { referer: 'https://elsewhere.example/x' })
    expect(strange.headers.get('location')).toBe('/#newsletter-done')
    const twoSlashes = await post({ email: 'aino@kajo.test' }, { referer: `${HOME}//evil.test/x` })
    expect(twoSlashes.headers.get('location')).toBe('/#newsletter-done')
    const address = await post({ email: 'aino@kajo.test' }, { referer: `${HOME}/c/mekot?ref=https://evil.test` })
    expect(address.headers.get('location')).toBe('/c/mekot#newsletter-done')
  })

  it('refuses forms of other sites, long bodies and unknown markets', async () => {
    for (const origin of ['https://elsewhere.example', 'http://fi.localhost:3000.evil.test', 'null'])
      expect((await post({}, { origin })).status).toBe(403)
    expect((await post({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post({ email: 'a'.repeat(5000) })).status).toBe(413)
    expect(await ask({ market: 'xx', email: 'aino@kajo.test' })).toEqual([503, 'failed'])
  })

  it('a request that fills the hidden field gets a success response and is not sent on', async () => {
    expect(await ask({ email: 'aino@kajo.test', website: 'spam' })).toEqual([200, 'done'])
    expect(mutate).not.toHaveBeenCalled()
  })
})
