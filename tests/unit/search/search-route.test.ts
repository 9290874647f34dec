import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GET } from '@/app/api/search/[market]/[lang]/[query]/[search]/route'
import { encodeListSegment, parseListSearch } from '@/lib/list/list-query'
import { encodeSearchSegment } from '@/lib/routing/search-text'
import { searchAnswer, searchService, suggestions } from '@/tests/support/search-fixtures'

vi.mock('@/lib/cache/cached', () => import('@/tests/support/fake-service'))
vi.mock('@/lib/list/load-category-tree', () => ({ loadCategoryTree: async () => [] }))
const quiet = () => undefined
const error = vi.spyOn(console, 'error').mockImplementation(quiet)
vi.spyOn(console, 'warn').mockImplementation(quiet)

const propsOf = (text: string, search = '', market = 'se') => ({
  params: Promise.resolve({
    market,
    lang: 'sv',
    query: encodeListSegment(parseListSearch(new URLSearchParams(search))),
    search: encodeSearchSegment(text),
  }),
})

beforeEach(() => error.mockClear())

describe('T28 the JSON of a search', () => {
  const ask = async (text: string, search = '', market = 'se') => {
    const answer = await GET(new Request('http://shop/api/search'), propsOf(text, search, market))
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }

  it('has the form of every list', async () => {
    searchService({ 'search-page': searchAnswer(), autocomplete: suggestions() })
    const { status, body } = await ask('klänning', 'brands=b_1')
    expect([status, body.totalCount, body.pageCount]).toEqual([200, 60, 2])
    expect(body.rows[0]).toMatchObject({ id: 1, key: 'A-1', ticket: 'ticket-1' })
    expect(body.filters.groups.map(({ key }: { key: string }) => key)).toContain('brands')
  })

  it('answers 404 for searches without a list of products, and an error when the service fails', async () => {
    searchService({ 'search-page': searchAnswer(), autocomplete: suggestions({ redirectLink: '/returer' }) })
    expect((await ask('returer')).status).toBe(404)
    expect((await ask('x', 'brands=b_99')).status).toBe(404)
    expect((await ask('x', '', 'se-path')).status).toBe(404)
    searchService({ 'search-page': 500, autocomplete: 500 })
    const failed = await ask('Anna Andersson')
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '10'])
    expect(JSON.stringify(error.mock.calls)).not.toMatch(/anna/i)
  })
})
