import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { environmentWarnings, readEnv } from '@/lib/config/env'

vi.mock('@/lib/market/check-markets-at-start', () => ({ checkMarketsAtStart: vi.fn() }))
vi.mock('@/lib/returns/kept-statements', () => ({ startSendingStatements: vi.fn() }))

const HTTPS = 'fi=https://www.example.fi,se=https://www.example.se'
const warningsOf = (source: Record<string, string>) => environmentWarnings(readEnv(source), source)

describe('warnings for https domains', () => {
  it('exist for every plain http address and a missing backend', () => {
    const plain = {
      SHOP_DOMAINS: HTTPS,
      COMMERCE_URL: 'http://api.example.com/graphql',
      COMMERCE_PUBLIC_URL: 'http://api.example.com/graphql',
      GRAPHQL_WS_URL: 'ws://api.example.com/graphql',
      IMAGE_URL: 'http://img.example.com',
      SEARCH_CLUSTER: 'http://find.example.com',
      PROVIDER_ORIGINS: 'http://pay.example.com',
      AUTH_URL: 'http://auth.example.com/api/shop_prod/',
      SIGN_URL: 'http://api.example.com/auth/sign/key?identity=',
      RETURNS_URL: 'http://returns.example.com',
      TRACKER_SCRIPT_ORIGINS: 'https://tag.example.com,http://tag.example.com',
      TRACKER_DATA_ORIGINS: 'http://collect.example.com',
      FAVORITES_URL: 'http://likes.example.com',
    }
    const named = warningsOf(plain).map((sentence) => sentence.split(' ')[0])
    expect(named).toEqual([
      'COMMERCE_URL',
      'COMMERCE_PUBLIC_URL',
      'GRAPHQL_WS_URL',
      'The',
      'IMAGE_URL',
      'PROVIDER_ORIGINS',
      'AUTH_URL',
      'SIGN_URL',
      'RETURNS_URL',
      'RETURNS_SECRET',
      'WITHDRAWALS_DIR',
      'TRACKER_SCRIPT_ORIGINS',
      'TRACKER_DATA_ORIGINS',
      'FAVORITES_URL',
    ])
    const missing = warningsOf({ SHOP_DOMAINS: HTTPS })
    expect(missing).toHaveLength(8)
    expect(missing.filter((sentence) => sentence.includes('mock backend'))).toHaveLength(6)
  })

  it('do not exist in development and for a safe configuration', () => {
    expect(warningsOf({})).toEqual([])
    const safe = {
      SHOP_DOMAINS: HTTPS,
      COMMERCE_URL: 'https://a.example/graphql',
      IMAGE_URL: 'https://b.example',
      SEARCH_CLUSTER: 'w12345678',
      PROVIDER_ORIGINS: 'https://pay.example, https://bank.example',
      AUTH_URL: 'https://auth.example.com/api/shop_prod/',
      SIGN_URL: 'https://api.example.com/auth/sign/key?identity=',
      RETURNS_URL: 'https://returns.example.com/v1',
      RETURNS_SECRET: 'a-secret-of-the-two',
      WITHDRAWALS_DIR: '/data/withdrawals',
      TRACKER_SCRIPT_ORIGINS: 'https://tag.example.com',
      TRACKER_DATA_ORIGINS: 'https://collect.example.com',
      FAVORITES_URL: 'https://likes.example.com',
    }
    expect(warningsOf(safe)).toEqual([])
  })
})

describe('the start', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

  const start = async () => {
    const { register } = await import('@/instrumentation')
    await register()
  }

  beforeEach(() => {
    vi.resetModules()
    vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    for (const spy of [exit, error, warn]) spy.mockClear()
  })

  it.each([
    ['REVALIDATE_SECRET', 'short'],
    ['REDIS_URL', 'nonsense'],
    ['COMMERCE_URL', 'ftp://example.com'],
    ['PROVIDER_ORIGINS', 'https://pay.example.com,pay'],
    ['AUTH_URL', 'https://auth.example.com/api?key=1'],
    ['AUTH_URL', 'https://name:word@auth.example.com/api'],
    ['SIGN_URL', 'https://api.example.com/auth/sign?identity'],
    ['PORT', 'abc'],
    ['TRUSTED_PROXIES', '-1'],
    ['WRITES_PER_MINUTE', '0'],
    ['CODES_PER_MINUTE', '0'],
    ['RENDERINGS_PER_MINUTE', 'many'],
    ['SEARCH_CLUSTER', 'ftp://example.com'],
    ['SEARCH_PUBLIC_CLUSTER', 'w 1'],
    ['TRACKER_SCRIPT_ORIGINS', 'https://tag.example.com/gtm.js'],
    ['TRACKER_DATA_ORIGINS', 'https:'],
    ['FAVORITES_URL', 'likes'],
  ])('ends with code 1 and a sentence when %s is %s', async (name, value) => {
    vi.stubEnv(name, value)
    await start()
    expect(exit).toHaveBeenCalledWith(1)
    expect(String(error.mock.calls)).toContain(`${name}:`)
  })

  it('returns with a valid environment, and logs warnings for an unsafe one', async () => {
    await start()
    expect(exit).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
    vi.resetModules()
    vi.stubEnv('SHOP_DOMAINS', HTTPS)
    vi.stubEnv('IMAGE_URL', 'http://img.example.com')
    await start()
    expect(exit).not.toHaveBeenCalled()
    expect(String(warn.mock.calls)).toContain('IMAGE_URL is plain http')
  })
})
