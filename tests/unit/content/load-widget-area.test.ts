import { beforeEach, expect, it, vi } from 'vitest'
import { ProductsDocument, WidgetAreaDocument } from '@/graphql/generated/graphql'
import { loadContentPage } from '@/lib/content/load-content-page'
import { loadHome } from '@/lib/content/load-home'
import { loadListAreas } from '@/lib/content/load-list-areas'
import { AppError } from '@/lib/errors/app-error'
import type { Site } from '@/lib/market/site'
import { shortenPageLife } from '@/tests/support/fake-service'
import { product } from '@/tests/unit/product/fixtures'

const mocks = vi.hoisted(() => ({ query: vi.fn() }))
vi.mock('@/lib/apollo/server-client', () => ({ serverQuery: mocks.query }))
vi.mock('@/lib/cache/cached', () => import('@/tests/support/fake-service'))
vi.spyOn(console, 'warn').mockImplementation(() => undefined)

const SITE: Site = { market: 'fi', lang: 'sv', mode: 'domain' }
const widget = (id: string, name: string, configuration: object) => ({
  id,
  name,
  type: name,
  sortOrder: Number(id),
  size: 'full',
  configuration: JSON.stringify(configuration),
  images: [],
})
const area = (...widgets: ReturnType<typeof widget>[]) => ({
  widgetArea: {
    id: 1,
    name: 'front',
    title: 'Front',
    familyName: null,
    tags: [],
    meta: null,
    containers: [
      {
        id: 1,
        name: '',
        sortOrder: 1,
        layout: 'full',
        design: 'default',
        classNames: null,
        responsiveMode: '',
        widgets,
      },
    ],
  },
})
const LIST = widget('2', 'Product list', { title: 'Nytt', searchParameters: { sort: 'LATEST' }, pageCount: 1 })
const TEXT = widget('1', 'Text', { title: 'Hej', text: '<a href="/om">Om</a>' })

function backend(answer: object, products: () => object) {
  mocks.query.mockImplementation(async (_site: Site, document: unknown) =>
    document === ProductsDocument ? products() : answer,
  )
}

beforeEach(() => vi.clearAllMocks())

it('R-CMS-01 the home page has its widgets, product lists with their products', async () => {
  backend(area(TEXT, LIST), () => ({ products: { count: 1, products: [product()], filters: null } }))
  const home = await loadHome(SITE)
  expect(home?.containers[0]?.widgets).toMatchObject([
    { id: '1', kind: 'text', html: '<a data-link="" href="/sv/om">Om</a>' },
    { id: '2', kind: 'product-list', title: 'Nytt', isSlider: true, products: [{ productId: 7 }] },
  ])
  expect(mocks.query).toHaveBeenCalledWith({ market: 'fi', lang: 'sv' }, WidgetAreaDocument, {
    family: 'Frontpage',
    areaName: 'The front page area',
    displaySetting: 'desktop',
    customerType: 'PERSON',
    preview: false,
  })
  expect(mocks.query).toHaveBeenCalledWith(expect.anything(), ProductsDocument, {
    skip: 0,
    take: 4,
    filter: { sort: 'LATEST' },
  })
  expect(shortenPageLife).not.toHaveBeenCalled()
})

it('R-CMS-01 a failed product list is left out and shortens the lifetime of the page', async () => {
  backend(area(TEXT, LIST), () => {
    throw new AppError('BACKEND_DOWN', 'Network request failed', 503)
  })
  const home = await loadHome(SITE)
  expect(home?.containers[0]?.widgets.map(({ kind }) => kind)).toEqual(['text'])
  expect(shortenPageLife).toHaveBeenCalledTimes(1)
})

it('R-CMS-01 empty and visitor-specific product lists are left out', async () => {
  backend(area(LIST, widget('3', 'Product list', { mode: 'FAVORITES' })), () => ({
    products: { count: 0, products: [], filters: null },
  }))
  expect((await loadHome(SITE))?.containers).toEqual([])
  expect(mocks.query).toHaveBeenCalledTimes(2)
})

it('R-ROUTE-28 R-ROUTE-29 an unknown page is null, a failing service is thrown', async () => {
  backend({ widgetArea: null }, () => ({}))
  expect(await loadContentPage(SITE, 'nope')).toBeNull()
  mocks.query.mockRejectedValue(new AppError('BACKEND_DOWN', 'Network request failed', 503))
  await expect(loadContentPage(SITE, 'om')).rejects.toBeInstanceOf(AppError)
})

it('R-CMS-01 a list has editorial areas above and below, requested by the kind of the list', async () => {
  backend(area(TEXT), () => ({}))
  const areas = await loadListAreas(SITE, { kind: 'category', canonicalUrl: '/c/klader/klanningar' })
  expect(areas.top?.title).toBe('Front')
  const asked = mocks.query.mock.calls.map(([, , variables]) => variables)
  expect(asked.map(({ areaName }) => areaName)).toEqual([
    'The top part of the product list',
    'Between the products of the product list',
    'The bottom part of the product list',
  ])
  expect(asked[0]).toMatchObject({ family: 'Productlist', filters: [{ key: 'Category', value: 'klanningar' }] })
  await loadListAreas(SITE, { kind: 'campaign', canonicalUrl: '/dc/rea' })
  expect(mocks.query.mock.lastCall?.[2]).toMatchObject({ filters: [{ key: 'DiscountCampaign', value: 'rea' }] })
  await loadListAreas(SITE, { kind: 'new-arrivals', canonicalUrl: '/nyheter' })
  expect(mocks.query.mock.lastCall?.[2]).toMatchObject({ family: 'Productlist', url: '/nyheter' })
})

const OUTFIT = widget('4', 'JSON', {
  json: JSON.stringify({
    component: 'hotspots',
    configuration: {
      image: { filename: 'outfit.webp', width: 1600, height: 1280 },
      button: { href: '/om', text: 'Om' },
      spots: [
        { x: 30, y: 40, articleNumber: 'A-7' },
        { x: 60, y: 70, articleNumber: 'gone' },
      ],
    },
  }),
})

it('R-CMS-01 an outfit has the products that are sold, requested by article number', async () => {
  const sold = { ...product(), articleNumber: 'A-7' }
  backend(area(OUTFIT), () => ({ products: { count: 1, products: [sold], filters: null } }))
  const [outfit] = (await loadHome(SITE))?.containers[0]?.widgets ?? []
  expect(outfit).toMatchObject({
    kind: 'hotspots',
    button: { href: '/sv/om' },
    spots: [{ x: 30, y: 40, product: { articleNumber: 'A-7', name: sold.name } }],
  })
  expect(mocks.query).toHaveBeenCalledWith(expect.anything(), ProductsDocument, {
    skip: 0,
    take: 2,
    filter: { articleNumbers: ['A-7', 'gone'] },
  })
})

it('R-CMS-01 an outfit of which nothing is sold, and buttons beside an empty list, are left out', async () => {
  const buttons = widget('5', 'Buttons', { buttons: [{ url: '/c/alla', buttonText: 'Alla' }] })
  backend(area(OUTFIT, LIST, buttons), () => ({ products: { count: 0, products: [], filters: null } }))
  expect((await loadHome(SITE))?.containers).toEqual([])
})
