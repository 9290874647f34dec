import { expect, it } from 'vitest'
import { readEnv } from '@/lib/config/env'

it('a limit of the page cache is a whole number: half a megabyte is refused, not passed over', () => {
  expect(readEnv({ PAGE_CACHE_MB: '64' }).PAGE_CACHE_MB).toBe(64)
  expect(() => readEnv({ PAGE_CACHE_MB: '64.5' })).toThrow('PAGE_CACHE_MB')
})

it('R-SEARCH-04 a search cluster is its id or an address, and becomes an origin', () => {
  expect(readEnv({ SEARCH_CLUSTER: 'w12345678' }).SEARCH_CLUSTER).toBe('https://w12345678.api.esales.apptus.cloud')
  expect(readEnv({ SEARCH_CLUSTER: 'https://find.example.com/x' }).SEARCH_CLUSTER).toBe('https://find.example.com')
  expect(() => readEnv({ SEARCH_CLUSTER: 'a b' })).toThrow('SEARCH_CLUSTER')
})
