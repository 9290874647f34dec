// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CartButton } from '@/components/cart/cart-button'
import { FavoritesLink } from '@/components/favorites/favorites-link'
import { makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

afterEach(cleanup)

function setup() {
  const made = makeShop()
  renderInShop(
    <>
      <CartButton />
      <FavoritesLink href="/favoriter" />
    </>,
    made.shop,
  )
  const isStoredShown = (of: string) => screen.getByTestId(`${of}-count`).hasAttribute('data-unknown')
  return { ...made, isStoredShown }
}

it('R-STATE-03 the stored counts are shown until the store knows cart and favourites', () => {
  const { state, isStoredShown } = setup()
  act(() => state().changeAdding(1))
  expect([isStoredShown('cart'), isStoredShown('favorites')], 'not 1 for a moment').toEqual([true, true])
  act(() => state().setCart(makeCart('a')))
  act(() => state().setFavorites([]))
  expect([isStoredShown('cart'), isStoredShown('favorites')]).toEqual([false, false])
})

it('R-STATE-03 the stored count of a cart that cannot be fetched is not shown', () => {
  const { state, isStoredShown } = setup()
  act(() => state().setCartBroken())
  expect(isStoredShown('cart')).toBe(false)
})
