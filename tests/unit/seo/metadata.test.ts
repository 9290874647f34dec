import { beforeEach, expect, it, vi } from 'vitest'
import { emptyListQuery } from '@/lib/list/list-query'
import type { ListPage } from '@/lib/list/list-types'
import { MARKETS } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import { mapProduct } from '@/lib/product/map-product'
import { buildMetadata } from '@/lib/seo/build-metadata'
import { contentMetadata, homeMetadata, listMetadata, productMetadata } from '@/lib/seo/page-metadata'
import { product } from '@/tests/unit/product/fixtures'

const loaders = vi.hoisted(() => ({ pages: vi.fn() }))
vi.mock('@/lib/content/load-content-pages', () => ({ loadContentPages: loaders.pages }))

const SE: Site = { market: 'se', lang: 'sv', mode: 'domain' }
const AREA = { title: 'Kajo', tags: [], meta: { title: 'Kajo', description: 'Mode' }, containers: [] }
const PAGE: ListPage = {
  kind: 'category',
  heading: 'Klänningar',
  description: null,
  secondaryDescription: null,
  canonicalUrl: '/c/klänningar',
  image: null,
  meta: { title: 'Klänningar', description: 'Alla' },
  breadcrumbs: [],
  alternates: [
    { url: '/c/klänningar', culture: 'sv-SE', channelId: MARKETS.se.channelId },
    { url: '/c/kjoler', culture: 'nb-NO', channelId: MARKETS.no.channelId },
  ],
  tabs: [],
  products: [],
  sort: 'LATEST',
  page: 1,
  pageCount: 3,
  totalCount: 100,
}

beforeEach(() => {
  loaders.pages.mockImplementation(async ({ lang }: Site) => [
    { alias: `om-${lang}`, name: 'about', title: 'Om', canonicalUrl: `/om-${lang}` },
  ])
})

it('R-ROUTE-04 canonical and hreflang name the four domains and both languages of Finland', async () => {
  const { alternates, robots, title } = homeMetadata(SE, AREA)
  expect(title).toEqual({ absolute: 'Kajo' })
  expect(robots).toEqual({ index: true, follow: true })
  expect(alternates).toEqual({
    canonical: 'http://se.localhost:3000/',
    languages: {
      'fi-FI': 'http://fi.localhost:3000/',
      'sv-FI': 'http://fi.localhost:3000/sv',
      'sv-SE': 'http://se.localhost:3000/',
      'nb-NO': 'http://no.localhost:3000/',
      'da-DK': 'http://dk.localhost:3000/',
      'x-default': 'http://fi.localhost:3000/',
    },
  })
})

it('R-MARKET-01 a path-mode preview is not indexed and points to the domain', async () => {
  const { alternates, robots } = homeMetadata({ ...SE, mode: 'path' }, AREA)
  expect(robots).toEqual({ index: false, follow: true })
  expect(alternates?.canonical).toBe('http://se.localhost:3000/')
  // the market picker reads hreflang links, so previews have them
  expect(alternates?.languages).toMatchObject({ 'nb-NO': 'http://no.localhost:3000/' })
})

it('R-PDP-01 a product has an Open Graph picture and hreflang links to the sites that have it', () => {
  const model = mapProduct(product())
  if (!model) throw new Error('the fixture cannot be sold')
  const { alternates, openGraph, description } = productMetadata(SE, model)
  expect(description).toBe('Beskrivning')
  expect(alternates?.canonical).toBe('http://se.localhost:3000/p/klanning-7')
  expect(alternates?.languages).toEqual({
    'fi-FI': 'http://fi.localhost:3000/p/mekko-7',
    'sv-FI': 'http://fi.localhost:3000/sv/p/klanning-7',
    'sv-SE': 'http://se.localhost:3000/p/klanning-7',
    'x-default': 'http://fi.localhost:3000/p/mekko-7',
  })
  expect(openGraph).toMatchObject({ locale: 'sv_SE', siteName: 'Kajo', title: 'Klänning Aava' })
  expect(JSON.stringify(openGraph?.images)).toContain('width=1000,height=1250')
})

it('R-LIST-03 a plain list is indexed under its own path, with the same list elsewhere', () => {
  const { alternates, robots } = listMetadata(SE, PAGE, emptyListQuery())
  expect(robots).toEqual({ index: true, follow: true })
  expect(alternates?.canonical).toBe('http://se.localhost:3000/c/kl%C3%A4nningar')
  expect(alternates?.languages).toMatchObject({ 'nb-NO': 'http://no.localhost:3000/c/kjoler' })
})

it('R-LIST-03 a filtered or sorted list is noindex,follow with the plain list as canonical', () => {
  const filtered = { ...emptyListQuery(), brands: [{ label: '', id: 'b' }], page: 2 }
  const sorted = { ...emptyListQuery(), sort: 'PRICE' }
  for (const query of [filtered, sorted]) {
    const { alternates, robots } = listMetadata(SE, PAGE, query)
    expect(robots).toEqual({ index: false, follow: true })
    expect(alternates?.canonical).toBe('http://se.localhost:3000/c/kl%C3%A4nningar')
  }
})

it('R-LIST-03 page 2 of a list has its own canonical address and title', () => {
  const { alternates, title } = listMetadata(SE, PAGE, { ...emptyListQuery(), page: 2 })
  expect(alternates?.canonical).toBe('http://se.localhost:3000/c/kl%C3%A4nningar?page=2')
  expect(alternates?.languages).toBeUndefined()
  expect(title).toBe('Klänningar (2)')
})

it('T18 the picker finds the plain list of another site from page 2 and from a filtered list, which have no hreflang', () => {
  const filtered = { ...emptyListQuery(), brands: [{ label: '', id: 'b' }] }
  for (const query of [{ ...emptyListQuery(), page: 2 }, filtered]) {
    const { alternates, other } = listMetadata(SE, PAGE, query)
    expect(alternates?.languages).toBeUndefined()
    expect(other).toEqual({
      'site:sv-SE': 'http://se.localhost:3000/c/kl%C3%A4nningar',
      'site:nb-NO': 'http://no.localhost:3000/c/kjoler',
    })
  }
  expect(listMetadata(SE, PAGE, emptyListQuery()).other, 'its hreflang says so').toBeUndefined()
})

it('R-ROUTE-28 all addresses of a content page have the same canonical; hreflang finds the page of other sites by its internal name', async () => {
  const { alternates } = await contentMetadata(SE, AREA, 'inspiration', 'om-sv')
  expect(alternates?.canonical).toBe('http://se.localhost:3000/om-sv')
  expect(alternates?.languages).toMatchObject({ 'da-DK': 'http://dk.localhost:3000/om-da' })
  const unknown = await contentMetadata(SE, AREA, 'inspiration', 'höst')
  expect(unknown.alternates?.canonical).toBe('http://se.localhost:3000/inspiration/h%C3%B6st')
})

it('R-PAGE-09 a page without a description inherits the description of the layout', () => {
  const metadata = buildMetadata({ site: SE, title: 'x', description: '', path: '/x' })
  expect(metadata).not.toHaveProperty('description')
  expect(metadata.openGraph).not.toHaveProperty('description')
})
