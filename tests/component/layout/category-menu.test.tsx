// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CategoryMenu } from '@/components/layout/category-menu'
import type { MenuEntry } from '@/components/layout/menu-entries'
import type { MenuPicture } from '@/lib/content/menu-pictures'
import { inShop, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const ENTRIES: MenuEntry[] = [
  [
    'Clothes',
    '/c/clothes',
    [
      ['Dresses', '/c/clothes/dresses', [['Slip dresses', '/c/clothes/dresses/slip', []]]],
      ['Coats', '/c/clothes/coats', []],
    ],
  ],
  ['Shoes', '/c/shoes', [['Boots', '/c/shoes/boots', []]]],
  ['Gifts', '/c/gifts', []],
]

const top = (name: string): HTMLElement => screen.getByText(name).closest('summary, a') ?? document.body
const isOpen = (name: string): boolean => top(name).closest('details')?.open ?? false

function draw(pictures: readonly MenuPicture[] = []) {
  const { shop } = makeShop()
  renderInShop(<CategoryMenu entries={ENTRIES} pictures={pictures} />, shop)
  return shop
}

beforeEach(() => {
  // jsdom draws nothing: everything counts as visible
  Element.prototype.checkVisibility = () => true
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the category menu by keyboard', () => {
  it('opens with the down arrow and moves through its columns', async () => {
    draw()
    const user = userEvent.setup()
    top('Clothes').focus()
    await user.keyboard('{ArrowDown}')
    expect(isOpen('Clothes')).toBe(true)
    expect(document.activeElement?.textContent).toBe('Dresses')
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Coats')
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.textContent).toBe('Slip dresses')
    await user.keyboard('{ArrowLeft}{ArrowUp}')
    expect(document.activeElement).toBe(top('Clothes'))
  })

  it('moves along the top items and closes with Escape, the focus back on its item', async () => {
    draw()
    const user = userEvent.setup()
    top('Clothes').focus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Boots')
    await user.keyboard('{Escape}')
    expect(isOpen('Shoes')).toBe(false)
    expect(document.activeElement).toBe(top('Shoes'))
    await user.keyboard('{End}')
    expect(document.activeElement).toBe(top('Gifts'))
    await user.keyboard('{Home}')
    expect(document.activeElement).toBe(top('Clothes'))
  })
})

describe('the panel of the category menu', () => {
  it('names each category once for screen readers, as the label of its group of subcategories', () => {
    draw()
    fireEvent.click(top('Clothes'))
    expect(screen.getAllByText('Dresses')).toHaveLength(1)
    const kinds = screen.getByRole('list', { name: 'Dresses', hidden: true })
    expect(within(kinds).getByText('Slip dresses').closest('a')?.getAttribute('href')).toBe('/c/clothes/dresses/slip')
  })

  it('arrow keys move from the subcategories to the pictures, and down to the next picture', async () => {
    draw([
      { file: 'a.jpg', phoneFile: 'a.jpg', href: '/c/clothes/dresses', text: 'For the party' },
      { file: 'b.jpg', phoneFile: 'b.jpg', href: '/c/clothes/coats', text: 'For the snow' },
    ])
    const user = userEvent.setup()
    top('Clothes').focus()
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    expect(document.activeElement?.textContent).toBe('For the party')
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('For the snow')
  })
})

describe('the category menu by mouse', () => {
  const move = (name: string, clientY = 10) =>
    fireEvent.pointerMove(top(name), { pointerType: 'mouse', clientY, bubbles: true })

  it('opens where the mouse rests and not where it passes; the click that follows keeps it open', () => {
    vi.useFakeTimers()
    draw()
    move('Clothes')
    act(() => vi.advanceTimersByTime(60))
    move('Shoes')
    act(() => vi.advanceTimersByTime(60))
    expect(isOpen('Clothes')).toBe(false)
    act(() => vi.advanceTimersByTime(60))
    expect(isOpen('Shoes')).toBe(true)
    expect(fireEvent.click(top('Shoes'), { detail: 1 })).toBe(false)
    expect(isOpen('Shoes')).toBe(true)
  })

  it('opens a neighbouring item later when the mouse crosses it on the way down', () => {
    vi.useFakeTimers()
    draw()
    move('Clothes')
    act(() => vi.advanceTimersByTime(120))
    move('Shoes', 20)
    act(() => vi.advanceTimersByTime(200))
    expect(isOpen('Clothes')).toBe(true)
    act(() => vi.advanceTimersByTime(120))
    expect(isOpen('Shoes')).toBe(true)
  })

  it('closes after the mouse has left, at a press elsewhere and after a navigation', () => {
    vi.useFakeTimers()
    const shop = draw()
    const openClothes = () => {
      move('Clothes')
      act(() => vi.advanceTimersByTime(120))
      expect(isOpen('Clothes')).toBe(true)
    }
    openClothes()
    fireEvent.pointerLeave(screen.getAllByRole('list')[0] ?? document.body, { pointerType: 'mouse' })
    act(() => vi.advanceTimersByTime(260))
    expect(isOpen('Clothes')).toBe(false)
    openClothes()
    fireEvent.pointerDown(document.body)
    expect(isOpen('Clothes')).toBe(false)
    openClothes()
    act(() => shop.store.getState().setRoot({ currentPath: '/elsewhere' }))
    expect(isOpen('Clothes')).toBe(false)
  })

  it('is not opened on the next page by a mouse that rested on it before the navigation', () => {
    vi.useFakeTimers()
    const shop = draw()
    move('Clothes')
    act(() => shop.store.getState().setRoot({ currentPath: '/elsewhere' }))
    act(() => vi.advanceTimersByTime(500))
    expect(isOpen('Clothes')).toBe(false)
  })
})

it('opened before it hydrates, it stays open and closes after a navigation', async () => {
  const { shop } = makeShop()
  const menu = inShop(<CategoryMenu entries={ENTRIES} pictures={[]} />, shop)
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(menu)
  fireEvent.click(top('Clothes'))
  expect(isOpen('Clothes')).toBe(true)
  // the shell hydrates earlier and has stored the path
  shop.store.getState().setRoot({ currentPath: '/' })
  render(menu, { container: page, hydrate: true })
  await act(async () => {})
  expect(isOpen('Clothes')).toBe(true)
  act(() => shop.store.getState().setRoot({ currentPath: '/elsewhere' }))
  expect(isOpen('Clothes')).toBe(false)
})
