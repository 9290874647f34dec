// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LayerHost } from '@/components/layers/layer-host'
import { showAdded } from '@/lib/cart/added-notice'
import type { Cart } from '@/lib/cart/cart-types'
import messages from '@/messages/sv.json'
import { attributes, feed, group, recommendations, searchProduct, searchService } from '@/tests/support/search-fixtures'
import { cartFragment, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { withCartLayer } from '@/tests/support/with-cart-layer'
import { stock } from '@/tests/unit/product/fixtures'

const fetchCardProducts = vi.hoisted(() => vi.fn())
vi.mock('@/lib/product/fetch-card-products', () => ({ fetchCardProducts }))

withCartLayer()

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
beforeEach(() => void vi.clearAllMocks())

function open(cart: Cart | null, answers: Parameters<typeof makeShop>[0] = {}) {
  const made = makeShop(answers)
  made.state().setCart(cart)
  made.state().openOverlay('cart')
  renderInShop(<LayerHost />, made.shop)
  return { ...made, user: userEvent.setup() }
}
const { goesWith, suggestions, goesWithAdded } = messages.cart
const rowOf = (name: string) => screen.queryByRole('region', { name })
const linksOf = (name: string) => {
  const row = rowOf(name)
  return row
    ? within(row)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'))
    : null
}
const hrefs = (...ids: number[]) => ids.map((id) => `/p/klanning-${id}`)
/** Lines 7 and 8, of the products A7 and A8 with the ids 70 and 80. */
const linesOf = (...quantities: number[]) => quantities.map((quantity, index) => ({ skuId: 7 + index, quantity }))

/** A product with one size, as the service answers it. */
const ofOneSize = (productId: number) => {
  const { ralph_data_skus: _, ...rest } = feed(productId)
  const skus = [{ skuId: productId * 10, articleNumber: 'own', name: '-', stock: stock() }]
  return group(searchProduct(productId, { custom: attributes({ ...rest, ralph_data_skus: { skus } }) }))
}
/** A product with two sizes. */
const ofTwoSizes = (productId: number) => {
  const { ralph_data_skus: _, ...rest } = feed(productId)
  const skus = ['36', '38'].map((name, n) => ({ skuId: productId * 10 + n, articleNumber: name, name, stock: stock() }))
  return group(searchProduct(productId, { custom: attributes({ ...rest, ralph_data_skus: { skus } }) }))
}
const cartRow = (...productGroups: unknown[]) => ({
  recommendationLists: [{ id: 'CART', visible: true, productGroups }],
})

describe('the row of a cart with lines', () => {
  it('R-SEARCH-01 R-PDP-13 shows recommendations for its products in places reserved before', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { queries } = searchService({
      'cart-page': () => held.then(() => recommendations({ CART: [1, 2, 3, 70] })),
    })
    open(makeCart('c', linesOf(2, 1)))
    const row = await screen.findByRole('region', { name: goesWith })
    expect(row.getAttribute('aria-busy')).toBe('true')
    answer()
    // what is in the cart already is no suggestion
    await waitFor(() => expect(linksOf(goesWith)).toEqual(hrefs(1, 2, 3)))
    expect(row.hasAttribute('aria-busy')).toBe(false)
    const cards = within(row).getAllByRole('listitem')
    const marks = cards.map(({ dataset: { key, ticket } }) => [key, ticket])
    expect(marks, 'attributes used in notifications').toEqual([1, 2, 3].map((id) => [`A-${id}`, `ticket-${id}`]))
    const [asked] = queries('cart-page')
    expect(Object.fromEntries(asked?.params ?? [])).toMatchObject({ cart: 'A7|A8', notify: 'false' })
    expect(asked?.body).toEqual({ recommendationLists: [{ id: 'CART', algorithm: 'CART', limit: 8 }] })
  })

  it('R-SEARCH-01 is fetched again for other products, not for another quantity', async () => {
    const { queries } = searchService({ 'cart-page': recommendations({ CART: [1, 2, 3] }) })
    const { state } = open(makeCart('c', linesOf(1)))
    await waitFor(() => expect(linksOf(goesWith)).toEqual(hrefs(1, 2, 3)))
    act(() => state().setCart(makeCart('c', linesOf(3))))
    act(() => state().setCart(makeCart('c', linesOf(3, 1))))
    await waitFor(() => expect(queries('cart-page')).toHaveLength(2))
    expect(queries('cart-page').map(({ params }) => params.get('cart'))).toEqual(['A7', 'A7|A8'])
    expect(linksOf(goesWith), 'the row before stays meanwhile').toEqual(hrefs(1, 2, 3))
  })

  it('R-PDP-14 is not shown when too few products remain after those in the cart', async () => {
    const { queries } = searchService({ 'cart-page': recommendations({ CART: [1, 2, 70, 80] }) })
    open(makeCart('c', linesOf(1, 1)))
    await screen.findByRole('region', { name: goesWith })
    await waitFor(() => expect(queries('cart-page')).toHaveLength(1))
    await waitFor(() => expect(rowOf(goesWith)).toBeNull())
  })

  it.each([503, 'no JSON', new TypeError('fetch failed')])(
    'R-PDP-14 is missing when the service fails: %s',
    async (answer) => {
      searchService({ 'cart-page': answer })
      open(makeCart('c', linesOf(1)))
      await waitFor(() => expect(warn).toHaveBeenCalled())
      await waitFor(() => expect(rowOf(goesWith)).toBeNull())
      expect(screen.getAllByTestId('cart-line')).toHaveLength(1)
    },
  )

  it('R-LIST-09 a product with one size can be added without changing the row; others link to their page', async () => {
    const { queries } = searchService({ 'cart-page': cartRow(ofOneSize(1), ofTwoSizes(2), ofOneSize(3)) })
    fetchCardProducts.mockResolvedValue([{ sizes: [{ skuId: 9, name: '', totalStock: 5, status: 'IN_STOCK' }] }])
    const after = cartFragment('c', [
      { skuId: 7, quantity: 1 },
      { skuId: 9, quantity: 1 },
    ])
    const [, added] = after.items ?? []
    if (added?.product) added.product.productId = 1
    const { user, asked, state } = open(makeCart('c', linesOf(1)), { addToCart: after })
    const add = await screen.findByRole('button', { name: 'Lägg i varukorgen: Klänning 1' })
    expect(screen.queryByRole('button', { name: /Klänning 2/ })).toBeNull()
    await user.click(add)
    const done = await screen.findByRole('button', { name: 'Tillagd i varukorgen: Klänning 1' })
    expect(asked.at(-1)?.variables.item).toEqual({ skuId: 9, quantity: 1 })
    expect(screen.getAllByTestId('cart-line')).toHaveLength(2)
    expect(document.activeElement).toBe(done)
    await user.click(done)
    expect(asked).toHaveLength(1)
    expect(linksOf(goesWith)).toEqual(hrefs(1, 2, 3))
    expect(queries('cart-page')).toHaveLength(1)
    expect(state().cart.added, 'the cart itself shows it').toBeNull()
  })

  it('R-PDP-09 says why something could not be added', async () => {
    searchService({ 'cart-page': cartRow(ofOneSize(1), ofOneSize(2), ofOneSize(3)) })
    fetchCardProducts.mockResolvedValue([])
    const { user } = open(makeCart('c', linesOf(1)))
    await user.click(await screen.findByRole('button', { name: 'Lägg i varukorgen: Klänning 1' }))
    expect((await screen.findByText(messages.product.notSold)).getAttribute('role')).toBe('alert')
  })
})

describe('an empty cart', () => {
  it('R-CART-12 shows top products', async () => {
    const { queries } = searchService({ 'landing-page': recommendations({ TOP_PRODUCTS: [1, 2, 3] }) })
    open(makeCart('c'))
    await waitFor(() => expect(linksOf(suggestions)).toEqual(hrefs(1, 2, 3)))
    expect(Object.fromEntries(queries('landing-page')[0]?.params ?? [])).toMatchObject({
      pageReference: '/',
      notify: 'false',
    })
    expect(screen.queryByRole('button', { name: /Klänning 1/ }), 'it sells nothing itself').toBeNull()
  })

  it.each([
    ['a service that answers', recommendations({ TOP_PRODUCTS: [1, 2] })],
    ['one that fails', 503],
  ])('R-CART-12 shows no row and no error without enough products, of %s', async (_, answer) => {
    const { queries } = searchService({ 'landing-page': answer })
    open(makeCart('c'))
    await waitFor(() => expect(queries('landing-page')).toHaveLength(1))
    await waitFor(() => expect(rowOf(suggestions)).toBeNull())
    expect(screen.getByRole('link', { name: messages.cart.emptyLink })).toBeTruthy()
  })
})

describe('the added notice', () => {
  const show = () => {
    const made = makeShop()
    const cart = makeCart('c', linesOf(1, 1))
    made.state().setCart(cart)
    renderInShop(<LayerHost />, made.shop)
    const [line] = cart.lines
    if (line) act(() => showAdded(made.shop, line))
    return made
  }

  it('R-CART-11 R-SEARCH-01 shows three recommendations for the added product below its links, without announcing them', async () => {
    const { queries } = searchService({
      'add-to-cart-popup': recommendations({ ADD_TO_CART_RECS: [1, 80], STYLE_WITH: [1, 2, 3, 4] }),
    })
    show()
    await waitFor(() => expect(linksOf(goesWithAdded)).toEqual(hrefs(1, 2, 3)))
    expect(Object.fromEntries(queries('add-to-cart-popup')[0]?.params ?? [])).toMatchObject({
      variantKey: 'A7-38',
      cart: 'A7|A8',
      notify: 'false',
    })
    // the notice shows three: eight of each list would be 120 KB
    expect(queries('add-to-cart-popup')[0]?.body).toMatchObject({ recommendationLists: [{ limit: 4 }, { limit: 4 }] })
    const row = rowOf(goesWithAdded)
    expect(row?.getAttribute('aria-live')).toBe('off')
    const checkout = screen.getByRole('link', { name: messages.cart.toCheckout })
    expect(row && checkout.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('R-CART-11 is complete without recommendations when the service fails', async () => {
    searchService({ 'add-to-cart-popup': 503 })
    show()
    expect(await screen.findByText(messages.cart.addedTitle)).toBeTruthy()
    await waitFor(() => expect(warn).toHaveBeenCalled())
    await waitFor(() => expect(rowOf(goesWithAdded)).toBeNull())
  })
})
