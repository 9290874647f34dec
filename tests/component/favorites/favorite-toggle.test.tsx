// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FavoritesLink } from '@/components/favorites/favorites-link'
import { ProductGrid } from '@/components/product/product-grid'
import { FAVORITES_KEY } from '@/lib/config/constants'
import { receiveFavorites } from '@/lib/favorites/save-favorites'
import { toCardRows } from '@/lib/product/card-row'
import { mapProductCards } from '@/lib/product/map-product-card'
import { renderProductMain, skusOf, stubIntersections } from '@/tests/support/product-main'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { product, stock } from '@/tests/unit/product/fixtures'

beforeEach(() => void stubIntersections())
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const rows = toCardRows(mapProductCards([product(), product({ productId: 8, name: 'Kjol' })]), { lang: 'sv', now: 0 })
const heart = (name: string) => screen.getByRole('button', { name })
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button))

it('R-LIST-08 R-FAV-02 the favourite button of a card adds and removes its product, and the header shows the number', async () => {
  const { shop, state } = makeShop()
  renderInShop(
    <>
      <FavoritesLink href="/favoriter" />
      <ProductGrid rows={rows} />
    </>,
    shop,
  )
  const count = screen.getByTestId('favorites-count')
  expect([count.textContent, count.hasAttribute('data-empty')]).toEqual(['0', true])
  await press(heart('Lägg till Klänning Aava i favoriter'))
  await press(heart('Lägg till Kjol i favoriter'))
  expect(state().favorites.ids).toEqual([7, 8])
  expect(localStorage.getItem(FAVORITES_KEY)).toBe('[7,8]')
  expect([count.textContent, count.hasAttribute('data-empty')]).toEqual(['2', false])
  expect(screen.getByRole('link', { name: 'Favoriter, 2 varor' }).getAttribute('href')).toBe('/favoriter')
  const pressed = heart('Lägg till Kjol i favoriter')
  expect(pressed.getAttribute('aria-pressed')).toBe('true')
  await press(pressed)
  expect(state().favorites.ids).toEqual([7])
  expect(pressed.getAttribute('aria-pressed')).toBe('false')
})

it('R-LIST-08 the favourite button is outside the links of its card and follows other tabs', () => {
  const { shop } = makeShop()
  renderInShop(<ProductGrid rows={rows} />, shop)
  const [card] = screen.getAllByTestId('product-card')
  if (!card) throw new Error('no card')
  expect(within(card).getByTestId('favorite-toggle').closest('a')).toBeNull()
  act(() => receiveFavorites(shop, ['7']))
  expect(heart('Lägg till Klänning Aava i favoriter').getAttribute('aria-pressed')).toBe('true')
})

it.each([
  ['beside the buy button', {}, 'square'],
  [
    'in place of it while sold out',
    { totalStock: stock({ inStock: 0 }), skus: skusOf({ S: stock({ inStock: 0 }) }) },
    'wide',
  ],
  ['in place of it while not sold yet', { page: { comingText: 'Kommer' } }, 'wide'],
])('R-FAV-02 the product page has a heart %s', async (_, given, look) => {
  const { shop, state } = makeShop()
  renderProductMain(shop, given)
  const toggle = screen.getByTestId('favorite-toggle')
  expect(toggle.dataset.look).toBe(look)
  await press(toggle)
  expect(state().favorites.ids).toEqual([7])
  // either the pressed state or the name changes, never both
  const [pressed, name] = [toggle.getAttribute('aria-pressed'), toggle.getAttribute('aria-label')]
  expect([pressed, name?.startsWith('Ta bort')]).toEqual(look === 'wide' ? [null, true] : ['true', false])
  expect(toggle.hasAttribute('data-chosen'), 'filled').toBe(true)
})
