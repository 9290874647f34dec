// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProductCard } from '@/components/product/product-card'
import { publishClick } from '@/lib/browser/page-clicks'
import type { CardRow } from '@/lib/product/card-row-schema'
import type { SearchApi } from '@/lib/search/search-api'
import { watchSearchEvents } from '@/lib/search/watch-search-events'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const fetchColourLinks = vi.hoisted(() => vi.fn())
const code = vi.hoisted(() => ({ isLoaded: false }))
vi.mock('@/lib/product/fetch-colour-links', () => {
  code.isLoaded = true
  return { fetchColourLinks }
})

const ROW: CardRow = {
  id: 7,
  path: '/p/klanningar/aava-svart',
  brand: 'Bik',
  name: 'Klänning Aava',
  image: 'aava.black.front.webp',
  price: ['400 kr', '320 kr'],
  colourCount: 3,
  colours: ['#111111', '#222222', '#333333'],
}
const LINKS = [
  { path: '/p/klanningar/aava-gron', label: 'Grön', image: 'aava.green.front.webp' },
  { path: '/p/klanningar/aava-vit', label: 'Vit', image: null },
]

let canHover = true
beforeEach(() => {
  canHover = true
  vi.stubGlobal('matchMedia', () => ({ matches: canHover }))
  fetchColourLinks.mockResolvedValue(LINKS)
  Object.assign(HTMLImageElement.prototype, { decode: async () => {} })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('T40 the code that fetches and parses the links is loaded when a pointer reaches the card', async () => {
  renderInShop(<ProductCard row={ROW} />, makeShop().shop)
  expect(code.isLoaded).toBe(false)
  fireEvent.pointerEnter(screen.getByTestId('product-card'))
  await vi.waitFor(() => expect(code.isLoaded).toBe(true))
})

async function reach(row: CardRow = ROW) {
  renderInShop(<ProductCard row={row} />, makeShop().shop)
  const card = screen.getByTestId('product-card')
  expect(fetchColourLinks, 'nothing is asked before').not.toHaveBeenCalled()
  await act(async () => void fireEvent.pointerEnter(card))
  return within(card)
}
const second = () => document.querySelector<HTMLImageElement>('[data-second] img')

it('R-LIST-08 the dots of a card lead to the products in their colours', async () => {
  const card = await reach()
  expect(fetchColourLinks).toHaveBeenCalledWith(expect.objectContaining({ market: 'se' }), 'aava-svart')
  const dots = within(card.getByRole('toolbar', { name: '3 färger' })).getAllByRole('link')
  expect(dots.map((dot) => [dot.getAttribute('aria-label'), dot.getAttribute('href'), dot.tabIndex])).toEqual([
    ['Grön', '/p/klanningar/aava-gron', 0],
    ['Vit', '/p/klanningar/aava-vit', -1],
  ])
  expect(
    dots.every((dot) => dot.hasAttribute('data-link')),
    'a client navigation',
  ).toBe(true)
  dots[0]?.focus()
  fireEvent.keyDown(dots[0] ?? document.body, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(dots[1])
})

it.each([
  ['pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focused', fireEvent.focus, fireEvent.blur],
])(
  'R-LIST-08 a dot that is %s shows its picture once that is decoded, then the card’s own again',
  async (_, on, off) => {
    const card = await reach()
    const [green, white] = within(card.getByRole('toolbar', { name: '3 färger' })).getAllByRole('link')
    expect(second()?.src).toContain('aava.black.back')
    on(green as HTMLElement)
    expect(second()?.src).toContain('aava.green.front')
    expect(second()?.hidden).toBe(true)
    await act(async () => void fireEvent.load(second() as HTMLImageElement))
    expect(second()?.hidden).toBe(false)
    off(green as HTMLElement)
    expect(second()?.src).toContain('aava.black.back')
    on(white as HTMLElement)
    expect(second()?.src, 'a colour without a picture changes nothing').toContain('aava.black.back')
  },
)

it('R-LIST-08 on touch devices, and when the request fails, the dots are no links', async () => {
  canHover = false
  const card = await reach()
  expect(fetchColourLinks).not.toHaveBeenCalled()
  expect(card.getByRole('img', { name: '3 färger' })).toBeTruthy()
  cleanup()
  canHover = true
  fetchColourLinks.mockRejectedValue(new Error('down'))
  const other = await reach()
  expect(other.queryByRole('toolbar', { name: '3 färger' })).toBeNull()
  expect(other.getByRole('img', { name: '3 färger' })).toBeTruthy()
})

it('R-SEARCH-09 a click on the dot of another colour is not reported as one on the product of the card', async () => {
  const click = vi.fn(async () => {})
  watchSearchEvents(makeShop().shop, { notify: { click } } as unknown as SearchApi)
  const card = await reach({ ...ROW, key: 'A-7', ticket: 'ticket-7' })
  screen.getByTestId('product-card').addEventListener('click', publishClick)
  fireEvent.click(card.getByRole('link', { name: 'Grön' }))
  expect(click).not.toHaveBeenCalled()
  fireEvent.click(card.getByRole('link', { name: 'Klänning Aava' }))
  expect(click).toHaveBeenCalledWith('ticket-7')
})
