// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AddedNotice } from '@/components/cart/added-notice'
import { CartButton } from '@/components/cart/cart-button'
import { LayerHost } from '@/components/layers/layer-host'
import { useAddedSnackbar } from '@/components/product/use-added-snackbar'
import { Button } from '@/components/ui/button'
import { showAdded } from '@/lib/cart/added-notice'
import { notify } from '@/lib/store/toasts'
import { makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { withCartLayer } from '@/tests/support/with-cart-layer'

withCartLayer()

function AddedSnackbar() {
  const showAddedSnackbar = useAddedSnackbar()
  return <Button onClick={showAddedSnackbar}>Add</Button>
}

it('R-CART-11 the added notice announces the product in a live region', async () => {
  const { shop, state } = makeShop()
  const cart = makeCart('c', [{ skuId: 7, quantity: 1 }])
  state().setCart(cart)
  renderInShop(<LayerHost />, shop)
  const [region] = screen.getAllByRole('status')
  const [line] = cart.lines
  line?.campaigns.push({ name: 'Höstrea', hideTitle: false }, { name: 'Intern 7', hideTitle: true })
  if (line) showAdded(shop, line)
  expect(await screen.findByText('Tillagd i varukorgen')).toBeTruthy()
  expect(region?.textContent, 'its campaigns').toContain('Höstrea')
  expect(region?.textContent, 'not those with hideTitle').not.toContain('Intern 7')
  expect(region?.textContent).toContain('Omlottklänning')
  expect(region?.textContent).toContain('400 kr')
  await userEvent.click(screen.getByRole('button', { name: 'Visa varukorgen (1)' }))
  expect(state().layers.overlay.current).toBe('cart')
  expect(state().cart.added).toBeNull()
})

it('R-CART-11 the notice follows the pressed button in the tab order and returns the focus', async () => {
  const { shop, state } = makeShop()
  const cart = makeCart('c', [{ skuId: 7, quantity: 1 }])
  state().setCart(cart)
  renderInShop(
    <>
      <button type="button">Add</button>
      <button type="button">After</button>
      <button type="button">Long after</button>
      <LayerHost />
    </>,
    shop,
  )
  const add = screen.getByRole('button', { name: 'Add' })
  add.focus()
  const [line] = cart.lines
  if (line) showAdded(shop, line)
  const close = await screen.findByRole('button', { name: 'Stäng meddelandet' })
  expect(document.activeElement, 'the focus is not taken').toBe(add)
  await userEvent.tab()
  expect(document.activeElement).toBe(close)
  await userEvent.tab({ shift: true })
  expect(document.activeElement, 'and back').toBe(add)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Till kassan' }))
  await userEvent.tab()
  expect(document.activeElement, 'behind it the page goes on').toBe(screen.getByRole('button', { name: 'After' }))
  close.focus()
  await userEvent.keyboard('{Escape}')
  expect(state().cart.added).toBeNull()
  expect(document.activeElement).toBe(add)
})

/** A shop that has just added the only line of its cart. */
function shopWithAdded() {
  const { shop, state } = makeShop()
  const cart = makeCart('c', [{ skuId: 7, quantity: 1 }])
  state().setCart(cart)
  const [line] = cart.lines
  if (!line) throw new Error('no line')
  showAdded(shop, line)
  return { shop, state, line }
}

it('R-CART-11 the timer of the notice starts when it is visible and stops while the pointer is over it', async () => {
  vi.useFakeTimers()
  const { shop, state, line } = shopWithAdded()
  vi.advanceTimersByTime(60_000)
  expect(state().cart.added, 'its code is still on its way').not.toBeNull()
  const { unmount } = renderInShop(<AddedNotice />, shop)
  vi.advanceTimersByTime(7999)
  expect(state().cart.added).not.toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(state().cart.added).toBeNull()
  unmount()

  const matches = vi.spyOn(Element.prototype, 'matches').mockReturnValue(true)
  showAdded(shop, line)
  renderInShop(<AddedNotice />, shop)
  matches.mockRestore()
  vi.advanceTimersByTime(60_000)
  expect(state().cart.added, 'the pointer rests on it').not.toBeNull()
  vi.useRealTimers()
})

it('R-CART-11 the notice counts pieces whose addition is not answered yet, as the header does', () => {
  const { shop, state } = shopWithAdded()
  state().changeAdding(2)
  renderInShop(<AddedNotice />, shop)
  expect(screen.getByRole('button', { name: 'Visa varukorgen (3)' })).toBeTruthy()
})

it('R-LIST-09 the message after an addition counts pieces whose addition is not answered yet', () => {
  const { shop, state } = makeShop()
  state().setCart(makeCart('c', [{ skuId: 7, quantity: 1 }]))
  state().changeAdding(2)
  renderInShop(<AddedSnackbar />, shop)
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(state().layers.snackbar.action?.words).toBe('Visa varukorgen (3)')
})

it('R-STATE-06 a notification is announced and can be closed', async () => {
  const { shop, state } = makeShop()
  renderInShop(<LayerHost />, shop)
  notify(shop, { message: 'Hej', mode: 'error' })
  expect(await screen.findByText('Hej')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Stäng meddelandet' }))
  expect(state().layers.notification.message).toBe('')
})

it('R-CART-12 the cart button has the number of pieces in its name', () => {
  const { shop, state } = makeShop()
  state().setCart(
    makeCart('c', [
      { skuId: 7, quantity: 2 },
      { skuId: 8, quantity: 1 },
    ]),
  )
  renderInShop(<CartButton />, shop)
  expect(screen.getByTestId('cart-count').textContent).toBe('3')
  expect(screen.getByRole('button', { name: 'Varukorg, 3 varor' })).toBeTruthy()
})
