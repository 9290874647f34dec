import type { ReactNode } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import UnknownPage from '@/app/[market]/[lang]/(default)/404/page'
import ContentPage from '@/app/[market]/[lang]/(default)/content/[alias]/page'
import DefaultGroupLayout from '@/app/[market]/[lang]/(default)/layout'
import ListPage from '@/app/[market]/[lang]/(default)/list/[query]/[...path]/page'
import OfflinePage from '@/app/[market]/[lang]/(default)/offline/page'
import ConfirmPage from '@/app/[market]/[lang]/(undistracted)/checkout/confirm/page'
import KlarnaFailPage from '@/app/[market]/[lang]/(undistracted)/checkout/klarna-fail/page'
import FocusedLayout from '@/app/[market]/[lang]/(undistracted)/layout'
import SiteLayout, { generateMetadata } from '@/app/[market]/[lang]/layout'
import { GET, POST, PUT } from '@/app/api/[...path]/route'
import { GET as getManifest } from '@/app/manifest.webmanifest/route'
import { emptyListQuery, encodeListSegment } from '@/lib/list/list-query'
import messages from '@/messages/sv.json'
import { answers } from '@/tests/support/fake-service'
import { documentOf } from '@/tests/support/page-html'
import { product } from '@/tests/unit/product/fixtures'

const localFont = vi.hoisted(() => vi.fn((_options: { src: string | { path: string }[] }) => ({ variable: 'font' })))
vi.mock('next/font/local', () => ({ default: localFont }))
vi.mock('@/lib/apollo/server-client', () => import('@/tests/support/fake-service'))
vi.mock('@/lib/cache/cached', () => import('@/tests/support/fake-service'))

const PLACE = { market: 'se', lang: 'sv' }
const props = <Params extends object>(more?: Params) => ({
  params: Promise.resolve({ ...PLACE, ...more } as typeof PLACE & Params),
})

type RawItem = { id: number; label: string; canonicalUrl: string; order: number; hidden: boolean; children: RawItem[] }
const item = (label: string, canonicalUrl: string, children: RawItem[] = []): RawItem => ({
  id: label.length,
  label,
  canonicalUrl,
  order: 1,
  hidden: false,
  children,
})
const PROMISES = ['Fri frakt över 699 kr', '14 dagars fri retur']
const MENUS: Record<string, RawItem[]> = {
  'main-desktop': [item('Kläder', '/c/klader', [item('Klänningar', '/c/klader/klanningar')])],
  'top-bar': PROMISES.map((promise) => item(promise, '/leverans')),
  'footer-first': [item('Kundservice', '/kundservice')],
}

function startService() {
  Object.assign(answers, {
    getMenuAtLocation: ({ menuLocationId: at }: { menuLocationId?: string }) => ({
      getMenuAtLocation: at && MENUS[at] ? { title: at, menuItems: MENUS[at] } : null,
    }),
    widgetArea: { widgetArea: null },
    urlHistory: { urlHistory: null },
  })
  // the search service
  vi.stubGlobal('fetch', async () => Response.json({ recommendationLists: [] }))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
}
beforeEach(startService)

/** The document of a page as the server sends it. */
const inDocument = async (children: ReactNode) => documentOf(await SiteLayout({ children, ...props() }))
const inDefaultLayout = async (page: ReactNode) => inDocument(await DefaultGroupLayout({ children: page, ...props() }))
const inFocusedLayout = async (page: ReactNode) => inDocument(await FocusedLayout({ children: page, ...props() }))

const part = (page: Document, selector: string): Element => {
  const found = page.querySelector(selector)
  if (!found) throw new Error(`The page has no ${selector}`)
  return found
}
const textOf = (page: Document, selector: string) => part(page, selector).textContent
const linksOf = (page: Document, selector: string) =>
  [...part(page, selector).querySelectorAll('a')].map((link) => link.getAttribute('href'))
const statusOf = (page: Document) => page.querySelector('meta[name="kajo-status"]')?.getAttribute('content')
const lifeOf = (page: Document) => page.querySelector('meta[name="kajo-life"]')?.getAttribute('content')

describe('the default layout', () => {
  let page: Document
  beforeAll(async () => {
    startService()
    page = await inDefaultLayout(<p>the page</p>)
  })

  it('R-PAGE-01 has a link to the content, the header, the page and the footer in this order', () => {
    const marks = [...page.querySelectorAll('a[href="#main"], header, main, footer')]
    expect(marks.map(({ tagName }) => tagName)).toEqual(['A', 'HEADER', 'MAIN', 'FOOTER'])
    expect(textOf(page, '#main')).toBe('the page')
    expect([statusOf(page), lifeOf(page)]).toEqual([undefined, undefined])
  })

  it('R-CMS-07 the promises of the shop are above the header, opening hours and newsletter in the footer', () => {
    const bar = part(page, `aside[aria-label="${messages.shell.promises}"]`)
    expect([...bar.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(PROMISES)
    expect(bar.nextElementSibling?.tagName).toBe('HEADER')
    const { hours, mail, newsletterTitle } = messages.footer
    for (const text of [hours, mail, newsletterTitle]) expect(textOf(page, 'footer')).toContain(text)
  })

  it('R-LIST-10 the category tree is in the menu of desktops and in the menu of phones', () => {
    expect(linksOf(page, `header nav[aria-label="${messages.shell.mainNavigation}"]`)).toContain('/c/klader/klanningar')
    expect(textOf(page, `#phone-menu nav[aria-label="${messages.shell.menu}"]`)).toContain('Kläder')
  })

  it('T36 the footer leads to the function for withdrawing from a purchase, in the words of the law', () => {
    const link = part(page, 'footer a[href="/%C3%A5ngra-avtalet"]')
    expect(link?.textContent).toBe('Ångra avtalet här')
  })

  it('R-MARKET-13 the picker opens from the footer without a script and lists each market with its currency', () => {
    expect(part(page, 'footer button[popovertarget="market"]')).toBeTruthy()
    const options = [...page.querySelectorAll('#market[popover] li')].map(({ textContent }) => textContent)
    const named = (country: string, currency: string) =>
      options.some((text) => text?.includes(country) && text.includes(currency))
    expect(named('Sverige', 'SEK')).toBe(true)
    expect(named('Suomi', 'EUR')).toBe(true)
    expect(named('Norge', 'NOK')).toBe(true)
    expect(named('Danmark', 'DKK')).toBe(true)
  })

  it('R-SEARCH-01 the search opens from the header and is sent without a script', () => {
    expect(part(page, 'header button[popovertarget="search"]')).toBeTruthy()
    expect(part(page, '#search[popover] form[action="/s"] input[name="q"]')).toBeTruthy()
  })

  it('without a menu is kept for a short time', async () => {
    answers.getMenuAtLocation = new Error('down')
    expect(lifeOf(await inDefaultLayout(<p>the page</p>))).toBe('10')
  })
})

describe('the document', () => {
  it('R-PAGE-09 names the web manifest, which exists, and a description in its language', async () => {
    const { manifest, description } = await generateMetadata({ children: null, ...props() })
    const answer = await getManifest(
      new Request(`http://se.localhost${manifest}`, { headers: { host: 'se.localhost' } }),
    )
    expect(await answer.json()).toMatchObject({ name: messages.shell.siteTitle, start_url: '/' })
    expect(description).toContain('nordiskt modehus')
  })

  it('R-PAGE-10 Poppins regular, Poppins medium and the serif are preloaded, and no other font', () => {
    const files = localFont.mock.calls.flatMap(([{ src }]) =>
      typeof src === 'string' ? src : src.map(({ path }) => path),
    )
    expect(files.map((file) => file.split('/').at(-1))).toEqual([
      'poppins-latin-400-normal.woff2',
      'poppins-latin-500-normal.woff2',
      'newsreader-latin-300-normal.woff2',
    ])
    // Next preloads the fonts of a layout unless it is told not to
    for (const [options] of localFont.mock.calls) expect(options).not.toHaveProperty('preload')
  })
})

it('R-PAGE-03 an unknown address has the status 404, says so and leads on', async () => {
  const page = await inDefaultLayout(await UnknownPage(props()))
  expect(statusOf(page)).toBe('404')
  expect(textOf(page, 'main h1')).toBe(messages.errorPage.notFoundHeading)
  expect(linksOf(page, 'main')).toContain('/c/klader/klanningar')
})

it('R-PAGE-05 a page whose content cannot be loaded has the status 503 and shows the code', async () => {
  answers.widgetArea = new Error('down')
  const page = await inDefaultLayout(await ContentPage(props({ alias: 'leverans' })))
  expect(statusOf(page)).toBe('503')
  expect(textOf(page, 'main h1')).toBe(messages.errors.errorHeading)
  expect(textOf(page, 'main')).toContain('Fel 500')
})

it('R-LIST-10 the page of a category has its subcategories as tabs', async () => {
  const category = (categoryId: number, parentCategoryId: number, name: string, canonicalUrl: string) => ({
    categoryId,
    parentCategoryId,
    order: categoryId,
    isHidden: false,
    name,
    alias: name.toLowerCase(),
    canonicalUrl,
    primaryImage: null,
  })
  const top = category(1, 0, 'Kläder', '/c/klader')
  const dresses = category(2, 1, 'Klänningar', '/c/klader/klanningar')
  Object.assign(answers, {
    listPageInfo: { listPageInfo: { ...top, id: 1, subCategories: [dresses] } },
    products: { products: { count: 60, products: [product()], filters: null } },
    categories: { categories: [top, dresses] },
    colours: { products: null },
  })
  const path = { query: encodeListSegment(emptyListQuery()), path: ['c', 'klader'] }
  const page = await inDefaultLayout(await ListPage(props(path)))
  const tabs = `main nav[aria-label="${messages.listPage.subCategories}"]`
  expect(linksOf(page, tabs)).toEqual(['/c/klader', '/c/klader/klanningar'])
  expect(part(page, `${tabs} [aria-current="page"]`).getAttribute('href')).toBe('/c/klader')
})

it('R-SW-01 R-PAGE-16 the page that the worker keeps says that the shop is offline and leads on', async () => {
  const page = await inDefaultLayout(await OfflinePage(props()))
  expect(textOf(page, 'main h1')).toBe(messages.offline.title)
  expect(textOf(page, 'main button')).toBe(messages.common.retry)
  expect(linksOf(page, 'main')).toContain('/c/klader/klanningar')
})

describe('the focused layout', () => {
  it('R-PAGE-01 has a way back to the shop and neither menu nor footer', async () => {
    const page = await inFocusedLayout(<p>the page</p>)
    expect(linksOf(page, 'header')).toEqual(['/'])
    expect(textOf(page, 'header')).toContain(messages.checkout.secure)
    expect(textOf(page, '#main')).toBe('the page')
    expect(page.querySelectorAll('nav, footer, [popover]')).toHaveLength(0)
  })

  it('R-ROUTE-08 R-CHECKOUT-11 the page of a failed payment says so and leads back to the checkout', async () => {
    const page = await inFocusedLayout(await KlarnaFailPage(props()))
    expect(textOf(page, 'main h1')).toBe(messages.checkout.failTitle)
    expect(textOf(page, 'main [role="alert"]')).toBe(messages.checkout.failReasons.generic)
    expect(linksOf(page, 'main')).toEqual(['/kassan'])
  })

  it('R-ROUTE-08 R-CHECKOUT-12 the page after payment loads the order, and without a script says how it comes', async () => {
    const page = await inFocusedLayout(await ConfirmPage(props()))
    expect(textOf(page, 'main [role="status"]')).toBe(messages.confirm.loading)
    expect(textOf(page, 'main noscript')).toContain(messages.confirm.noScript)
  })
})

it('an unknown address below /api is a 404 that is not stored', () => {
  for (const answer of [GET(), POST(), PUT()]) {
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})
