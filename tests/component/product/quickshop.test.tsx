// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CardScroller } from '@/components/product/card-scroller'
import { ProductGrid } from '@/components/product/product-grid'
import { toCardRow } from '@/lib/product/card-row'
import { mapProductCard } from '@/lib/product/map-product-card'
import { mapSizes } from '@/lib/product/purchase-product'
import { skusOf } from '@/tests/support/product-main'
import { cartFragment, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { stubDialogs } from '@/tests/support/stub-dialogs'
import { product, stock } from '@/tests/unit/product/fixtures'

const fetchCardProducts = vi.hoisted(() => vi.fn())
vi.mock('@/lib/product/fetch-card-products', () => ({ fetchCardProducts }))
const reloadOrReport = vi.hoisted(() => vi.fn())
vi.mock('@/lib/errors/reload-or-report', () => ({ reloadOrReport }))

const SIZES = { S: stock({ inStock: 9 }), M: stock({ inStock: 0 }), L: stock({ inStock: 9 }) }
const ANSWERS = {
  getCart: cartFragment('c'),
  addToCart: ({ item }: { item: { skuId: number } }) => cartFragment('c', [{ skuId: item.skuId, quantity: 1 }]),
}

function cardProduct(given: Parameters<typeof product>[0] = {}) {
  const card = mapProductCard(product({ skus: skusOf(SIZES), discountCampaigns: [], ...given }))
  if (!card) throw new Error('no card')
  return { row: toCardRow(card, { lang: 'sv', now: Date.now() }), sizes: mapSizes(card.skus) }
}

beforeEach(() => {
  stubDialogs()
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  fetchCardProducts.mockImplementation(async () => [cardProduct()])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function draw(given: Parameters<typeof product>[0] = {}, answers: Record<string, unknown> = ANSWERS) {
  const made = makeShop(answers)
  renderInShop(<ProductGrid rows={[cardProduct(given).row]} />, made.shop)
  expect(screen.queryByTestId('card-sizes'), 'before the card is reached').toBeNull()
  fireEvent.pointerEnter(screen.getByTestId('product-card'))
  return made
}
const sizes = () => within(screen.getByTestId('card-sizes'))
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button))
const openSheet = async () => {
  await press(screen.getByTestId('quickshop-open'))
  return within(await screen.findByRole('dialog'))
}
const addedSku = (asked: ReturnType<typeof makeShop>['asked']) =>
  asked.flatMap(({ name, variables }) => (name === 'addToCart' ? [(variables.item as { skuId: number }).skuId] : []))

it('R-LIST-09 pressing a size of the card adds it, with current sku and stock', async () => {
  // a size came in front since the card was drawn
  fetchCardProducts.mockResolvedValue([cardProduct({ skus: skusOf({ XS: stock(), ...SIZES }) })])
  const { asked, state } = draw()
  expect(fetchCardProducts, 'nothing is asked before').not.toHaveBeenCalled()
  await press(sizes().getByRole('button', { name: 'L' }))
  await waitFor(() => expect(addedSku(asked)).toEqual([4]))
  expect(fetchCardProducts).toHaveBeenCalledWith(expect.anything(), [7])
  expect(state().cart.added?.skuId, 'the notice says so').toBe(4)
})

it('R-LIST-09 the sizes are one tab stop, and the arrow keys move between them', () => {
  draw()
  const buttons = sizes().getAllByRole('button')
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  buttons[0]?.focus()
  const at = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    return document.activeElement?.textContent
  }
  expect(['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'].map(at)).toEqual(['M', 'L', 'L', 'M'])
})

it.each([
  ['a size that is sold out', 'M, Slutsåld', {}, 'Storleken är slutsåld. Välj en annan storlek.'],
  ['a service that fails', 'S', { getCart: new Error('down') }, 'Varan kunde inte läggas i varukorgen. Försök igen.'],
])('R-LIST-09 %s says why above the sizes', async (_, name, answers, words) => {
  const { asked } = draw({}, { ...ANSWERS, ...answers })
  const button = sizes().getByRole('button', { name })
  expect(button.hasAttribute('data-sold-out')).toBe(name.includes('Slutsåld'))
  await press(button)
  expect((await sizes().findByRole('alert')).textContent).toBe(words)
  expect(addedSku(asked)).toEqual([])
})

it('R-LIST-09 a product with one size has one button; a product that is not sold has no quick shop', async () => {
  const only = { skus: skusOf({ '-': stock() }) }
  fetchCardProducts.mockResolvedValue([cardProduct(only)])
  const { asked } = draw(only)
  await press(sizes().getByRole('button', { name: 'Lägg i varukorgen' }))
  await waitFor(() => expect(addedSku(asked)).toEqual([1]))
  for (const given of [{ firstAvailableOn: '2999-01-01' }, { totalStock: stock({ inStock: 0 }) }]) {
    cleanup()
    draw(given)
    expect([screen.queryByTestId('card-sizes'), screen.queryByTestId('quickshop-open')]).toEqual([null, null])
  }
})

it('R-LIST-09 R-STATE-04 the sheet opens with the product and the way to report its addition', async () => {
  const { state, asked } = draw()
  const sheet = await openSheet()
  expect(state().quickshop).toMatchObject({ product: { id: 7 }, notifyVariant: 'notice' })
  expect(sheet.getByRole('heading', { name: 'Klänning Aava' })).toBeTruthy()
  expect(sheet.getByRole('link', { name: 'Se varan' }).getAttribute('href')).toBe('/p/klanning-7')
  await press(sheet.getByRole('button', { name: /Lägg i varukorgen/ }))
  expect(sheet.getByRole('alert').textContent).toBe('Välj storlek först')
  await press(sheet.getByRole('radio', { name: /^L/ }))
  expect(sheet.getByRole('alert').textContent).toBe('')
  await press(sheet.getByRole('button', { name: /Lägg i varukorgen/ }))
  await waitFor(() => expect(addedSku(asked)).toEqual([3]))
  await waitFor(() => expect(state().quickshop.product).toBeNull())
  expect([state().cart.added?.skuId, state().layers.snackbar.message]).toEqual([3, ''])
})

it('R-LIST-09 on a product page an addition from a card is announced in one line with a link to the cart', async () => {
  const made = makeShop(ANSWERS)
  const labels = { back: 'back', forward: 'on' }
  renderInShop(<CardScroller id="outfit" title="Outfit" labels={labels} rows={[cardProduct().row]} />, made.shop)
  await screen.findByTestId('quickshop-open')
  const sheet = await openSheet()
  await press(sheet.getByRole('radio', { name: /^L/ }))
  await press(sheet.getByRole('button', { name: /Lägg i varukorgen/ }))
  await waitFor(() => expect(made.state().layers.snackbar.message).toBe('Tillagd i varukorgen'))
  expect(made.state().cart.added).toBeNull()
  expect(made.state().layers.snackbar.action?.words).toBe('Visa varukorgen (1)')
  act(() => made.state().layers.snackbar.action?.run())
  expect(made.state().layers.overlay.current).toBe('cart')
})

it('R-LIST-09 sizes that cannot be fetched can be asked for again', async () => {
  fetchCardProducts.mockRejectedValueOnce(new Error('down'))
  draw()
  const sheet = await openSheet()
  expect((await sheet.findByRole('alert')).textContent).toBe('Vi kunde inte hämta storlekarna just nu. Försök igen.')
  await press(sheet.getByRole('button', { name: 'Försök igen' }))
  expect(await sheet.findByRole('radio', { name: /^S/ })).toBeTruthy()
  expect(sheet.queryByRole('alert')?.textContent).toBe('')
})

it('R-LIST-09 sizes that fail after the sheet was closed neither reload the page nor report an error', async () => {
  let fail = (_error: Error) => {}
  fetchCardProducts.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
  const { state } = draw()
  await openSheet()
  act(() => state().closeQuickshop())
  await act(async () => fail(new Error('down')))
  expect(reloadOrReport).not.toHaveBeenCalled()
})

it.each([
  ['refused', new Error('down'), 'Klänning Aava i storlek L kunde inte läggas i varukorgen. Försök igen.', undefined],
  ['added', cartFragment('c', [{ skuId: 3, quantity: 1 }]), '', 3],
])(
  'R-LIST-09 an addition that is %s after its sheet was closed leaves the next quick shop open',
  async (_, given, words, added) => {
    let answer = (_: unknown) => {}
    const { state, asked } = draw({}, { ...ANSWERS, addToCart: () => new Promise((resolve) => (answer = resolve)) })
    const sheet = await openSheet()
    await press(sheet.getByRole('radio', { name: /^L/ }))
    await press(sheet.getByRole('button', { name: /Lägg i varukorgen/ }))
    await waitFor(() => expect(asked.at(-1)?.name).toBe('addToCart'))
    const other = cardProduct({ productId: 8 }).row
    act(() => state().closeQuickshop())
    act(() => state().openQuickshop(other))
    await act(async () => answer(given))
    await waitFor(() =>
      expect([state().layers.notification.message, state().cart.added?.skuId]).toEqual([words, added]),
    )
    expect(state().quickshop.product).toBe(other)
  },
)

it('R-LIST-09 an addition that ends after its sheet was closed and opened again leaves it open, with its choice', async () => {
  let answer = (_: unknown) => {}
  const { state, asked } = draw({}, { ...ANSWERS, addToCart: () => new Promise((resolve) => (answer = resolve)) })
  const sheet = await openSheet()
  await press(sheet.getByRole('radio', { name: /^L/ }))
  await press(sheet.getByRole('button', { name: /Lägg i varukorgen/ }))
  await waitFor(() => expect(asked.at(-1)?.name).toBe('addToCart'))
  act(() => state().closeQuickshop())
  await openSheet()
  await press(await sheet.findByRole('radio', { name: /^S/ }))
  await act(async () => answer(cartFragment('c', [{ skuId: 3, quantity: 1 }])))
  await waitFor(() => expect(state().cart.added?.skuId).toBe(3))
  expect(sheet.getByRole<HTMLInputElement>('radio', { name: /^S/ }).checked).toBe(true)
})

it('R-LIST-09 a sheet that loads after its list was left opens nothing', async () => {
  const { state } = draw()
  fireEvent.click(screen.getByTestId('quickshop-open'))
  cleanup()
  await act(async () => void (await import('@/components/product/quickshop-sheet')))
  expect(state().quickshop.product).toBeNull()
})

it('R-LIST-09 a product that was taken out of the range meanwhile is reported, and has nothing to add', async () => {
  fetchCardProducts.mockResolvedValueOnce([])
  draw()
  const sheet = await openSheet()
  expect((await sheet.findByRole('alert')).textContent).toBe('Varan säljs inte längre.')
  expect(sheet.queryByRole('button', { name: /Lägg i varukorgen/ })).toBeNull()
})
