import { expect, it } from 'vitest'
import { readEnv } from '@/lib/config/env'

it('a limit of the page cache must be a whole number', () => {
  expect(readEnv({ PAGE_CACHE_MB: '64' }).PAGE_CACHE_MB).toBe(64)
  expect(() => readEnv({ PAGE_CACHE_MB: '64.5' })).toThrow('PAGE_CACHE_MB')
})

it('R-SEARCH-04 a search cluster is its id or an address, and becomes an origin', () => {
  expect(readEnv({ SEARCH_CLUSTER: 'w12345678' }).SEARCH_CLUSTER).toBe('https://w12345678.api.esales.apptus.cloud')
  expect(readEnv({ SEARCH_CLUSTER: 'https://find.example.com/x' }).SEARCH_CLUSTER).toBe('https://find.example.com')
  expect(() => readEnv({ SEARCH_CLUSTER: 'a b' })).toThrow('SEARCH_CLUSTER')
})

it('PROVIDER_ORIGINS accepts origins and wildcards for subdomains, but no paths and no whole top-level domains', () => {
  const given = 'https://checkout.example.com, https://*.example.net:8443,https://checkout.example.com'
  expect(readEnv({ PROVIDER_ORIGINS: given }).PROVIDER_ORIGINS).toEqual([
    'https://checkout.example.com',
    'https://*.example.net:8443',
  ])
  expect(readEnv({}).PROVIDER_ORIGINS).toEqual(['http://localhost:4000'])
  const wrong = [
    'https:',
    '*',
    'https://*',
    'https://*.com',
    'https://a.example/path',
    'ftp://a.example',
    "https://a 'unsafe-inline'",
    'https://a.example;script-src *',
  ]
  for (const entry of wrong) expect(() => readEnv({ PROVIDER_ORIGINS: entry }), entry).toThrow('PROVIDER_ORIGINS')
  expect(() =>
    readEnv({ PROVIDER_ORIGINS: Array.from({ length: 33 }, (_, i) => `https://p${i}.example`).join(',') }),
  ).toThrow('32')
})
