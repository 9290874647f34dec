// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { preloadPage } from '@/components/providers/preload-page'
import type { Site } from '@/lib/market/site'

const load = vi.hoisted(() => {
  const made = () => vi.fn<(lang: string) => Promise<object>>(async () => ({}))
  return { product: made(), list: made(), other: made() }
})
vi.mock('@/components/product/deferred-product-main', () => ({ importProductMain: load.product }))
vi.mock('@/components/list/deferred-product-list', () => ({ importProductList: load.list }))
vi.mock('@/components/product/deferred-card-scrollers', () => ({ importCardScrollers: load.other }))
vi.mock('@/components/product/deferred-visited-row', () => ({ importVisitedRow: load.other }))
vi.mock('@/components/layout/deferred-menus', () => ({
  importCategoryMenu: load.other,
  importPhoneMenuSteps: load.other,
}))
vi.mock('@/components/search/deferred-search-field', () => ({ importSearchField: load.other }))
vi.mock('@/components/newsletter/deferred-newsletter-form', () => ({ importNewsletterForm: load.other }))

beforeEach(() => {
  for (const mock of Object.values(load)) mock.mockClear()
})

it.each<[Site, string]>([
  [{ market: 'se', lang: 'sv', mode: 'domain' }, ''],
  [{ market: 'fi', lang: 'sv', mode: 'domain' }, '/sv'],
  [{ market: 'no', lang: 'nb', mode: 'path' }, '/no/nb'],
])('R-NAV-08 the code of a product page or of a list is loaded by the path of %o', (site, prefix) => {
  preloadPage(site, `${prefix}/p/kjole`)
  expect([load.product.mock.calls, load.list.mock.calls]).toEqual([[[site.lang]], []])
  preloadPage(site, `${prefix}/c/kjoler`)
  expect([load.product.mock.calls.length, load.list.mock.calls]).toEqual([1, [[site.lang]]])
})
