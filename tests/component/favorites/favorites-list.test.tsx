// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FavoritesList } from '@/components/favorites/favorites-list'
import { LayerHost } from '@/components/layers/layer-host'
import { receiveFavorites } from '@/lib/favorites/save-favorites'
import type { CardProduct } from '@/lib/product/card-product-schema'
import { toCardRow } from '@/lib/product/card-row'
import { mapProductCard } from '@/lib/product/map-product-card'
import { mapSizes } from '@/lib/product/purchase-product'
import { skusOf } from '@/tests/support/product-main'
import { cartFragment, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { withCartLayer } from '@/tests/support/with-cart-layer'
import { product, stock } from '@/tests/unit/product/fixtures'

const fetchCardProducts = vi.hoisted(() => vi.fn())
vi.mock('@/lib/product/fetch-card-products', () => ({ fetchCardProducts }))
const reloadOrReport = vi.hoisted(() => vi.fn())
vi.mock('@/lib/errors/reload-or-report', () => ({ reloadOrReport }))

withCartLayer()

const SIZES = { S: stock({ inStock: 9 }), M: stock({ inStock: 0 }) }

function cardProduct(productId: number, given: Parameters<typeof product>[0] = {}): CardProduct {
  const card = mapProductCard(
    product({ productId, name: `Plagg ${productId}`, skus: skusOf(SIZES), discountCampaigns: [], ...given }),
  )
  if (!card) throw new Error('no card')
  const row = toCardRow(card, { lang: 'sv', now: Date.now(), showsNew: false })
  const { articleNumber, primaryCategory: category, colour, price, discountType } = card
  const { sellingIncVat, regularIncVat } = price
  return {
    row,
    articleNumber,
    category,
    colour,
    sellingIncVat,
    regularIncVat,
    discountType,
    sizes: mapSizes(card.skus),
  }
}

const SOLD: Record<number, CardProduct> = {
  1: cardProduct(1),
  2: cardProduct(2),
  3: cardProduct(3, { skus: skusOf({ '-': stock() }) }),
  4: cardProduct(4, { totalStock: stock({ inStock: 0 }), skus: skusOf({ S: stock({ inStock: 0 }) }) }),
  5: cardProduct(5, { firstAvailableOn: '2999-01-01' }),
}

beforeEach(() => {
  fetchCardProducts.mockImplementation(async (_site: unknown, ids: number[]) => ids.flatMap((id) => SOLD[id] ?? []))
})
afterEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})

function draw(ids: number[] | null, answers = {}) {
  const made = makeShop(answers)
  if (ids) receiveFavorites(made.shop, ids)
  renderInShop(
    <>
      <main>
        <FavoritesList empty={<h2>Inget än</h2>} rowLabels={{ back: 'Bakåt', forward: 'Framåt' }} />
      </main>
      <LayerHost />
    </>,
    made.shop,
  )
  return made
}
const cards = () => screen.queryAllByTestId('product-card')
/** Of the favourites; the row below them has a heading without a link. */
const names = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .filter((heading) => heading.querySelector('a'))
    .map(({ textContent }) => textContent)
const footOf = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li')
  return within(within(item as HTMLElement).getByTestId('favorite-foot'))
}

it('R-ROUTE-09 a skeleton is shown while loading, then the newest favourite first', async () => {
  const { shop } = draw(null)
  expect(screen.getByTestId('favorites-wait')).toBeTruthy()
  expect(screen.queryByText('Inget än'), 'not claimed too early').toBeNull()
  act(() => receiveFavorites(shop, [1, 2]))
  await screen.findByText('Plagg 2')
  expect(names()).toEqual(['Plagg 2', 'Plagg 1'])
  act(() => receiveFavorites(shop, [1, 2, 3]))
  await screen.findByText('Plagg 3')
  expect(names(), 'of another tab').toEqual(['Plagg 3', 'Plagg 2', 'Plagg 1'])
  expect(fetchCardProducts.mock.calls.map(([, ids]) => ids)).toEqual([[1, 2], [3]])
})

it('without favourites there is a link to the home page', async () => {
  draw([])
  expect(await screen.findByText('Inget än')).toBeTruthy()
  expect(screen.queryByTestId('favorites-wait')).toBeNull()
  expect(fetchCardProducts).not.toHaveBeenCalled()
})

it('R-FAV-02 R-STATE-04 the favourite button removes its product with a message, and undo restores its position', async () => {
  const { state } = draw([1, 2, 3])
  await screen.findByText('Plagg 2')
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort Plagg 2 från favoriter' }))
  expect(names()).toEqual(['Plagg 3', 'Plagg 1'])
  expect(state().events.at(-1)).toMatchObject({ type: 'favorite:remove', data: { id: 2 } })
  expect(document.activeElement, 'the focus goes to the next card').toBe(screen.getByRole('link', { name: 'Plagg 1' }))
  const bar = await screen.findByTestId('snackbar')
  expect(bar.closest('[role="status"]')?.textContent).toContain('Plagg 2 togs bort från favoriter')
  await userEvent.tab()
  expect(document.activeElement, 'undo is the next stop').toBe(within(bar).getByRole('button', { name: 'Ångra' }))
  await userEvent.keyboard('{Enter}')
  expect(names()).toEqual(['Plagg 3', 'Plagg 2', 'Plagg 1'])
  expect([state().favorites.ids, localStorage.getItem('favorites')]).toEqual([[1, 2, 3], '[1,2,3]'])
  expect(screen.queryByTestId('snackbar')).toBeNull()
})

it('products that are no longer sold are removed with a message', async () => {
  const { state } = draw([404, 1, 405])
  await screen.findByText('Plagg 1')
  await screen.findByText('2 varor säljs inte längre och har tagits bort från dina favoriter.')
  expect([names(), state().favorites.ids]).toEqual([['Plagg 1'], [1]])
})

it('choosing a size moves a favourite to the cart', async () => {
  const { state, asked } = draw([1, 2], {
    addToCart: cartFragment('c', [{ skuId: 1, quantity: 1 }]),
    getCart: cartFragment('c'),
  })
  await screen.findByText('Plagg 1')
  const foot = footOf('Plagg 1')
  await userEvent.click(foot.getByRole('button', { name: /Lägg i korgen/ }))
  expect(foot.getByRole('alert').textContent).toBe('Välj storlek först')
  expect(document.activeElement).toBe(foot.getByRole('combobox', { name: 'Storlek, Plagg 1' }))
  expect(foot.getByRole<HTMLOptionElement>('option', { name: 'M, slutsåld' }).disabled).toBe(true)
  await userEvent.selectOptions(foot.getByRole('combobox'), 'S')
  expect(foot.getByRole('alert').textContent).toBe('')
  await userEvent.click(foot.getByRole('button', { name: /Lägg i korgen/ }))
  await waitFor(() => expect(names()).toEqual(['Plagg 2']))
  expect(asked.find(({ name }) => name === 'addToCart')?.variables).toMatchObject({ item: { skuId: 1, quantity: 1 } })
  expect(state().favorites.ids).toEqual([2])
  expect(state().cart.added?.skuId, 'and the notice says so').toBe(1)
})

it('the focus moves within the favourites after the last one is moved, after undo, and when none is left', async () => {
  draw([3, 1, 2], { addToCart: cartFragment('c', [{ skuId: 1, quantity: 1 }]), getCart: cartFragment('c') })
  await screen.findByText('Plagg 3')
  expect(names()).toEqual(['Plagg 2', 'Plagg 1', 'Plagg 3'])
  const heart = (name: string) => screen.getByRole('button', { name: `Ta bort ${name} från favoriter` })
  const focused = (name: string) => expect(document.activeElement).toBe(screen.getByRole('link', { name }))
  await userEvent.click(heart('Plagg 1'))
  focused('Plagg 3')
  await userEvent.click(screen.getByRole('button', { name: 'Ångra' }))
  await userEvent.click(heart('Plagg 3'))
  focused('Plagg 1')
  await userEvent.click(screen.getByRole('button', { name: 'Ångra' }))
  footOf('Plagg 3')
    .getByRole('button', { name: /Lägg i korgen/ })
    .focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(names()).toEqual(['Plagg 2', 'Plagg 1']))
  focused('Plagg 1')
  await userEvent.click(heart('Plagg 1'))
  await userEvent.click(heart('Plagg 2'))
  expect(document.activeElement?.textContent).toContain('Inget än')
})

it('a refused addition keeps the favourite and shows the reason', async () => {
  const { state, shop } = draw([3], { getCart: cartFragment('c'), addToCart: new Error('down') })
  await screen.findByText('Plagg 3')
  const foot = footOf('Plagg 3')
  expect(foot.queryByRole('combobox'), 'one size is no choice').toBeNull()
  await userEvent.click(foot.getByRole('button', { name: /Lägg i korgen/ }))
  await waitFor(() =>
    expect(foot.getByRole('alert').textContent).toBe('Varan kunde inte läggas i varukorgen. Försök igen.'),
  )
  expect(state().favorites.ids).toEqual([3])
  await userEvent.click(document.body)
  act(() => receiveFavorites(shop, [3, 1]))
  await screen.findByText('Plagg 1')
  expect(document.activeElement, 'a favourite of another tab does not take the focus').toBe(document.body)
})

it('a sold-out or coming product has a text instead of the button', async () => {
  draw([4, 5])
  await screen.findByText('Plagg 4')
  expect(footOf('Plagg 4').getByText('Slutsåld')).toBeTruthy()
  expect(footOf('Plagg 5').getByText('Kommer snart')).toBeTruthy()
  expect(footOf('Plagg 4').queryByRole('button')).toBeNull()
  expect(within(cards()[0] as HTMLElement).queryByTestId('quickshop-open'), 'the card sells nothing itself').toBeNull()
})

it('a failed request shows an error; a retry or a returning network repeats it', async () => {
  fetchCardProducts.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'))
  draw([1])
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Vi kunde inte hämta dina favoriter just nu. De finns kvar.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
  await screen.findByRole('alert')
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText('Plagg 1')
  expect(screen.queryByText(/De finns kvar/)).toBeNull()
})

it('a request that fails after the favourites were left neither reloads the next page nor reports an error', async () => {
  let fail = (_error: Error) => {}
  fetchCardProducts.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
  draw([1])
  cleanup()
  await act(async () => fail(new Error('down')))
  expect(reloadOrReport).not.toHaveBeenCalled()
})
