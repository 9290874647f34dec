import { afterEach, expect, it, vi } from 'vitest'
import { register } from '@/instrumentation'
import { MARKETS } from '@/lib/market/market-table'

vi.mock('@/lib/returns/kept-statements', () => ({ startSendingStatements: vi.fn() }))

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
const logged = () => warn.mock.calls.map(([line]) => JSON.parse(String(line)))

afterEach(() => {
  warn.mockClear()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('R-DATA-06 at server start the channel is fetched and differences of its markets are logged', async () => {
  const markets = Object.values(MARKETS).map(({ languages, ...market }) => ({
    ...market,
    allowedLanguages: languages.map((code) => ({ code })),
    currency: market.alias === 'dk' ? { code: 'EUR' } : market.currency,
  }))
  const ask = vi.fn(async () => new Response(JSON.stringify({ data: { channel: { markets } } })))
  vi.stubGlobal('fetch', ask)
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  await register()
  await vi.waitFor(() => expect(logged()).toHaveLength(1))
  expect(logged()).toMatchObject([
    { event: 'market-differs', difference: 'Market dk: currency is DKK here and EUR in the channel' },
  ])
})

it('R-DATA-06 the edge runtime sends no request', async () => {
  const ask = vi.fn()
  vi.stubGlobal('fetch', ask)
  vi.stubEnv('NEXT_RUNTIME', 'edge')
  await register()
  expect(ask).not.toHaveBeenCalled()
})
