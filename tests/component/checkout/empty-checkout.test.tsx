// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { saveCart } from '@/lib/cart/save-cart'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { cartFragment, cartOf, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

freshBrowser()

it.each([
  ['blocks cookies, and says so', false],
  ['allows them, and says nothing about them', true],
])('R-CART-05 an empty checkout knows whether the browser %s', async (_, isAllowed) => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(isAllowed)
  const { shop, state } = makeShop()
  state().setCart(null)
  renderInShop(<CheckoutView />, shop)
  expect(await screen.findByText('Lägg något i varukorgen först.')).toBeTruthy()
  const warning = screen.queryByText(/^Din webbläsare blockerar cookies/)
  expect(warning === null).toBe(isAllowed)
})

it('R-CART-05 a checkout that the service has emptied names what is no longer sold', async () => {
  const { shop, state } = makeShop({ createOrUpdateCheckout: null })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  state().setCart(makeCart('c', [{ skuId: 7, quantity: 1 }]))
  renderInShop(<CheckoutView />, shop)
  await screen.findByTestId('place-order')
  act(() => saveCart(shop, cartOf(cartFragment('c', []))))
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1, name: 'Varukorgen är tom' }))
  expect(await screen.findByText(/^Omlottklänning, 38: går inte längre att köpa/)).toBeTruthy()
})
