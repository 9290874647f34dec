// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { saveCart } from '@/lib/cart/save-cart'
import { addPieces } from '@/lib/cart/send-add'
import { toggleFavorite } from '@/lib/favorites/toggle-favorite'
import { fetchCardProducts } from '@/lib/product/fetch-card-products'
import { createSearchApi } from '@/lib/search/create-search-api'
import { findTicket, rememberTickets } from '@/lib/search/search-tickets'
import { drawSearch, serveSearch, withSearchPanel } from '@/tests/support/search-field'
import { group, searchProduct, suggestions } from '@/tests/support/search-fixtures'
import { cartFragment, makeCart, makeShop } from '@/tests/support/shop-fixtures'

vi.mock('@/lib/product/fetch-card-products', () => ({ fetchCardProducts: vi.fn() }))

withSearchPanel()

beforeEach(() => {
  localStorage.clear()
  vi.mocked(fetchCardProducts).mockClear()
  vi.mocked(fetchCardProducts).mockImplementation(async (_site, ids) =>
    ids.filter((id) => id < 100).map((id) => ({ articleNumber: `A-${id}` }) as never),
  )
})

const TICKETED = {
  ...searchProduct(7),
  key: 'A7',
  variants: [{ key: 'A7-38', size: '38', ticket: 'ticket-7-38' }],
}

/** A shop with a cart, which takes the sku 7. */
function shopWithCart() {
  const made = makeShop({ addToCart: cartFragment('c', [{ skuId: 7, quantity: 1 }]) })
  saveCart(made.shop, makeCart('c'))
  return made
}

/** A tab in which somebody has searched, found the product A7 and can buy it as sku 7. */
async function searched(answers: Parameters<typeof serveSearch>[0] = {}, found = 7) {
  const made = shopWithCart()
  const service = serveSearch({
    autocomplete: suggestions({ productSuggestions: [group(TICKETED)], totalHits: 1 }),
    ...answers,
  })
  const { user, field } = drawSearch(made)
  await user.type(field, 'kl')
  await screen.findByRole('option', { name: new RegExp(`Klänning ${found}`) })
  return { ...made, ...service, user, field }
}

const bodies = (queries: ReturnType<typeof serveSearch>['queries'], name: string) =>
  queries(name).map(({ body }) => body)

it('R-SEARCH-09 a press on a product sends its ticket before anything navigates', async () => {
  const { queries } = await searched()
  const sentAtPress: number[] = []
  const option = screen.getByRole('option', { name: /Klänning 7/ })
  option.addEventListener('click', () => sentAtPress.push(1))
  fireEvent.click(option)
  await waitFor(() => expect(bodies(queries, 'click')).toEqual([{ ticket: 'ticket-7' }]))
  expect(sentAtPress).toEqual([1])
})

it('R-SEARCH-09 a click on a card with a ticket is reported on any page; clicks on its buttons are not', async () => {
  const { queries } = await searched()
  document.body.insertAdjacentHTML(
    'beforeend',
    '<article data-ticket="ticket-card"><a href="#p"><b>Kappa</b></a><button>Favourite</button></article>',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Favourite' }))
  fireEvent.click(screen.getByText('Kappa'))
  fireEvent(screen.getByText('Kappa'), new MouseEvent('auxclick', { bubbles: true, button: 1 }))
  // opens a menu
  fireEvent(screen.getByText('Kappa'), new MouseEvent('auxclick', { bubbles: true, button: 2 }))
  await waitFor(() => expect(bodies(queries, 'click')).toEqual([{ ticket: 'ticket-card' }, { ticket: 'ticket-card' }]))
  screen.getByRole('article').remove()
})

it('R-SEARCH-09 adding to the cart reports the ticket of the size, else of the product', async () => {
  const { shop, queries } = await searched()
  await addPieces(shop, { skuId: 7, quantity: 1 })
  await waitFor(() => expect(bodies(queries, 'add-to-cart')).toEqual([{ ticket: 'ticket-7-38' }]))
  expect(findTicket(shop, 'A7', '40')).toBe('ticket-7')
  expect(findTicket(shop, 'B1', '38')).toBeUndefined()
  rememberTickets(shop, [{ key: 'A7', ticket: 'ticket-7' }])
  expect(findTicket(shop, 'A7', '38'), 'the same hit, as a card').toBe('ticket-7-38')
})

it.each(['Add', 'Kappa'])(
  'R-SEARCH-09 after a click on "%s" of a card, adding its product to the cart reports the ticket of this hit',
  async (name) => {
    const { shop, queries } = await searched(
      { autocomplete: suggestions({ productSuggestions: [group(searchProduct(8))] }) },
      8,
    )
    document.body.insertAdjacentHTML(
      'beforeend',
      '<article data-key="A7" data-ticket="ticket-card"><a href="#p">Kappa</a><button>Add</button></article>',
    )
    fireEvent.click(screen.getByText(name))
    await addPieces(shop, { skuId: 7, quantity: 1 })
    await waitFor(() => expect(bodies(queries, 'add-to-cart')).toEqual([{ ticket: 'ticket-card' }]))
    screen.getByRole('article').remove()
  },
)

it('R-SEARCH-09 a product that was in no search response is not reported', async () => {
  const { shop, queries, asked } = await searched({
    autocomplete: suggestions({ productSuggestions: [group(searchProduct(7))] }),
  })
  const before = asked.length
  await addPieces(shop, { skuId: 7, quantity: 1 })
  await new Promise((resolve) => queueMicrotask(() => resolve(null)))
  expect(asked.length).toBe(before)
  expect(queries('add-to-cart')).toEqual([])
})

it('R-SEARCH-09 favourites are reported by article number, except products that are no longer sold', async () => {
  const { shop, queries, state } = await searched()
  state().setFavorites([])
  await toggleFavorite(shop, 12)
  await waitFor(() => expect(bodies(queries, 'add-favorite')).toEqual([{ productKey: 'A-12' }]))
  await toggleFavorite(shop, 12)
  await waitFor(() => expect(bodies(queries, 'remove-favorite')).toEqual([{ productKey: 'A-12' }]))
  await toggleFavorite(shop, 500)
  await waitFor(() => expect(fetchCardProducts).toHaveBeenLastCalledWith(shop.config.site, [500]))
  expect(queries('add-favorite')).toHaveLength(1)
})

it('R-SEARCH-09 before a search nothing is sent and no session starts (T32)', async () => {
  const { asked } = serveSearch()
  const { shop, state } = shopWithCart()
  rememberTickets(shop, [TICKETED])
  state().setFavorites([])
  await toggleFavorite(shop, 12)
  await addPieces(shop, { skuId: 7, quantity: 1 })
  window.dispatchEvent(new Event('pagehide'))
  expect(asked).toEqual([])
  expect(fetchCardProducts).not.toHaveBeenCalled()
  expect(state().searchSession).toMatchObject({ customerKey: '', sessionKey: '' })
})

it('R-SEARCH-09 after a switch of language only events of the shop searched last are reported', async () => {
  const { shop, queries, state } = await searched()
  await createSearchApi(makeShop().shop)
  const { events } = state()
  await addPieces(shop, { skuId: 7, quantity: 1 })
  expect(state().events.length).toBeGreaterThan(events.length)
  await new Promise((resolve) => queueMicrotask(() => resolve(null)))
  expect(queries('add-to-cart')).toEqual([])
})

it('R-SEARCH-10 the session ends with the document, and not while the browser may bring it back', async () => {
  const { queries } = await searched()
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
  fireEvent.click(screen.getByRole('option', { name: /Klänning 7/ }))
  await waitFor(() => expect(queries('click')).toHaveLength(1))
  expect(queries('end')).toEqual([])
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }))
  await waitFor(() => expect(queries('end').length).toBeGreaterThan(0))
})

it('R-SEARCH-11 a notification outlives the page; refused, it is sent once more without that, and then forgotten', async () => {
  const refused = vi.fn()
  window.addEventListener('unhandledrejection', refused)
  await searched({ click: new TypeError('refused') })
  fireEvent.click(screen.getByRole('option', { name: /Klänning 7/ }))
  const sent = () =>
    vi
      .mocked(fetch)
      .mock.calls.flatMap(([address, init]) => (String(address).includes('/click?') ? [init?.keepalive] : []))
  await waitFor(() => expect(sent()).toEqual([true, false]))
  expect(screen.getByRole('combobox')).toBeDefined()
  expect(refused).not.toHaveBeenCalled()
})

it('R-SEARCH-09 keeps the tickets of the newest 500 products', () => {
  const { shop } = makeShop()
  const products = Array.from({ length: 501 }, (_, index) => ({ key: `A-${index}`, ticket: `ticket-${index}` }))
  rememberTickets(shop, products)
  rememberTickets(shop, products.slice(1, 2))
  expect(findTicket(shop, 'A-0', null)).toBeUndefined()
  expect(findTicket(shop, 'A-1', null)).toBe('ticket-1')
  expect(findTicket(shop, 'A-500', null)).toBe('ticket-500')
})
