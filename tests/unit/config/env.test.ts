import { expect, it } from 'vitest'
import { readEnv } from '@/lib/config/env'

it('a limit of the page cache is a whole number: half a megabyte is refused, not passed over', () => {
  expect(readEnv({ PAGE_CACHE_MB: '64' }).PAGE_CACHE_MB).toBe(64)
  expect(() => readEnv({ PAGE_CACHE_MB: '64.5' })).toThrow('PAGE_CACHE_MB')
})
