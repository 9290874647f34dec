import { beforeEach, expect, it, vi } from 'vitest'
import { fetchColourLinks } from '@/lib/product/fetch-colour-links'

const loadProduct = vi.hoisted(() => vi.fn())
vi.mock('@/lib/product/load-product', () => ({ loadProduct }))
const { GET } = await import('@/app/api/colours/[market]/[lang]/route')

const SITE = { market: 'se', lang: 'sv', mode: 'domain' } as const
const ask = (query: string, market = 'se') =>
  GET(new Request(`http://shop/api/colours/${market}/sv${query}`), { params: Promise.resolve({ market, lang: 'sv' }) })
const sibling = (label: string, hex: string | null, isCurrent = false) => ({
  productId: 1,
  name: 'Aava',
  label,
  hex,
  canonicalUrl: `/p/aava-${label}`,
  image: `${label}.webp`,
  isCurrent,
  isSoldOut: false,
})

vi.stubGlobal('fetch', (address: string) => ask(address.slice(address.indexOf('?'))))
vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => {
  loadProduct.mockReset()
  loadProduct.mockResolvedValue({
    siblings: [sibling('vit', '#ffffff'), sibling('svart', '#111111', true), sibling('mönstrad', null)],
  })
})

it('R-LIST-08 links lead to the colours that have a dot, in the order of the dots', async () => {
  expect(await fetchColourLinks(SITE, 'aava-blå')).toEqual([{ path: '/p/aava-vit', label: 'vit', image: 'vit.webp' }])
  expect(loadProduct).toHaveBeenCalledWith(expect.objectContaining({ market: 'se', lang: 'sv' }), 'aava-blå')
  expect((await ask('?product=x')).headers.get('cache-control')).toBe('public, max-age=300')
})

it.each([
  ['', 'se', 400],
  [`?product=${'x'.repeat(201)}`, 'se', 400],
  ['?product=x', 'xx', 404],
  ['?product=x', 'se-path', 404],
])('%s in %s is refused unasked', async (query, market, status) => {
  expect((await ask(query, market)).status).toBe(status)
  expect(loadProduct).not.toHaveBeenCalled()
})

it('a missing product is a 404 and a failing service a 503; neither is cached', async () => {
  loadProduct.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('down'))
  const answers = [await ask('?product=x'), await ask('?product=x')]
  expect(answers.map(({ status }) => status)).toEqual([404, 503])
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store'])
  loadProduct.mockRejectedValue(new Error('down'))
  await expect(fetchColourLinks(SITE, 'x')).rejects.toThrow('503')
})
