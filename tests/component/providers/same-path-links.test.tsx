// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LinkNavigation } from '@/components/providers/link-navigation'
import { RouteWatcher } from '@/components/providers/route-watcher'
import { Link } from '@/components/ui/link'
import { router } from '@/tests/support/next-navigation'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const hidePopover = vi.fn(function (this: HTMLElement) {
  return this.id
})

beforeEach(() => {
  // jsdom has no popovers
  Object.assign(HTMLElement.prototype, { hidePopover })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

function setup() {
  const { shop, state } = makeShop()
  renderInShop(
    <>
      <LinkNavigation />
      <RouteWatcher />
      <div id="menu" popover="auto">
        <Link href="/?sort=PRICE">Visa alla</Link>
        <Link href="/c/mekot">Mekot</Link>
      </div>
      <Link href="/">Produkten</Link>
    </>,
    shop,
  )
  act(() => state().openOverlay('cart'))
  return state
}
const press = (name: string) => fireEvent.click(screen.getByText(name))
const closed = () => hidePopover.mock.results.map(({ value }) => value)

it('a link to the present path closes the menu that contains it, and the cart', () => {
  const state = setup()
  press('Visa alla')
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/?sort=PRICE')
  expect([closed(), state().layers.overlay.current]).toEqual([['menu'], ''])
})

it('the link to the present product in the cart closes the cart', () => {
  const state = setup()
  press('Produkten')
  expect([closed(), state().layers.overlay.current]).toEqual([[], ''])
})

it('a link to another path closes nothing: the next page does', () => {
  const state = setup()
  press('Mekot')
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/c/mekot')
  expect([closed(), state().layers.overlay.current]).toEqual([[], 'cart'])
})

it('R-PAGE-16 a link pressed offline closes the menu and the cart, which would cover the notice', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const state = setup()
  press('Mekot')
  expect(state().network.unreached).toEqual({ href: '/c/mekot' })
  expect([closed(), state().layers.overlay.current]).toEqual([['menu'], ''])
})
