import { expect, it, vi } from 'vitest'
import { loadShopConfig } from '@/lib/store/load-shop-config'

const variables = vi.hoisted((): Record<string, string> => ({ SEARCH_CLUSTER: 'http://inside.test' }))
vi.mock('@/lib/config/env', async (importOriginal) => {
  const { readEnv } = await importOriginal<typeof import('@/lib/config/env')>()
  return { env: () => readEnv(variables) }
})

it('R-SEARCH-04 browsers use the search cluster of the server, or SEARCH_PUBLIC_CLUSTER when it is set', () => {
  const clusterOf = () => loadShopConfig({ market: 'se', lang: 'sv', mode: 'domain' }).searchCluster
  expect(clusterOf()).toBe('http://inside.test')
  variables.SEARCH_PUBLIC_CLUSTER = 'https://public.test'
  expect(clusterOf()).toBe('https://public.test')
})
