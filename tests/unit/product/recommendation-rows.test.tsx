import { NextIntlClientProvider } from 'next-intl'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ProductPage from '@/app/[market]/[lang]/(default)/p/[...path]/page'
import { ShopContext } from '@/components/providers/shop-context'
import { mapProduct } from '@/lib/product/map-product'
import messages from '@/messages/sv.json'
import { attributes, feed, group, recommendations, searchProduct, searchService } from '@/tests/support/search-fixtures'
import { makeShop } from '@/tests/support/shop-fixtures'
import { product, stock } from './fixtures'

type Scope = { site: object; alias?: string; key?: unknown[] }
const mocks = vi.hoisted(() => ({
  loadProduct: vi.fn(),
  scopes: vi.fn<(kind: string, scope: Scope) => void>(),
  shorten: vi.fn(),
}))
vi.mock('@/lib/product/load-product', () => ({ loadProduct: mocks.loadProduct }))
vi.mock('@/lib/flows/load-size-guide', () => ({ loadSizeGuide: async () => null }))
vi.mock('@/lib/cache/cached', () => ({
  cached: (kind: string, scope: Scope, load: () => unknown) => {
    mocks.scopes(kind, scope)
    return load()
  },
  shortenPageLife: mocks.shorten,
}))
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

/** The product of the page: id 7, article number A-7. */
const DRESS = product()
const NAME = DRESS.name ?? ''

async function htmlOfPage(): Promise<string> {
  const params = Promise.resolve({ market: 'se', lang: 'sv', path: ['klanning-7'] })
  const { prelude } = await prerender(
    <NextIntlClientProvider locale="sv" messages={messages} timeZone="Europe/Stockholm">
      <ShopContext value={makeShop().shop}>{await ProductPage({ params })}</ShopContext>
    </NextIntlClientProvider>,
  )
  return new Response(prelude as ReadableStream).text()
}

const TITLES = {
  'style-with': messages.productPage.outfit,
  similar: messages.productPage.alternatives.replace('{name}', NAME),
  series: messages.productPage.series,
}
/** Ids of the products of each row, as a crawler finds them: by the links below its heading. */
function rowsOf(html: string): Record<string, number[]> {
  const rows = Object.entries(TITLES).flatMap(([id, title]) => {
    const [, section] = html.split(` id="${id}"`)
    if (section === undefined) return []
    const [row = ''] = section.split('</section>')
    expect(row).toContain(`>${title}</h2>`)
    const links = row.matchAll(/<h3[^>]*><a[^>]* href="\/p\/klanning-(\d+)"/g)
    return [[id, [...links].map(([, productId]) => Number(productId))] as const]
  })
  return Object.fromEntries(rows)
}

beforeEach(() => {
  vi.clearAllMocks()
  mocks.loadProduct.mockResolvedValue(mapProduct(DRESS))
})
afterEach(() => vi.useRealTimers())

const LISTS = { 'style-with': [11, 12, 13, 14, 15], alternatives: [21, 22, 23, 24, 25, 26], series: [31, 32] }

describe('the rows of a product page', () => {
  it('R-PDP-13 R-SEARCH-01 are in the HTML, each with a heading that gives its reason', async () => {
    const { queries } = searchService({ 'product-page': recommendations(LISTS) })
    const html = await htmlOfPage()
    expect(rowsOf(html)).toEqual({ 'style-with': [11, 12, 13, 14], similar: [21, 22, 23, 24] })
    // used in notifications of clicks and of additions to the cart
    expect(html).toContain('data-key="A-11" data-ticket="ticket-11"')
    const [asked] = queries('product-page')
    expect(Object.fromEntries(asked?.params ?? [])).toMatchObject({
      productKey: DRESS.articleNumber,
      notify: 'false',
      presentCustom: 'ralph_data|ralph_data_skus|ralph_data_variant_dimensions|ralph_data_product_images',
    })
    expect(asked?.body).toMatchObject({
      recommendationLists: [
        { algorithm: 'STYLE_WITH' },
        { algorithm: 'ALTERNATIVES' },
        { algorithm: 'MORE_FROM_SERIES' },
      ],
    })
  })

  it('are cached under the tag of the product', async () => {
    searchService({ 'product-page': recommendations(LISTS) })
    await htmlOfPage()
    expect(mocks.scopes).toHaveBeenCalledWith(
      'recommendations',
      expect.objectContaining({ alias: DRESS.alias, key: expect.arrayContaining([DRESS.articleNumber]) }),
    )
  })

  it('have at least three products, without repetitions and without the product of the page', async () => {
    searchService({
      'product-page': recommendations({
        'style-with': [11, 12, 7, 13, 11],
        alternatives: [11, 21, 22, 23, 24, 25],
        series: [21, 22, 31, 32, 33, 34, 35],
      }),
    })
    expect(rowsOf(await htmlOfPage())).toEqual({ 'style-with': [11, 12, 13], similar: [21, 22, 23, 24] })
  })

  it('are at most two: the series row is shown when one of the other rows is missing', async () => {
    searchService({
      'product-page': recommendations({
        'style-with': [11, 12],
        alternatives: [21, 22, 23],
        series: [21, 31, 32, 33, 34, 35],
      }),
    })
    expect(rowsOf(await htmlOfPage())).toEqual({ similar: [21, 22, 23], series: [31, 32, 33, 34] })
  })

  it('R-PDP-14 leave out products that cannot be parsed or are sold out, and lists that the service hides', async () => {
    const good = recommendations({ alternatives: [21, 22, 23] })
    const soldOut = attributes(feed(25, { totalStock: stock({ inStock: 0 }) }))
    const [list] = good.recommendationLists
    list?.productGroups.push(
      group(searchProduct(24, { custom: { ralph_data: [{ id: 'a', label: 'no JSON' }] } })),
      group(searchProduct(25, { custom: soldOut })),
      group(),
    )
    searchService({
      'product-page': {
        recommendationLists: [list, ...recommendations({ 'style-with': [11, 12, 13] }, false).recommendationLists],
      },
    })
    expect(rowsOf(await htmlOfPage())).toEqual({ similar: [21, 22, 23] })
    expect(warn).toHaveBeenCalledExactlyOnceWith('could not parse product data')
  })

  it.each([503, '<html>', new TypeError('fetch failed'), { recommendationLists: null }])(
    'R-PDP-14 are missing when the service fails, with one line in the log and a short life of the page: %s',
    async (answer) => {
      searchService({ 'product-page': answer })
      const html = await htmlOfPage()
      expect(rowsOf(html)).toEqual({})
      expect(html).toContain(NAME)
      expect(mocks.shorten).toHaveBeenCalledOnce()
      expect(warn).toHaveBeenCalledOnce()
      expect(String(warn.mock.calls[0]?.[0])).toContain('"part":"recommendations"')
    },
  )

  it('are left out when the service does not answer in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    searchService({ 'product-page': () => new Promise(() => {}) })
    const page = htmlOfPage()
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(1500)
    vi.useRealTimers()
    expect(rowsOf(await page)).toEqual({})
  })
})
