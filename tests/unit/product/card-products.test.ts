import { beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/errors/app-error'
import { fetchCardProducts } from '@/lib/product/fetch-card-products'
import { product, stock } from '@/tests/unit/product/fixtures'

const mocks = vi.hoisted(() => ({ query: vi.fn() }))
vi.mock('@/lib/apollo/server-client', () => ({ serverQuery: mocks.query }))
const { GET } = await import('@/app/api/products/[market]/[lang]/route')

const SITE = { market: 'se', lang: 'sv', mode: 'domain' } as const
const params = ({ market = 'se', lang = 'sv' } = {}) => ({ params: Promise.resolve({ market, lang }) })
const ask = (query: string, place = {}) => GET(new Request(`http://shop/api/products/se/sv${query}`), params(place))
const many = (length: number) => Array.from({ length }, (_, index) => index + 1)

vi.stubGlobal('fetch', (address: string) => ask(address.slice(address.indexOf('?'))))
vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => {
  vi.clearAllMocks()
  mocks.query.mockImplementation(
    async (_site: unknown, _document: unknown, { filter }: { filter: { productIds: number[] } }) => ({
      products: { products: filter.productIds.filter((id) => id !== 404).map((productId) => product({ productId })) },
    }),
  )
})

it('products by id have their current sizes; one that is no longer sold is missing', async () => {
  const found = await fetchCardProducts(SITE, [7, 404, 8])
  expect(found.map(({ row }) => row.id)).toEqual([7, 8])
  expect(found[0]?.sizes).toEqual([{ skuId: 70, name: 'S', status: 'FEW_LEFT', inStock: 2, totalStock: 2 }])
  expect(found[0]?.row.name).toBe('Klänning Aava')
  expect(found[0]).toMatchObject({
    category: expect.any(String),
    sellingIncVat: expect.any(Number),
    discountType: 'NONE',
  })
  const soldOut = product({ skus: [{ skuId: 1, articleNumber: 'A', name: 'M', stock: stock({ inStock: 0 }) }] })
  mocks.query.mockResolvedValue({ products: { products: [soldOut] } })
  expect((await fetchCardProducts(SITE, [7]))[0]?.sizes[0]?.status).toBe('OUT_OF_STOCK')
})

it('T28 nothing is cached', async () => {
  const answer = await ask('?ids=7')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const route = await import('@/app/api/products/[market]/[lang]/route')
  expect(route.dynamic).toBe('force-dynamic')
})

it('T28 a request has at most a hundred ids, and the browser sends no more', async () => {
  expect((await ask(`?ids=${many(101)}`)).status).toBe(400)
  const found = await fetchCardProducts(SITE, many(201))
  expect(found).toHaveLength(201)
  expect(mocks.query.mock.calls.map(([, , { take }]) => take)).toEqual([100, 100, 1])
})

it.each([
  '',
  '?ids=',
  '?ids=a',
  '?ids=1,',
  '?ids=1,,2',
  '?ids=-1',
  '?ids=1.5',
  '?ids=12345678901',
  '?id=1',
  '?ids=1%202',
])('ids that are no numbers (%s) are refused before the service is asked', async (query) => {
  const answer = await ask(query)
  expect([answer.status, await answer.json()]).toEqual([400, { products: [] }])
  expect(mocks.query).not.toHaveBeenCalled()
})

it('a response without a list is a failure, so that no product counts as no longer sold', async () => {
  mocks.query.mockResolvedValue({ products: null })
  await expect(fetchCardProducts(SITE, [1])).rejects.toMatchObject({ statusCode: 503 })
})

it('an unknown market answers 404, and a failing service 503', async () => {
  expect((await ask('?ids=1', { market: 'de' })).status).toBe(404)
  mocks.query.mockRejectedValue(new AppError('BACKEND_DOWN', 'Network request failed', 503))
  const answer = await ask('?ids=1')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.any(String)])
  await expect(fetchCardProducts(SITE, [1])).rejects.toMatchObject({ statusCode: 503 })
})
