// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { FavoritesList } from '@/components/favorites/favorites-list'
import { receiveFavorites } from '@/lib/favorites/save-favorites'
import { toCardRow } from '@/lib/product/card-row'
import { mapProductCard } from '@/lib/product/map-product-card'
import messages from '@/messages/sv.json'
import { stubIntersections, stubResizes } from '@/tests/support/product-main'
import { recommendations, searchService } from '@/tests/support/search-fixtures'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { withCartLayer } from '@/tests/support/with-cart-layer'
import { product } from '@/tests/unit/product/fixtures'

vi.mock('@/lib/product/fetch-card-products', () => ({
  fetchCardProducts: async (_site: unknown, ids: number[]) =>
    ids.map((id) => {
      const card = mapProductCard(product({ productId: id, name: `Plagg ${id}`, articleNumber: `F-${id}` }))
      return { row: card && toCardRow(card, { lang: 'sv', now: Date.now() }), articleNumber: `F-${id}`, sizes: [] }
    }),
}))
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

withCartLayer()
beforeEach(() => {
  vi.clearAllMocks()
  stubIntersections()
  stubResizes()
})

function draw(ids: number[]) {
  const made = makeShop()
  receiveFavorites(made.shop, ids)
  renderInShop(<FavoritesList empty={<h2>Inget än</h2>} rowLabels={{ back: 'Bakåt', forward: 'Framåt' }} />, made.shop)
  return made
}
const like = (id: number) => messages.favoritesPage.like.replace('{name}', `Plagg ${id}`)
const cardsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

it('R-SEARCH-01 R-PDP-13 below the favourites are products similar to the newest one, which the heading names', async () => {
  const { queries } = searchService({ 'product-page': recommendations({ ALTERNATIVES: [1, 11, 12, 13] }) })
  const { shop } = draw([1, 2])
  const row = await screen.findByRole('region', { name: like(2) })
  expect(row.getAttribute('aria-busy'), 'its place is reserved').toBe('true')
  // no favourite is recommended
  await waitFor(() => expect(cardsOf(like(2))).toEqual(['Klänning 11', 'Klänning 12', 'Klänning 13']))
  expect(Object.fromEntries(queries('product-page')[0]?.params ?? [])).toMatchObject({
    productKey: 'F-2',
    notify: 'false',
  })
  act(() => receiveFavorites(shop, [1]))
  await waitFor(() => expect(cardsOf(like(1))).toHaveLength(3))
  expect(queries('product-page').map(({ params }) => params.get('productKey'))).toEqual(['F-2', 'F-1'])
})

it('R-SEARCH-01 without favourites the row has top products', async () => {
  searchService({ 'landing-page': recommendations({ TOP_PRODUCTS: [11, 12, 13] }) })
  draw([])
  await waitFor(() => expect(cardsOf(messages.cart.suggestions)).toHaveLength(3))
  expect(screen.getByText('Inget än')).toBeTruthy()
})

it.each([503, recommendations({ ALTERNATIVES: [11, 12] })])(
  'R-PDP-14 no row without enough products: %s',
  async (answer) => {
    const { queries } = searchService({ 'product-page': answer })
    draw([1])
    await waitFor(() => expect(queries('product-page')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('region', { name: like(1) })).toBeNull())
    expect(screen.getByText('Plagg 1')).toBeTruthy()
    expect(warn.mock.calls.length).toBe(answer === 503 ? 1 : 0)
  },
)
