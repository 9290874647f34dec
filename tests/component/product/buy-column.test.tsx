// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/errors/app-error'
import { renderProductMain, sizeOption, skusOf, stubIntersections } from '@/tests/support/product-main'
import { cartFragment, makeCart, makeShop } from '@/tests/support/shop-fixtures'
import { stock } from '@/tests/unit/product/fixtures'

/** A Tuesday morning. */
const NOW = new Date('2026-11-24T08:00:00Z')

let intersections: ReturnType<typeof stubIntersections>
beforeEach(() => {
  vi.setSystemTime(NOW)
  intersections = stubIntersections()
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const SIZES = skusOf({ S: stock({ inStock: 9 }), M: stock({ inStock: 2 }), L: stock({ inStock: 0 }) })
const cartWith = (quantity: number) => cartFragment('c', [{ skuId: 2, quantity }])
const addButton = () => screen.getByTestId('add-to-cart')
const alert = () => screen.getByRole('alert')
const note = () => screen.getByRole('group').querySelector('[aria-live="polite"]')
const choose = (name: string) => fireEvent.click(sizeOption(name))
const add = (button = addButton()) => act(async () => void fireEvent.click(button))

it('R-PDP-04 R-PDP-05 each size shows its status: number of the last pieces, sold out, on order', () => {
  const sizes = { S: { inStock: 5 }, M: { inStock: 6 }, L: { inStock: 0 }, XL: { inStock: 0, oversellable: 4 } }
  const given = Object.fromEntries(Object.entries(sizes).map(([name, pieces]) => [name, stock(pieces)]))
  renderProductMain(makeShop().shop, { skus: skusOf(given) })
  const cells = screen.getAllByTestId('size-option')
  expect(cells.map((cell) => cell.hasAttribute('data-few'))).toEqual([true, false, false, false])
  expect(cells.map((cell) => cell.textContent)).toEqual(['S Bara 5 kvar.', 'M', 'L Slutsåld', 'XL'])
  const notes = Object.keys(sizes).map((name) => {
    choose(name)
    return note()?.textContent
  })
  expect(notes).toEqual([
    'Bara 5 kvar.',
    'Finns i lager.',
    'Den här storleken är slutsåld.',
    expect.stringMatching(/^Snart i lager igen, du kan beställa redan nu\. \S/),
  ])
})

it('R-PDP-04 before a choice the stock line lists sizes with at most three pieces', () => {
  const given = { S: { inStock: 1 }, M: { inStock: 3 }, L: { inStock: 4 }, XL: { inStock: 0 } }
  renderProductMain(makeShop().shop, {
    skus: skusOf(Object.fromEntries(Object.entries(given).map(([name, pieces]) => [name, stock(pieces)]))),
  })
  expect(note()?.textContent).toBe('S: bara 1 kvar · M: bara 3 kvar')
})

it('R-PDP-03 adding without a size shows an error below the sizes, in place of the stock line, and sends nothing', async () => {
  const { shop, asked, state } = makeShop()
  renderProductMain(shop, { skus: SIZES })
  expect(alert().textContent).toBe('')
  await add()
  expect(alert().textContent).toBe('Välj storlek först')
  expect(alert().previousElementSibling?.contains(sizeOption('L')), 'directly below the sizes').toBe(true)
  expect(note()?.hasAttribute('hidden'), 'the stock line gives way').toBe(true)
  expect(sizeOption('S')).toBe(document.activeElement)
  expect(sizeOption('M').getAttribute('aria-describedby')).toBe(alert().id)
  expect([asked, state().cart.adding]).toEqual([[], 0])
  choose('M')
  expect([alert().textContent, note()?.hasAttribute('hidden')]).toEqual(['', false])
  expect(sizeOption('M').hasAttribute('aria-describedby')).toBe(false)
})

it('R-PDP-03 adds a size that was checked before hydration', async () => {
  const { shop, asked, state } = makeShop({ addToCart: cartFragment('c', [{ skuId: 2, quantity: 1 }]) })
  state().setCart(makeCart('c'))
  renderProductMain(shop, { skus: SIZES })
  // as the browser does before hydration: no event reaches React
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(sizeOption('M'), true)
  await add()
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({ variables: { item: { skuId: 2 } } })
})

it('R-CART-11 the button is busy while the size is added, confirms it, and returns to its first state', async () => {
  let answer = (_: unknown) => {}
  const { shop, asked, state } = makeShop({ addToCart: () => new Promise((resolve) => (answer = resolve)) })
  state().setCart(makeCart('c'))
  renderProductMain(shop, { skus: SIZES })
  choose('M')
  await add()
  expect([addButton().getAttribute('aria-busy'), addButton().dataset.state]).toEqual(['true', 'busy'])
  expect(state().cart.adding, 'counted at once').toBe(1)
  await add()
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({ name: 'addToCart', variables: { item: { skuId: 2, quantity: 1 } } })
  await act(async () => answer(cartWith(1)))
  await waitFor(() => expect(addButton().dataset.state).toBe('done'))
  expect(addButton().hasAttribute('aria-busy')).toBe(false)
  expect(state().cart.added?.skuId).toBe(2)
  await waitFor(() => expect(addButton().dataset.state).toBe('idle'), { timeout: 4000 })
})

it('R-PDP-09 more than the stock is refused with the number of pieces, before the request or by the backend', async () => {
  let failure: unknown = new AppError('OUT_OF_STOCK', 'too few', 400, { stock: 1 })
  const { shop, asked, state } = makeShop({ addToCart: () => failure })
  state().setCart(makeCart('c', [{ skuId: 2, quantity: 2 }]))
  renderProductMain(shop, { skus: SIZES })
  choose('L')
  await add()
  expect(alert().textContent).toBe('Storleken är slutsåld. Välj en annan storlek.')
  choose('M')
  await add()
  expect(alert().textContent).toBe('Alla 2 i den här storleken ligger redan i din varukorg.')
  expect(asked, 'what the cart rules out is not sent').toEqual([])
  choose('S')
  await add()
  await waitFor(() => expect(alert().textContent).toBe('Det finns bara 1 kvar i den här storleken.'))
  failure = new AppError('BACKEND_DOWN', 'down', 503)
  await add()
  await waitFor(() => expect(alert().textContent).toBe('Varan kunde inte läggas i varukorgen. Försök igen.'))
  failure = new AppError('UNKNOWN_SKU', 'no such sku')
  await add()
  await waitFor(() => expect(alert().textContent).toBe('Den här varan säljs inte längre.'))
  expect([addButton().dataset.state, state().cart.adding]).toEqual(['idle', 0])
})

const DOWN = new AppError('BACKEND_DOWN', 'down', 503)
const ONE_LEFT = new AppError('OUT_OF_STOCK', 'too few', 400, { stock: 1 })
const GONE = new AppError('UNKNOWN_SKU', 'no such sku')

it.each([
  ['refused', DOWN, 'kunde inte läggas i varukorgen. Försök igen.', undefined],
  ['refused for its stock', ONE_LEFT, 'lades inte i varukorgen: det finns bara 1 kvar.', undefined],
  ['no longer sold', GONE, 'säljs inte längre.', undefined],
  ['added', cartWith(1), '', 2],
])('R-PDP-03 a size that is %s after another was chosen says nothing at that one', async (_, given, words, added) => {
  let answer = (_: unknown) => {}
  const { shop, asked, state } = makeShop({ addToCart: () => new Promise((resolve) => (answer = resolve)) })
  state().setCart(makeCart('c'))
  renderProductMain(shop, { skus: SIZES })
  choose('M')
  await add()
  await waitFor(() => expect(asked).toHaveLength(1))
  choose('S')
  await act(async () => answer(given))
  await waitFor(() => expect(addButton().dataset.state).not.toBe('busy'))
  expect(addButton().dataset.state).toBe('idle')
  expect(alert().textContent).toBe('')
  const message = words && `Klänning Aava i storlek M ${words}`
  expect([state().layers.notification.message, state().cart.added?.skuId]).toEqual([message, added])
})

it('R-PDP-09 a refusal after the page was left names the product, and no size if it has only one', async () => {
  let answer = (_: unknown) => {}
  const { shop, asked, state } = makeShop({ addToCart: () => new Promise((resolve) => (answer = resolve)) })
  state().setCart(makeCart('c'))
  renderProductMain(shop, { skus: skusOf({ 'One size': stock({ inStock: 2 }) }) })
  await add()
  await waitFor(() => expect(asked).toHaveLength(1))
  cleanup()
  await act(async () => answer(new AppError('OUT_OF_STOCK', 'gone', 400, { stock: 0 })))
  await waitFor(() => expect(state().layers.notification.message).toBe('Klänning Aava har tagit slut.'))
})

it('R-PDP-05 the delivery text of the server names the days once a size in stock is chosen', () => {
  renderProductMain(makeShop().shop, { skus: SIZES })
  const delivery = screen.getByText('Leverans på 2–4 vardagar.')
  choose('M')
  expect(delivery.textContent).toBe('Hos dig tors 26–mån 30 nov.')
  choose('L')
  expect(delivery.textContent, 'nothing is delivered in this size').toBe('Leverans på 2–4 vardagar.')
})

it('R-PDP-04 the only size is chosen at once, with its stock line and the delivery text of the server', async () => {
  const { shop, asked } = makeShop({ getCart: cartWith(0), addToCart: cartWith(1) })
  renderProductMain(shop, { skus: skusOf({ 'One size': stock({ inStock: 2 }) }) })
  expect([sizeOption('One size').checked, note()?.textContent]).toEqual([true, 'Bara 2 kvar.'])
  expect(screen.getByText('Leverans på 2–4 vardagar.')).toBeTruthy()
  await add()
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ name: 'addToCart', variables: { item: { skuId: 1 } } }))
})

it('R-PDP-04 a product sold out in every size has no button and links to similar ones', () => {
  renderProductMain(makeShop().shop, {
    skus: skusOf({ S: stock({ inStock: 0 }), M: stock({ inStock: 0 }) }),
    totalStock: stock({ inStock: 0 }),
    page: { similarHref: '#similar' },
  })
  expect(screen.queryByTestId('add-to-cart')).toBeNull()
  expect(screen.getByText('Slutsåld i alla storlekar.')).toBeTruthy()
  choose('M')
  expect(note()?.textContent, 'the stock of one size says nothing new').toBe('')
  expect(screen.getByRole('link', { name: 'Se liknande' }).getAttribute('href')).toBe('#similar')
  expect(screen.queryByText(/^Leverans/)).toBeNull()
  expect(intersections.observed(), 'no bar repeats a button that is not there').toEqual([])
})

it('R-PDP-04 a sold-out product with one size says so once', () => {
  renderProductMain(makeShop().shop, {
    skus: skusOf({ 'One size': stock({ inStock: 0 }) }),
    totalStock: stock({ inStock: 0 }),
  })
  expect(document.body.textContent?.match(/slutsåld/gi)).toHaveLength(1)
  expect(screen.getByText('Slutsåld')).toBeTruthy()
  expect(screen.getByTestId('size-option').hasAttribute('data-sold-out'), 'the only size is not struck').toBe(false)
  expect([sizeOption('One size').checked, screen.queryByTestId('add-to-cart')]).toEqual([true, null])
  expect(screen.getByRole('form', { name: 'Vi mejlar dig när storleken finns igen.' })).toBeTruthy()
})

it('R-ROUTE-10 a coming product shows its first day of sale and its sizes, none as sold out, without a button', () => {
  renderProductMain(makeShop().shop, { skus: SIZES, page: { comingText: 'Kommer 1 december' } })
  expect(screen.getByText('Kommer 1 december')).toBeTruthy()
  expect(screen.getAllByTestId('size-option').map((cell) => cell.textContent)).toEqual(['S', 'M', 'L'])
  choose('L')
  expect(note()?.textContent, 'no stock is named').toBe('')
  expect(screen.queryByTestId('add-to-cart')).toBeNull()
  expect(screen.queryByText('Lägg i korgen')).toBeNull()
  expect(screen.queryByText(/^Leverans/)).toBeNull()
})

it('R-PDP-03 the bar on phones is shown while the button is scrolled out of view, and adds the chosen size', async () => {
  const { shop, asked } = makeShop({ getCart: cartWith(0), addToCart: cartWith(1) })
  renderProductMain(shop, { skus: SIZES })
  const barButton = screen.getByRole('button', { name: 'Lägg i korgen' })
  const bar = barButton.parentElement as HTMLElement
  const isShown = () => bar.hasAttribute('data-shown')
  const [button, end] = intersections.observed()
  if (!button || !end) throw new Error('nothing is watched')
  expect(button).toBe(addButton())
  expect(isShown()).toBe(false)
  act(() => intersections.report(button, false))
  expect(isShown()).toBe(true)
  act(() => intersections.report(end, true))
  expect(isShown(), 'away at the footer').toBe(false)

  expect(bar.textContent).toContain('Välj storlek')
  await add(barButton)
  expect(alert().textContent).toBe('Välj storlek först')
  expect(screen.getByRole('group').scrollIntoView).toHaveBeenCalledTimes(1)
  choose('M')
  expect(bar.textContent).toContain('Storlek M')
  await add(barButton)
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ name: 'addToCart', variables: { item: { skuId: 2 } } }))
  await waitFor(() => expect(addButton().dataset.state, 'both show the same').toBe('done'))
})
