import { beforeEach, expect, it, vi } from 'vitest'
import { GET } from '@/app/api/address/[market]/[lang]/[...path]/route'

const loaders = vi.hoisted(() => ({ product: vi.fn(), list: vi.fn(), content: vi.fn() }))
vi.mock('@/lib/flows/load-product-or-move', () => ({ loadProductOrMove: loaders.product }))
vi.mock('@/lib/list/load-product-list', () => ({ loadProductList: loaders.list }))
vi.mock('@/lib/content/load-content-page', () => ({ loadContentPage: loaders.content }))

const statusOf = async (address: string): Promise<number> => {
  const [market = '', lang = '', ...path] = address.split('/')
  return (await GET(new Request('http://shop'), { params: Promise.resolve({ market, lang, path }) })).status
}

beforeEach(() => {
  for (const load of Object.values(loaders)) load.mockReset().mockResolvedValue(null)
})

it('T28 each kind of page is asked for by its own loader', async () => {
  const fi = { market: 'fi', lang: 'sv', mode: 'path' }
  const kinds = ['p/mekot/mekko', 'list/_p3/c/mekot', 'content/toimitus', 'inspiration/syksy']
  for (const kind of kinds) expect(await statusOf(`fi-path/sv/${kind}`), kind).toBe(404)
  expect(loaders.product).toHaveBeenCalledWith(fi, ['mekot', 'mekko'])
  expect(loaders.list).toHaveBeenCalledWith(fi, { segment: '_p3', path: ['c', 'mekot'] })
  expect(loaders.content.mock.calls).toEqual([
    [fi, 'toimitus'],
    [fi, 'syksy'],
  ])
})

it('T28 content, a redirect and a failure have a status each', async () => {
  loaders.product.mockResolvedValueOnce({ name: 'Mekko' }).mockResolvedValueOnce({ movedTo: '/p/mekot/mekko' })
  expect([await statusOf('se/sv/p/a'), await statusOf('se/sv/p/b')]).toEqual([200, 308])
  loaders.list.mockResolvedValueOnce({ kind: 'category' }).mockResolvedValueOnce({ kind: 'moved' })
  expect([await statusOf('se/sv/list/_/c/a'), await statusOf('se/sv/list/_/c/b')]).toEqual([200, 308])
  loaders.content.mockRejectedValueOnce(new Error('backend down'))
  expect(await statusOf('se/sv/content/a')).toBe(503)
})

it.each(['se/sv/search/_/a', 'se/sv/constructor/a', 'xx/fi/p/a', 'se/fi/p/a'])(
  '%s is 404 without a question',
  async (address) => {
    expect(await statusOf(address)).toBe(404)
    for (const load of Object.values(loaders)) expect(load).not.toHaveBeenCalled()
  },
)
