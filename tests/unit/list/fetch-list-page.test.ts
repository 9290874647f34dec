import { expect, it, vi } from 'vitest'
import { fetchListPage } from '@/lib/list/fetch-list-page'
import { emptyListQuery } from '@/lib/list/list-query'
import { encodeSearchSegment } from '@/lib/routing/search-text'

const SITE = { market: 'fi', lang: 'sv', mode: 'path' } as const
const PAGE = { rows: [], filters: { groups: [], price: null }, totalCount: 0, pageCount: 1 }

it.each([
  ['a list', '/c/klänningar', '/api/list/fi/sv/_vc29ydD1QUklDRQ/c/klänningar'],
  ['R-ROUTE-26 a search', `/${encodeSearchSegment('röd')}`, '/api/search/fi/sv/_vc29ydD1QUklDRQ/_csO2ZA'],
])('%s is fetched from the address that answers it', async (_name, listPath, address) => {
  const fetch = vi.fn(async (_address: string) => Response.json(PAGE))
  vi.stubGlobal('fetch', fetch)
  expect(await fetchListPage(SITE, listPath, { ...emptyListQuery(), sort: 'PRICE' })).toEqual(PAGE)
  expect(fetch.mock.calls).toEqual([[address]])
  vi.unstubAllGlobals()
})

it.each([
  ['a page without totals', { rows: [], filters: PAGE.filters }],
  ['a card without a price', { ...PAGE, rows: [{ id: 1, path: '/p/a', brand: 'Kajo', name: 'A' }] }],
])('rejects %s', async (_name, page) => {
  vi.stubGlobal('fetch', async () => Response.json(page))
  await expect(fetchListPage(SITE, '/c/klänningar', emptyListQuery())).rejects.toThrow()
  vi.unstubAllGlobals()
})
