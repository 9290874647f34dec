import { beforeEach, expect, it, vi } from 'vitest'
import { CONSENT_VERSION } from '@/lib/consent/consent-record'
import { logLine } from '@/lib/log/log-line.mjs'

vi.mock('@/lib/log/log-line.mjs', () => ({ logLine: vi.fn() }))

const PROOF = {
  id: '3f6c1f2e-7a55-4c1e-9d0b-5a1f0f2f4c11',
  version: CONSENT_VERSION,
  preferences: true,
  statistics: false,
  marketing: false,
}

let POST: (request: Request) => Promise<Response>
beforeEach(async () => {
  vi.resetModules()
  vi.mocked(logLine).mockClear()
  ;({ POST } = await import('@/app/api/consent/route'))
})

const send = async (body: unknown, headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const request = new Request('http://fi.localhost:3000/api/consent', { method: 'POST', body: text, headers })
  return (await POST(request)).status
}

it('logs a consent with its random id, version and choice, and nothing else of the shopper', async () => {
  expect(await send(PROOF, { cookie: 'ralph-user=saga@mejl.se', 'x-forwarded-for': '10.0.0.7' })).toBe(204)
  expect(vi.mocked(logLine).mock.calls).toEqual([['info', 'consent', PROOF]])
})

it.each([
  ['text', '{'],
  ['another version', { ...PROOF, version: 9 }],
  ['a name in place of the id', { ...PROOF, id: 'saga@mejl.se' }],
  ['a foreign field', { ...PROOF, email: 'saga@mejl.se' }],
  ['a purpose that is no yes or no', { ...PROOF, marketing: 'yes' }],
])('refuses %s and logs nothing', async (_, body) => {
  expect(await send(body)).toBe(400)
  expect(logLine).not.toHaveBeenCalled()
})

it('refuses other sites, large bodies and a visitor who proves too often', async () => {
  expect(await send(PROOF, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await send({ ...PROOF, id: 'x'.repeat(2000) })).toBe(413)
  let status = 204
  for (let sent = 0; status === 204 && sent < 30; sent += 1) status = await send(PROOF)
  expect(status).toBe(429)
})
