import { beforeEach, expect, it, vi } from 'vitest'
import { PUT } from '@/app/api/log-error/route'

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const FAULT = { type: 'react', message: 'broken', url: 'http://fi.localhost/kassa' }

const report = (body: unknown, headers: Record<string, string> = {}) =>
  PUT(
    new Request('http://fi.localhost/api/log-error', {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { host: 'fi.localhost', 'content-type': 'application/json', ...headers },
    }),
  )

beforeEach(() => log.mockClear())

it('R-ERROR-02 logs a client error once, without anything personal', async () => {
  const answer = await report({ ...FAULT, message: 'cart c62b3d5c-0a51-4c0e-9d0f-3f2f6d1f9f55 of aino@kajo.test' })
  expect(answer.status).toBe(204)
  expect(log).toHaveBeenCalledTimes(1)
  expect(JSON.parse(String(log.mock.calls[0]?.[0])).message).toBe('cart [id] of [e-mail]')
})

it('R-ERROR-02 reports of one visitor are limited, without affecting others', async () => {
  const from = (address: string) => report(FAULT, { 'x-client-address': address })
  const statuses = []
  for (let i = 0; i < 25; i += 1) statuses.push((await from(`2001:db8:1:2::${i}`)).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
  expect(log).toHaveBeenCalledTimes(20)
  expect((await from('2001:db8:1:3::1')).status).toBe(204)
})

it('R-ERROR-02 requests of other sites, long and invalid bodies are not logged', async () => {
  expect((await report(FAULT, { origin: 'http://evil.test' })).status).toBe(403)
  expect((await report({ ...FAULT, stack: 'x'.repeat(20_000) })).status).toBe(413)
  expect((await report({ type: 1 })).status).toBe(400)
  expect(log).not.toHaveBeenCalled()
})
