import { beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/errors/app-error'
import { emptyListQuery, encodeListSegment } from '@/lib/list/list-query'
import { mapProductCards } from '@/lib/product/map-product-card'
import { product } from '@/tests/unit/product/fixtures'

const mocks = vi.hoisted(() => ({ list: vi.fn(), find: vi.fn(), areas: vi.fn(), shorten: vi.fn() }))
vi.mock('@/lib/list/find-list', () => ({ findList: mocks.find }))
vi.mock('@/lib/list/load-product-list', () => ({ loadProductList: mocks.list }))
vi.mock('@/lib/content/load-list-areas', () => ({ loadListAreas: mocks.areas }))
vi.mock('@/lib/cache/cached', async (original) => ({
  ...(await original<typeof import('@/lib/cache/cached')>()),
  shortenPageLife: mocks.shorten,
}))

const { default: ListPage, generateMetadata } = await import(
  '@/app/[market]/[lang]/(default)/list/[query]/[...path]/page'
)
const { default: LookupPage } = await import('@/app/[market]/[lang]/(default)/list-lookup/[query]/[alias]/page')
const { GET } = await import('@/app/api/list/[market]/[lang]/[query]/[...path]/route')

const DOWN = new AppError('BACKEND_DOWN', 'Network request failed', 503)
const SORTED = encodeListSegment({ ...emptyListQuery(), sort: 'PRICE' })
const list = (market: string, path = ['c', 'any', 'kl%C3%A4nningar']) => ({
  params: Promise.resolve({ market, lang: 'sv', query: SORTED, path }),
})
const MOVED = { kind: 'moved', canonicalUrl: '/c/kläder/klänningar', search: '?sort=PRICE' }
/** How the framework writes a redirect that a page throws. */
const CAMPAIGN = { campaignId: 'c', hideTitle: null, canonicalUrl: null }
const thrown = (page: Promise<unknown>) =>
  page.then(
    () => null,
    (error: { digest?: string }) => error.digest,
  )

beforeEach(() => vi.clearAllMocks())

it.each([
  ['se', 308, '/c/kl%C3%A4der/kl%C3%A4nningar?sort=PRICE'],
  ['fi', 307, '/sv/c/kl%C3%A4der/kl%C3%A4nningar?sort=PRICE'],
  ['se-path', 308, '/se/sv/c/kl%C3%A4der/kl%C3%A4nningar?sort=PRICE'],
])(
  'R-PAGE-07 T28 T31 a list at another address on %s redirects by %i in one hop, and shows no error',
  async (market, status, to) => {
    mocks.list.mockResolvedValue({ ...MOVED, status })
    expect(await thrown(ListPage(list(market)))).toBe(`NEXT_REDIRECT;replace;${to};${status};`)
    expect(mocks.list.mock.calls[0]?.[1]).toMatchObject({ path: ['c', 'any', 'klänningar'] })
    expect(await generateMetadata(list(market))).toEqual({ robots: { index: false } })
  },
)

it.each([
  ['R-ROUTE-24 R-ROUTE-25 R-ROUTE-27 T30 a known word leads to its list', '/b/kajo', '/b/kajo?sort=PRICE', 308],
  ['T30 an unknown word is searched for', null, '/s/kl%C3%A4nning', 307],
])('%s', async (_title, canonicalUrl, to, status) => {
  mocks.find.mockResolvedValue(canonicalUrl)
  const props = { params: Promise.resolve({ market: 'se', lang: 'sv', query: SORTED, alias: 'kl%C3%A4nning' }) }
  expect(await thrown(LookupPage(props))).toBe(`NEXT_REDIRECT;replace;${to};${status};`)
  expect(mocks.find.mock.calls[0]?.[1]).toBe('klänning')
})

it('T28 the JSON of a list page exists only at its canonical address', async () => {
  const ask = async (market: string) => {
    const answer = await GET(new Request('http://shop/api/list'), list(market))
    return [answer.status, await answer.json()]
  }
  const products = mapProductCards([product({ productId: 1 })])
  const filters = { groups: [{ key: 'brands', label: 'Märke', rows: [['b_1', 'Aune, Co', 7]] }], price: [200, 900] }
  mocks.list.mockResolvedValue({ kind: 'category', products, sort: 'PRICE', filters, totalCount: 60, pageCount: 2 })
  expect(await ask('se')).toEqual([
    200,
    {
      rows: [expect.objectContaining({ id: 1, name: 'Klänning Aava' })],
      filters: { groups: [{ key: 'brands', label: 'Märke', rows: 'b_1~Aune%2C Co~7' }], price: [200, 900] },
      totalCount: 60,
      pageCount: 2,
    },
  ])
  expect(await ask('se-path')).toEqual([404, { rows: [] }])
  expect(await ask('xx')).toEqual([404, { rows: [] }])
  mocks.list.mockResolvedValue({ ...MOVED, status: 308 })
  expect(await ask('se')).toEqual([404, { rows: [] }])
  mocks.list.mockResolvedValue(null)
  expect(await ask('se')).toEqual([404, { rows: [] }])
})

it('R-LIST-07 a campaign is a badge of its products, but not in its own list', async () => {
  const products = mapProductCards([product({ productId: 1, discountCampaigns: [{ ...CAMPAIGN, name: 'Höst' }] })])
  const given = { heading: 'Höst', products, sort: 'PRICE', filters: { groups: [], price: null }, totalCount: 1 }
  const rowIn = async (kind: string) => {
    mocks.list.mockResolvedValue({ ...given, kind, pageCount: 1 })
    return (await (await GET(new Request('http://shop/api/list'), list('se'))).json()).rows[0]
  }
  expect((await rowIn('category')).campaign).toBe('Höst')
  expect((await rowIn('campaign')).campaign).toBeUndefined()
})

it('when the CMS areas of a list cannot be loaded, the list is cached briefly without them, and the failure is logged', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'warn').mockImplementation((line) => lines.push(line))
  mocks.list.mockResolvedValue({ kind: 'category', query: emptyListQuery(), filters: { groups: [], price: null } })
  mocks.areas.mockRejectedValue(DOWN)
  const page = await ListPage(list('se'))
  expect(page).toMatchObject({
    props: {
      children: expect.arrayContaining([expect.objectContaining({ props: expect.objectContaining({ areas: null }) })]),
    },
  })
  expect(mocks.shorten).toHaveBeenCalledTimes(1)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'page-degraded', part: 'list-areas' }])
})

it('R-PAGE-05 the JSON of a failing list is a 503 with Retry-After', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.list.mockRejectedValue(DOWN)
  const answer = await GET(new Request('http://shop/api/list'), list('se'))
  expect([answer.status, await answer.json()]).toEqual([503, { rows: [] }])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})
