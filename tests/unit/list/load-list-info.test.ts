import { beforeEach, expect, it, vi } from 'vitest'
import { ListPageInfoDocument } from '@/graphql/generated/graphql'
import { loadProductList } from '@/lib/list/load-product-list'

const mocks = vi.hoisted(() => ({
  query: vi.fn(),
  keys: vi.fn<(kind: string, key: unknown) => void>(),
}))
vi.mock('@/lib/apollo/server-client', () => ({ serverQuery: mocks.query }))
vi.mock('@/lib/cache/cached', () => ({
  cached: (kind: string, { key }: { key?: unknown }, load: () => unknown) => {
    mocks.keys(kind, key)
    return load()
  },
  shortenPageLife: vi.fn(),
}))

const SITE = { market: 'se', lang: 'sv' } as const

beforeEach(() => vi.clearAllMocks())

it.each([
  ['b', 'kajo', '/b/kajo'],
  ['dc', 'höstrea', '/dc/höstrea'],
])('T28 made-up parent paths of /%s/%s have one stored result and move to its address', async (word, alias, url) => {
  mocks.query.mockImplementation(async (_site: unknown, document: unknown) =>
    document === ListPageInfoDocument ? { listPageInfo: { id: 3, alias, canonicalUrl: url } } : { products: null },
  )
  for (const parents of [['x1'], ['x2', 'x3']]) {
    const list = await loadProductList(SITE, { path: [word, ...parents, alias], segment: '_' })
    expect(list).toEqual({ kind: 'moved', canonicalUrl: url, search: '', status: 308 })
  }
  const keys = mocks.keys.mock.calls.filter(([kind]) => kind === 'listPageInfo').map(([, key]) => key)
  expect(keys).toEqual([[{ url }], [{ url }]])
})
