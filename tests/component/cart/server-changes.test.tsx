// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OrderSummary } from '@/components/checkout/order/order-summary'
import { LayerHost } from '@/components/layers/layer-host'
import { addToCart } from '@/lib/cart/add-to-cart'
import { fetchCart } from '@/lib/cart/fetch-cart'
import { type Answers, cartFragment, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { withCartLayer } from '@/tests/support/with-cart-layer'

withCartLayer()
afterEach(() => void vi.restoreAllMocks())

const TWO = [
  { skuId: 7, quantity: 3 },
  { skuId: 8, quantity: 1, name: 'Stickad tröja' },
]

async function openDrawer(answers: Answers, promoCode: string | null = null) {
  const made = makeShop(answers)
  made.state().setCart({ ...makeCart('c', TWO), promoCode })
  renderInShop(<LayerHost />, made.shop)
  act(() => made.state().openOverlay('cart'))
  return { ...made, user: userEvent.setup(), drawer: within(await screen.findByRole('dialog')) }
}

describe('changes made by the service', () => {
  it('R-CART-05 removed lines and reduced quantities are listed until the cart is closed', async () => {
    const { shop, drawer, user, state } = await openDrawer({
      addToCart: cartFragment('c', [{ skuId: 7, quantity: 2 }]),
    })
    await act(() => addToCart(shop, { skuId: 9, quantity: 1 }))
    const gone = await drawer.findByText(
      'Stickad tröja, 38: går inte längre att köpa och har tagits bort ur varukorgen',
    )
    expect(gone.closest('[role="status"]')).toBeTruthy()
    expect(drawer.getByText('Omlottklänning, 38: bara 2 kvar, antalet har ändrats')).toBeTruthy()
    await user.click(drawer.getByRole('button', { name: 'Stäng varukorgen' }))
    act(() => state().openOverlay('cart'))
    await drawer.findByRole('button', { name: 'Rabattkod eller bonuscheck' })
    expect(screen.queryByText(/går inte längre att köpa/)).toBeNull()
  })

  it('R-CART-14 a promo code removed together with a line is named', async () => {
    const { drawer, user } = await openDrawer(
      { updateCartItem: cartFragment('c', [TWO[0] ?? { skuId: 7, quantity: 3 }]) },
      'KAJO10',
    )
    await user.click(drawer.getByRole('button', { name: 'Ta bort Stickad tröja' }))
    expect(await drawer.findByText(/^Koden KAJO10 togs bort/)).toBeTruthy()
    expect(drawer.queryByText(/går inte längre att köpa/)).toBeNull()
  })

  it('R-CART-05 R-CART-12 a free gift that the service removed is named', async () => {
    const { shop, state, drawer } = await openDrawer({ addToCart: cartFragment('c', TWO) })
    act(() => state().setCart(makeCart('c', [...TWO, { skuId: 20, quantity: 1, name: 'Sidenscarf', isGift: true }])))
    await act(() => addToCart(shop, { skuId: 7, quantity: 1 }))
    expect(await drawer.findByText('Sidenscarf, 38: gåvan ingår inte längre i beställningen')).toBeTruthy()
  })

  it('R-CART-05 R-CART-12 a size that was both bought and a free gift is named as both', async () => {
    const logged = vi.spyOn(console, 'error')
    const gift = { id: 'gift-7', skuId: 7, quantity: 1, isGift: true }
    const answers = [cartFragment('c', TWO), cartFragment('c', TWO.slice(1))]
    const { shop, state, drawer } = await openDrawer({ getCart: () => answers.shift() })
    act(() => state().setCart(makeCart('c', [...TWO, gift])))
    await act(() => fetchCart(shop))
    await drawer.findByText('Omlottklänning, 38: gåvan ingår inte längre i beställningen')
    await act(() => fetchCart(shop))
    await drawer.findByText(/^Omlottklänning, 38: går inte längre att köpa/)
    expect(drawer.getByText('Omlottklänning, 38: gåvan ingår inte längre i beställningen')).toBeTruthy()
    expect(logged, 'two rows with one key').not.toHaveBeenCalled()
  })

  it('R-CART-05 a removed line is no longer listed when it is in the cart again', async () => {
    const answers = [cartFragment('c', TWO.slice(0, 1)), cartFragment('c', TWO)]
    const { shop, drawer } = await openDrawer({ getCart: () => answers.shift() })
    await act(() => fetchCart(shop))
    expect(await drawer.findByText(/^Stickad tröja, 38: går inte/)).toBeTruthy()
    await act(() => fetchCart(shop))
    await waitFor(() => expect(drawer.queryByText(/^Stickad tröja, 38: går inte/)).toBeNull())
  })

  it('R-CART-05 the shopper’s own changes are not listed', async () => {
    const { drawer, user, state } = await openDrawer({
      updateCartItem: cartFragment('c', [{ skuId: 7, quantity: 2 }, ...TWO.slice(1)]),
    })
    await user.click(drawer.getByRole('button', { name: 'Minska antalet, Omlottklänning' }))
    await waitFor(() => expect(state().cart.data?.lines[0]?.quantity).toBe(2))
    expect(drawer.queryByText('Din varukorg har ändrats:')).toBeNull()
  })

  it('R-CART-05 the order summary of the checkout lists them too; another cart is not a change', async () => {
    const { shop, state } = makeShop({ getCart: cartFragment('c', TWO.slice(0, 1)) })
    state().setCart(makeCart('other', TWO))
    renderInShop(<OrderSummary cart={makeCart('c', TWO)} isOpen onToggle={() => {}} />, shop)
    await act(() => fetchCart(shop))
    expect(screen.queryByText(/går inte längre att köpa/)).toBeNull()
    act(() => state().setCart(makeCart('c', TWO)))
    await act(() => fetchCart(shop))
    const gone = await screen.findByText(/^Stickad tröja, 38: går inte längre att köpa/)
    expect(gone.closest('#order-content'), 'it is visible while the order is collapsed').toBeNull()
  })
})
