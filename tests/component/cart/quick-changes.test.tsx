// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LayerHost } from '@/components/layers/layer-host'
import { cartFragment, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { withCartLayer } from '@/tests/support/with-cart-layer'

withCartLayer()

const line = (quantity: number) => [{ skuId: 7, quantity, stock: 100 }]

/** The cart drawer with a service whose answers the test releases. */
async function openSlowCart() {
  const waiting: (() => void)[] = []
  const made = makeShop({
    updateCartItem: ({ item }: { item: { quantity: number } }) =>
      new Promise((resolve) => waiting.push(() => resolve(cartFragment('c', line(item.quantity))))),
  })
  made.state().setCart(makeCart('c', line(1)))
  renderInShop(<LayerHost />, made.shop)
  act(() => made.state().openOverlay('cart'))
  const drawer = within(await screen.findByRole('dialog'))
  const answer = async () => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    await act(async () => waiting.shift()?.())
  }
  return { ...made, drawer, answer, waiting }
}

describe('fast changes of quantity', () => {
  it('R-CART-05 fifty fast presses cause at most three requests, and the last quantity wins', async () => {
    const { drawer, asked, answer, state } = await openSlowCart()
    const more = drawer.getByRole('button', { name: 'Öka antalet, Omlottklänning' })
    for (let press = 0; press < 25; press += 1) fireEvent.click(more)
    await waitFor(() => expect(asked).toHaveLength(1))
    for (let press = 0; press < 25; press += 1) fireEvent.click(more)
    expect(drawer.getByRole('group', { name: 'Antal, Omlottklänning' }).textContent).toBe('51')
    while (state().cart.data?.lines[0]?.quantity !== 51) await answer()
    await waitFor(() => expect(state().cart.wanted).toEqual({}))
    expect(asked.length).toBeLessThanOrEqual(3)
    expect(asked.at(-1)?.variables.item).toEqual({ id: 'line-7', quantity: 51 })
    expect(drawer.getByRole('group', { name: 'Antal, Omlottklänning' }).textContent).toBe('51')
  })

  it('R-CART-13 until the answer the old amounts are shown, marked as pending', async () => {
    const { drawer, answer, state } = await openSlowCart()
    fireEvent.click(drawer.getByRole('button', { name: 'Öka antalet, Omlottklänning' }))
    const sums = drawer.getByText('Delsumma').closest('dl')
    expect(sums?.getAttribute('aria-busy')).toBe('true')
    expect(sums?.textContent).toContain('400 kr')
    expect(drawer.getByTestId('cart-line').getAttribute('aria-busy')).toBe('true')
    await answer()
    await waitFor(() => expect(state().cart.wanted).toEqual({}))
    expect(sums?.getAttribute('aria-busy')).toBeNull()
    expect(sums?.textContent).toContain('800 kr')
  })

  it.each([
    [1, 'Det finns bara 1 kvar. Minska antalet.'],
    [0, 'Slutsåld. Ta bort varan så kan du gå vidare.'],
  ])('R-PDP-09 a line with only %i pieces left shows a message', async (stock, words) => {
    const { shop, state } = makeShop()
    state().setCart(makeCart('c', [{ skuId: 7, quantity: 2, stock }]))
    renderInShop(<LayerHost />, shop)
    act(() => state().openOverlay('cart'))
    const drawer = within(await screen.findByRole('dialog'))
    expect(within(drawer.getByTestId('cart-line')).getByText(words)).toBeTruthy()
  })
})
