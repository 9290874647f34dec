import { afterEach, beforeEach, expect, it } from 'vitest'
import { currentMetrics, registerMetrics } from '@/lib/metrics/record.mjs'
import { createMetrics } from '@/scripts/serve/metrics.mjs'

let POST: (request: Request) => Promise<Response>
beforeEach(async () => {
  registerMetrics(createMetrics({ build: 'build-1' }))
  ;({ POST } = await import('@/app/api/vitals/route'))
})
afterEach(() => void Reflect.deleteProperty(globalThis, Symbol.for('kajo.metrics')))

const send = async (body: unknown, headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const request = new Request('http://fi.localhost:3000/api/vitals', { method: 'POST', body: text, headers })
  return (await POST(request)).status
}
const sums = async () => {
  const { text } = (await currentMetrics()?.render()) ?? { text: '' }
  return text.split('\n').filter((line) => /^kajo_(vital_seconds|layout_shift)_(sum|count)/.test(line))
}

it('adds the vitals of a document to the metrics by kind of page, in seconds', async () => {
  expect(await send({ page: 'product', LCP: 1500, TTFB: 80, CLS: 0.02 })).toBe(204)
  expect(await send({ page: 'product', LCP: 500, INP: 40 })).toBe(204)
  expect(await sums()).toEqual([
    'kajo_vital_seconds_sum{vital="LCP",page="product"} 2',
    'kajo_vital_seconds_count{vital="LCP",page="product"} 2',
    'kajo_vital_seconds_sum{vital="TTFB",page="product"} 0.08',
    'kajo_vital_seconds_count{vital="TTFB",page="product"} 1',
    'kajo_vital_seconds_sum{vital="INP",page="product"} 0.04',
    'kajo_vital_seconds_count{vital="INP",page="product"} 1',
    'kajo_layout_shift_sum{page="product"} 0.02',
    'kajo_layout_shift_count{page="product"} 1',
  ])
})

it.each([
  ['a kind of page that does not exist', { page: 'x"} 1', LCP: 1 }],
  ['a negative time', { page: 'home', LCP: -1 }],
  ['a time that nobody waits', { page: 'home', INP: 1e9 }],
  ['a foreign field', { page: 'home', id: 'saga' }],
  ['text', '{'],
])('refuses %s', async (_, body) => {
  expect(await send(body)).toBe(400)
  expect(await sums()).toEqual([])
})

it('refuses other sites and large bodies', async () => {
  expect(await send({ page: 'home', LCP: 1 }, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await send({ page: 'h'.repeat(2000) })).toBe(413)
})

it('refuses a visitor who reports too often', async () => {
  let status = 204
  for (let sent = 0; status === 204 && sent < 80; sent += 1) status = await send({ page: 'home', LCP: 1 })
  expect(status).toBe(429)
})
