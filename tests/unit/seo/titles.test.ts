import type { Metadata } from 'next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as unknownPage from '@/app/[market]/[lang]/(default)/404/page'
import * as contentPage from '@/app/[market]/[lang]/(default)/content/[alias]/page'
import * as articlePage from '@/app/[market]/[lang]/(default)/inspiration/[alias]/page'
import * as listPage from '@/app/[market]/[lang]/(default)/list/[query]/[...path]/page'
import * as productPage from '@/app/[market]/[lang]/(default)/p/[...path]/page'
import * as homePage from '@/app/[market]/[lang]/(default)/page'
import { generateMetadata as layoutMetadata } from '@/app/[market]/[lang]/layout'
import { emptyListQuery, encodeListSegment } from '@/lib/list/list-query'
import { mapProduct } from '@/lib/product/map-product'
import { product } from '@/tests/unit/product/fixtures'

const loaders = vi.hoisted(() => ({ product: vi.fn(), list: vi.fn(), content: vi.fn(), home: vi.fn() }))
vi.mock('@/lib/product/load-product', () => ({ loadProduct: loaders.product }))
vi.mock('@/lib/list/load-moved-url', () => ({ loadMovedUrl: async () => null }))
vi.mock('@/lib/list/load-product-list', () => ({ loadProductList: loaders.list }))
vi.mock('@/lib/list/load-moved-url', () => ({ loadMovedUrl: async () => null }))
vi.mock('@/lib/content/load-content-page', () => ({ loadContentPage: loaders.content }))
vi.mock('@/lib/content/load-home', () => ({ loadHome: loaders.home }))
vi.mock('@/app/[market]/[lang]/fonts', () => ({ poppins: {}, newsreader: {} }))

const EDITIONS = [
  { market: 'fi', lang: 'fi', notFound: 'Sivua ei löytynyt – Kajo', failed: 'Jotain meni pieleen – Kajo' },
  { market: 'fi', lang: 'sv', notFound: 'Sidan hittades inte – Kajo', failed: 'Något gick fel – Kajo' },
  { market: 'se', lang: 'sv', notFound: 'Sidan hittades inte – Kajo', failed: 'Något gick fel – Kajo' },
  { market: 'no', lang: 'nb', notFound: 'Siden ble ikke funnet – Kajo', failed: 'Noe gikk galt – Kajo' },
  { market: 'dk', lang: 'da', notFound: 'Siden blev ikke fundet – Kajo', failed: 'Noget gik galt – Kajo' },
] as const

/** The text of `<title>`, as Next composes it from the layout's template and the page's own title. */
async function documentTitle(place: { market: string; lang: string }, page: Promise<Metadata>): Promise<string> {
  const { title: site } = (await layoutMetadata({ children: null, params: Promise.resolve(place) })) as {
    title: { default: string; template: string }
  }
  const { title } = await page
  if (!title) return site.default
  if (typeof title === 'string') return site.template.replace('%s', title)
  return 'absolute' in title ? String(title.absolute) : ''
}

const params = <T extends object>(place: { market: string; lang: string }, more: T) => ({
  params: Promise.resolve({ market: place.market, lang: place.lang, alias: 'x', ...more }),
})
const query = encodeListSegment(emptyListQuery())
const pages = {
  home: (place: (typeof EDITIONS)[number]) => homePage.generateMetadata(params(place, {})),
  product: (place: (typeof EDITIONS)[number]) => productPage.generateMetadata(params(place, { path: ['klanning-7'] })),
  list: (place: (typeof EDITIONS)[number]) => listPage.generateMetadata(params(place, { query, path: ['c', 'x'] })),
  content: (place: (typeof EDITIONS)[number]) => contentPage.generateMetadata(params(place, {})),
  article: (place: (typeof EDITIONS)[number]) => articlePage.generateMetadata(params(place, {})),
}

beforeEach(() => {
  for (const load of Object.values(loaders)) load.mockReset()
})

describe.each(EDITIONS)('titles of $market in $lang', (place) => {
  it.each(Object.entries(pages))(
    'R-PAGE-03 an unknown address below %s has the title of the not-found page',
    async (_name, head) => {
      for (const load of Object.values(loaders)) load.mockResolvedValue(null)
      expect(await documentTitle(place, head(place))).toBe(place.notFound)
      expect((await head(place)).robots).toEqual({ index: false })
    },
  )

  it('R-PAGE-03 an address without a route has the title of the not-found page', async () => {
    expect(await documentTitle(place, unknownPage.generateMetadata(params(place, {})))).toBe(place.notFound)
  })

  it.each(Object.entries(pages))(
    'R-PAGE-05 a failed page of %s has the title of the error page',
    async (_name, head) => {
      for (const load of Object.values(loaders)) load.mockRejectedValue(new Error('down'))
      expect(await documentTitle(place, head(place))).toBe(place.failed)
      expect((await head(place)).robots).toEqual({ index: false })
    },
  )

  it.each([
    ['Rusettipusero Iida – Kajo', 'Rusettipusero Iida – Kajo'],
    ['Rusettipusero Iida – Nord Atelier', 'Rusettipusero Iida – Nord Atelier – Kajo'],
    ['Rusettipusero Iida', 'Rusettipusero Iida – Kajo'],
    ['Kajo', 'Kajo'],
  ])('R-PAGE-09 "%s" from the service names the shop once', async (title, expected) => {
    const model = mapProduct(product())
    if (!model) throw new Error('the fixture cannot be sold')
    loaders.product.mockResolvedValue({ ...model, meta: { title, description: '' } })
    expect(await documentTitle(place, pages.product(place))).toBe(expected)
  })

  it('R-PAGE-09 R-CMS-07 the description promises free shipping from the amount of the market', async () => {
    const { description } = await layoutMetadata({ children: null, params: Promise.resolve(place) })
    const amount = { fi: '69\u00a0€', se: '699\u00a0kr', no: '699\u00a0kr', dk: '499\u00a0kr.' }[place.market]
    expect(description).toContain(amount)
  })
})
