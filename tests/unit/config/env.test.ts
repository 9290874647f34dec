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

it.each(['/graphql', '/api/graphql?x=1', 'https://api.example.com/graphql', 'http://localhost:4000/graphql'])(
  'COMMERCE_PUBLIC_URL may be %s',
  (address) => {
    expect(readEnv({ COMMERCE_PUBLIC_URL: address }).COMMERCE_PUBLIC_URL).toBe(address)
  },
)

it.each([
  'graphql',
  '//evil.example/graphql',
  '/\\evil.example',
  'javascript:alert(1)',
  'ftp://api.example.com/',
  'wss://api.example.com/',
  'https://',
  'https://x.com; script-src *',
  'https://x.com;script-src',
  'https://x.com https://y.com',
  '/graphql, *',
  "https://x.com/'unsafe-inline'",
])('COMMERCE_PUBLIC_URL may not be %s', (address) => {
  expect(() => readEnv({ COMMERCE_PUBLIC_URL: address })).toThrow('COMMERCE_PUBLIC_URL')
})

const NOT_ORIGINS = [
  'https:',
  '*',
  'https://*',
  'https://*.com',
  'https://a.example/path',
  'ftp://a.example',
  'https://*.co.uk',
  'https://*.com.au:8443',
  'https://*.gov.uk',
  "https://a 'unsafe-inline'",
  'https://a.example;script-src *',
]

it.each(['TRACKER_SCRIPT_ORIGINS', 'TRACKER_DATA_ORIGINS'] as const)(
  '%s is empty by default and accepts only origins',
  (name) => {
    expect(readEnv({})[name]).toEqual([])
    expect(readEnv({ [name]: 'https://tag.example.com, https://*.collect.example' })[name]).toEqual([
      'https://tag.example.com',
      'https://*.collect.example',
    ])
    for (const entry of NOT_ORIGINS) expect(() => readEnv({ [name]: entry }), entry).toThrow(`${name}:`)
  },
)

it('FAVORITES_URL is an address of one origin, and has no default', () => {
  expect(readEnv({}).FAVORITES_URL).toBeUndefined()
  for (const address of ['https://likes.example.com', 'http://localhost:4000/favourites/'])
    expect(readEnv({ FAVORITES_URL: address }).FAVORITES_URL).toBe(address)
  const wrong = [
    '/likes',
    'likes.example.com',
    'wss://likes.example.com',
    'https://name:secret@likes.example.com',
    'https://*.example.com',
    'https://likes.example.com/?key=1',
    'https://likes.example.com/#a',
    'https://likes.example.com;script-src',
    "https://likes.example.com,'unsafe-inline'",
  ]
  for (const address of wrong) expect(() => readEnv({ FAVORITES_URL: address }), address).toThrow('FAVORITES_URL:')
})

it('PROVIDER_ORIGINS accepts origins and wildcards for subdomains, but no paths and no whole top-level domains', () => {
  const given = 'https://checkout.example.com, https://*.example.net:8443,https://checkout.example.com'
  expect(readEnv({ PROVIDER_ORIGINS: given }).PROVIDER_ORIGINS).toEqual([
    'https://checkout.example.com',
    'https://*.example.net:8443',
  ])
  expect(readEnv({}).PROVIDER_ORIGINS).toEqual(['http://localhost:4000'])
  for (const entry of ['https://*.klarna.com', 'https://*.pay.co.uk', 'https://*.op.fi', 'https://abc.fi'])
    expect(readEnv({ PROVIDER_ORIGINS: entry }).PROVIDER_ORIGINS).toEqual([entry])
  for (const entry of NOT_ORIGINS) expect(() => readEnv({ PROVIDER_ORIGINS: entry }), entry).toThrow('PROVIDER_ORIGINS')
  expect(() =>
    readEnv({ PROVIDER_ORIGINS: Array.from({ length: 33 }, (_, i) => `https://p${i}.example`).join(',') }),
  ).toThrow('32')
})
