// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import FavoritesPage, { generateMetadata } from '@/app/[market]/[lang]/(default)/favorites/page'
import { FavoritesPageView } from '@/components/favorites/favorites-page-view'
import { receiveFavorites } from '@/lib/favorites/save-favorites'
import type { Lang, MarketAlias } from '@/lib/market/market-table'
import { routeHref } from '@/lib/routing/href'
import { ROUTES } from '@/lib/routing/routes'
import { CONFIG, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

afterEach(cleanup)

const params = (market: MarketAlias, lang: Lang) => ({ params: Promise.resolve({ market, lang }) })

it.each([
  ['fi', 'fi', '/suosikkeja', 'Suosikit'],
  ['se', 'sv', '/favoriter', 'Favoriter'],
  ['no', 'nb', '/favoriter', 'Favoritter'],
  ['dk', 'da', '/favoritter', 'Favoritter'],
] as const)('R-ROUTE-09 %s/%s has its favourites at %s, out of the index', async (market, lang, path, title) => {
  expect(routeHref({ market, lang, mode: 'domain' }, 'favorites')).toBe(path)
  expect(ROUTES.find(({ name }) => name === 'favorites')?.page).toBe('/favorites')
  const { robots, alternates, ...head } = await generateMetadata(params(market, lang))
  expect(head.title).toMatch(title)
  expect(robots).toEqual({ index: false, follow: true })
  expect(alternates?.canonical).toMatch(new RegExp(`${path}$`))
  expect(await FavoritesPage(params(market, lang))).toBeTruthy()
})

it('T18 the market picker leads from the favourites to those of the other sites', async () => {
  const { alternates, other } = await generateMetadata(params('fi', 'sv'))
  expect(alternates?.languages, 'not for search engines').toBeUndefined()
  expect(other).toMatchObject({
    'site:fi-FI': 'http://fi.localhost:3000/suosikkeja',
    'site:sv-FI': 'http://fi.localhost:3000/sv/favoriter',
    'site:da-DK': 'http://dk.localhost:3000/favoritter',
  })
})

it('R-ROUTE-09 the server HTML has heading and text for everybody; the list depends on the favourites in the browser', async () => {
  const { shop } = makeShop()
  renderInShop(await FavoritesPageView({ site: CONFIG.site }), shop)
  expect(screen.getByRole('heading', { level: 1, name: 'Favoriter' })).toBeTruthy()
  expect(screen.getByTestId('favorites-wait')).toBeTruthy()
  receiveFavorites(shop, [])
  expect(await screen.findByRole('heading', { level: 2, name: 'Inga favoriter än' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Se sortimentet' }).getAttribute('href')).toBe('/')
})

it('R-ACCOUNT-01 a guest can sign in from her favourites; for a known shopper the offer keeps its place unseen', async () => {
  const { shop, state } = makeShop()
  renderInShop(await FavoritesPageView({ site: CONFIG.site }), shop)
  fireEvent.click(screen.getByRole('button', { name: 'Logga in' }))
  expect(state().layers.overlay.current).toBe('sign-in')
  act(() => state().setUser({ id: '7', email: 'saga@mejl.se' }))
  expect(screen.queryByRole('button', { name: 'Logga in' })).toBeNull()
  expect(screen.getByText(/Har du ett konto/).style.visibility).toBe('hidden')
})
