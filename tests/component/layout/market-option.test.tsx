// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { MarketOption } from '@/components/layout/market-option'
import { marketLinks } from '@/lib/market/market-links'
import type { Site } from '@/lib/market/site'
import { decide } from '@/lib/middleware/decide'
import { dropCookies, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const PREVIEW: Site = { market: 'fi', lang: 'fi', mode: 'path' }
const ALTERNATES = { 'sv-FI': 'http://fi.test/sv/kassan', 'sv-SE': 'http://se.test/kassan' }
const SETUP = { SHOP_DOMAINS: {}, FALLBACK_MARKET: 'fi', ROOT_PATH: '/fi/fi', ROOT_STATUS: 302 } as const

const cookies = () => new Map(document.cookie.split('; ').map((entry): [string, string] => splitAt(entry)))
function splitAt(entry: string): [string, string] {
  const [name = '', value = ''] = entry.split('=')
  return [name, value]
}

beforeEach(() => {
  for (const [hreflang, href] of Object.entries(ALTERNATES))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'alternate', hreflang, href }))
})
afterEach(() => {
  cleanup()
  dropCookies()
  document.head.innerHTML = ''
})

/** The option of a market and language on a Finnish preview host. */
function optionOf(market: string, lang: string) {
  const found = marketLinks(PREVIEW).find((link) => link.market === market && link.lang === lang)
  if (!found) throw new Error(`The picker lacks ${market} ${lang}`)
  return {
    ...found,
    hreflang: `${lang}-${market === 'fi' ? 'FI' : 'SE'}`,
    domainPrefix: market === 'fi' && lang === 'sv' ? '/sv' : '',
    pathPrefix: `/${market}/${lang}`,
  }
}

/** Clicks that option. Navigation is prevented. */
function choose(market: string, lang: string) {
  const made = makeShop({}, { site: PREVIEW })
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  renderInShop(<MarketOption link={optionOf(market, lang)} />, made.shop)
  fireEvent.click(screen.getByTestId('market-option'))
  return { ...made, href: screen.getByTestId('market-option').getAttribute('href') }
}

it('R-MARKET-08 R-MARKET-09 choosing a market sets current and checkout market, currency and cookie, and sends a message to other tabs', () => {
  const { state, post } = choose('se', 'sv')
  expect(state().channel).toEqual({ currentMarket: 'se', checkoutMarket: 'se', currentCurrency: 'SEK' })
  expect(cookies().get('ralph-selected-market')).toBe('se')
  expect(post).toHaveBeenCalledWith({ type: 'market', market: 'se', data: { alias: 'se', currency: 'SEK' } })
})

it('T18 it links to the same page of the other site, or to its home page when it lacks the page', () => {
  expect(choose('se', 'sv').href).toBe('/se/sv/kassan')
  document.head.innerHTML = ''
  cleanup()
  expect(choose('se', 'sv').href).toBe('/se/sv')
})

it.each([
  ['/fi/fi', '/se/sv/kassan'],
  ['/', '/se/sv'],
])('R-GUARD-04 T18 the page that a login should lead to stays, at %s', (page, expected) => {
  if (page === '/') document.head.innerHTML = ''
  window.history.replaceState(null, '', `${page}?action=login&returnTo=%2Ffi%2Ffi%2Ftilini%2Fsaldo%3Fa%3D1&page=2`)
  const { href } = choose('se', 'sv')
  window.history.replaceState(null, '', '/')
  const url = new URL(href ?? '', 'http://shop.invalid')
  expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
    expected,
    { action: 'login', returnTo: '/fi/fi/tilini/saldo?a=1' },
  ])
  const decision = decide({ url, host: 'preview.test', cookies: cookies() }, SETUP)
  expect(decision).toMatchObject({
    type: 'redirect',
    to: `${expected}?action=login&returnTo=${encodeURIComponent('/se/sv/mina-sidor/saldo?a=1')}`,
  })
})

it('T18 other parameters are not taken along', () => {
  window.history.replaceState(null, '', '/fi/fi?action=cart&returnTo=%2Fx&page=2')
  expect(choose('se', 'sv').href).toBe('/se/sv/kassan')
  window.history.replaceState(null, '', '/')
})

it('R-MARKET-12 T18 on a page without hreflang it finds the same page by the elements for the picker', () => {
  document.head.innerHTML =
    '<meta name="site:sv-SE" content="http://se.test/s/r%C3%B6d"><meta name="site:sv-FI" content="http://fi.test/sv/s/r%C3%B6d">'
  expect(choose('se', 'sv').href).toBe('/se/sv/s/r%C3%B6d')
  cleanup()
  expect(choose('fi', 'sv').href).toBe('/fi/sv/s/r%C3%B6d')
})

it('country and language are marked as words of their own language, and the current one is named once', () => {
  const draw = (market: string, lang: string) => {
    const { shop } = makeShop({}, { site: PREVIEW })
    renderInShop(<MarketOption link={optionOf(market, lang)} />, shop)
    return screen.getByTestId('market-option')
  }
  const swedish = draw('se', 'sv')
  expect(screen.getByText('Sverige').lang).toBe('sv')
  expect(screen.getByText('svenska').lang).toBe('sv')
  expect(swedish.getAttribute('aria-current')).toBeNull()
  cleanup()
  const current = draw('fi', 'fi')
  expect(current.getAttribute('aria-current')).toBe('true')
  expect(current.textContent).toBe('Suomisuomi, EUR')
})

it.each<[string, (link: HTMLElement) => void]>([
  ['the middle button or the context menu', (link) => fireEvent.pointerDown(link, { button: 1 })],
  ['the context menu of the keyboard', (link) => act(() => link.focus())],
])('T18 another tab opened by %s has the same page too', (_name, reach) => {
  renderInShop(<MarketOption link={optionOf('se', 'sv')} />, makeShop({}, { site: PREVIEW }).shop)
  reach(screen.getByTestId('market-option'))
  expect(screen.getByTestId('market-option').getAttribute('href')).toBe('/se/sv/kassan')
})

it('R-MARKET-12 choosing a language sets the locale cookie and opens the page in that language', () => {
  const { state, href } = choose('fi', 'sv')
  expect(href).toBe('/fi/sv/kassan')
  expect(cookies().get('ralph-locale')).toBe('sv')
  expect(state().channel.currentMarket).toBe('fi')
})

it('R-MARKET-12 an address without a language is then redirected into the chosen one', () => {
  choose('fi', 'sv')
  const visit = (pathname: string) =>
    decide({ url: { pathname, search: '' }, host: 'preview.test', cookies: cookies() }, SETUP)
  expect(visit('/kassan')).toEqual({ type: 'redirect', to: '/fi/sv/kassan', status: 302 })
  expect(visit('/fi/kassan')).toEqual({ type: 'redirect', to: '/fi/sv/kassan', status: 302 })
  expect(visit('/se/kassan'), 'a market without that language').toMatchObject({ to: '/se/sv/kassan' })
  expect(visit('/fi/en/kassa'), 'a language that is not spoken').toMatchObject({ to: '/fi/fi/kassa' })
})
