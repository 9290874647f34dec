// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LayerHost } from '@/components/layers/layer-host'
import { addToCart } from '@/lib/cart/add-to-cart'
import { cartFragment, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { withCartLayer } from '@/tests/support/with-cart-layer'

withCartLayer()
afterEach(() => void vi.restoreAllMocks())

const WARNING = /Din webbläsare blockerar cookies, så varukorgen töms när du går till kassan/

async function add() {
  const made = makeShop({ getCart: cartFragment('c'), addToCart: cartFragment('c', [{ skuId: 7, quantity: 1 }]) })
  renderInShop(<LayerHost />, made.shop)
  await act(async () => void (await addToCart(made.shop, { skuId: 7, quantity: 1 })))
  const notice = (await screen.findByText('Tillagd i varukorgen')).closest('[role="status"]')
  act(() => made.state().openOverlay('cart'))
  return { notice, drawer: within(await screen.findByRole('dialog')) }
}

it('R-CART-05 with cookies and storage blocked an add says that the cart cannot be kept, before the checkout', async () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  const { notice, drawer } = await add()
  expect(notice?.textContent).toMatch(WARNING)
  expect(drawer.getByText(WARNING).closest('[role="alert"]')).not.toBeNull()
  expect(drawer.getByTestId('to-checkout')).toBeTruthy()
})

it('R-CART-05 with cookies allowed nothing is said about them', async () => {
  const { notice, drawer } = await add()
  expect(notice?.textContent).not.toMatch(WARNING)
  expect(drawer.queryByText(WARNING)).toBeNull()
})
