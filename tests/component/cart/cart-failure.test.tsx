// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LayerHost } from '@/components/layers/layer-host'
import { AppError } from '@/lib/errors/app-error'
import { cartFragment, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { withCartLayer } from '@/tests/support/with-cart-layer'

const TWO = [
  { skuId: 7, quantity: 2 },
  { skuId: 8, quantity: 1 },
]

withCartLayer()
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a cart that cannot be fetched', () => {
  it('R-CART-03 shows a message with a retry button', async () => {
    const { shop, state } = makeShop({ getCart: cartFragment('c', TWO) })
    state().setCartBroken()
    state().openOverlay('cart')
    renderInShop(<LayerHost />, shop)
    await userEvent.click(await screen.findByRole('button', { name: /Försök igen/ }))
    const [line] = await screen.findAllByTestId('cart-line')
    await waitFor(() => expect(document.activeElement, 'what had the focus is gone').not.toBe(document.body))
    expect(document.activeElement?.contains(line ?? null)).toBe(true)
  })

  it('R-TAB-01 when another tab has loaded the cart, the focus moves from the button into it', async () => {
    const { shop, state } = makeShop()
    state().setCartBroken()
    state().openOverlay('cart')
    renderInShop(<LayerHost />, shop)
    const retry = await screen.findByRole('button', { name: /Försök igen/ })
    retry.focus()
    act(() => state().setCart(makeCart('c', TWO)))
    const [line] = await screen.findAllByTestId('cart-line')
    await waitFor(() => expect(document.activeElement, 'what had the focus is gone').not.toBe(document.body))
    expect(document.activeElement?.contains(line ?? null)).toBe(true)
  })

  it('R-CART-03 during a retry the button keeps the focus, and another failure is announced again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const held: ((answer: unknown) => void)[] = []
    const { shop, state } = makeShop({ getCart: () => new Promise((resolve) => held.push(resolve)) })
    state().setCartBroken()
    state().openOverlay('cart')
    renderInShop(<LayerHost />, shop)
    const retry = await screen.findByRole('button', { name: /Försök igen/ })
    const alert = screen.getByText('Vi kunde inte hämta din varukorg just nu. Den finns kvar.')
    await userEvent.click(retry)
    expect(retry.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(retry)
    await waitFor(() => expect(held).toHaveLength(1))
    held[0]?.(new AppError('BACKEND_DOWN', 'down', 503))
    await waitFor(() => expect(retry.hasAttribute('aria-busy')).toBe(false))
    expect(alert.isConnected).toBe(false)
    expect(screen.getByText('Vi kunde inte hämta din varukorg just nu. Den finns kvar.').getAttribute('role')).toBe(
      'alert',
    )
    expect(document.activeElement).toBe(retry)
  })
})
