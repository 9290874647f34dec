// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ConfirmView } from '@/components/checkout/confirm/confirm-view'
import { readOrder } from '@/lib/checkout/order/with-order'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { router } from '@/tests/support/next-navigation'
import { COMPLETED, leaveAttempt, leaveReported, ORDER, store, TYPED } from '@/tests/support/order-attempt'
import { type Answers, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

freshBrowser()

const RETURN = '/checkout/confirm?oid=p-1&cartid=c'
const RECEIPT = { completed: true, order: { orderId: '1001', status: 'completed', currency: 'SEK', sum: 449 } }
const PLACED = { createdAt: '2026-11-23T12:00:00.000Z' }

/** Opens the return address of the order of cart `c` in a browser whose own cart is another one. */
function openElsewhere(answers: Answers = {}) {
  const made = makeShop({ checkout: ORDER, orderReceipt: RECEIPT, orderDate: PLACED, ...answers })
  made.state().setCart(makeCart('mine', [{ skuId: 1, quantity: 1 }]))
  renderInShop(<ConfirmView />, made.shop)
  return made
}

const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? ''

it('R-CHECKOUT-12 on another device a return address shows number, status, day and total of the order, and nothing personal, also after a reload', async () => {
  window.history.replaceState(null, '', RETURN)
  for (const _visit of ['first', 'reload']) {
    const { asked } = openElsewhere()
    expect(await screen.findByRole('heading', { name: 'Beställningen är mottagen' })).toBeTruthy()
    expect(factOf('Ordernummer')).toBe('1001')
    expect(factOf('Status')).toBe('Mottagen')
    expect(factOf('Beställningsdatum')).toBe('23 november 2026')
    expect(factOf('Totalt inkl. moms').replaceAll(/\s/g, ' ')).toBe('449 kr')
    expect(document.body.textContent).not.toMatch(/saga|Lind|Gatan|0701234567|Omlottklänning/i)
    expect(asked.map(({ name }) => name).toSorted()).toEqual(['orderDate', 'orderReceipt'])
    cleanup()
  }
})

it('R-CHECKOUT-12 R-CHECKOUT-13 on another device it changes nothing: draft, attempt and cart stay, and no purchase is reported', async () => {
  store('kajo-checkout', TYPED)
  leaveAttempt({ cartId: 'mine' })
  window.history.replaceState(null, '', RETURN)
  const before = JSON.stringify(localStorage)
  const { state } = openElsewhere()
  await screen.findByRole('heading', { name: 'Beställningen är mottagen' })
  expect(JSON.stringify(localStorage)).toBe(before)
  expect(state().cart.data?.id).toBe('mine')
  expect(state().events.filter(({ type }) => type === 'checkout:purchase')).toEqual([])
})

it('R-CHECKOUT-11 on another device a payment that failed is said to have ordered nothing, without leaving for the checkout', async () => {
  window.history.replaceState(null, '', RETURN)
  openElsewhere({ orderReceipt: { completed: false, order: { ...RECEIPT.order, status: 'refused' } } })
  expect(await screen.findByRole('heading', { name: 'Betalningen gick inte igenom' })).toBeTruthy()
  expect(router.replace).not.toHaveBeenCalled()
})

it.each([
  ['of the last attempt', () => leaveAttempt({ state: 'redirected', publicId: 'p-1' })],
  ['whose purchase was reported here', () => leaveReported(['x', 'c'])],
  ['whose purchase an earlier version reported here', () => localStorage.setItem('kajo-purchases', 'x,c')],
])('R-CHECKOUT-12 the order %s is shown in full when its return address is opened again', async (_name, remember) => {
  remember()
  window.history.replaceState(null, '', RETURN)
  openElsewhere({ checkout: { ...ORDER, cart: COMPLETED } })
  expect((await screen.findByTestId('order-number')).textContent).toBe('1001')
  expect(screen.getByText('saga@mejl.se')).toBeTruthy()
})

it('R-CHECKOUT-12 the first view of an order deletes the saved form of that order, and keeps a cart that was started later', async () => {
  leaveAttempt({ state: 'redirected', publicId: 'p-1' })
  window.history.replaceState(null, '', RETURN)
  const { state } = openElsewhere()
  await screen.findByText('saga@mejl.se')
  await waitFor(() => expect(readOrder().reported).toEqual(['c']))
  await waitFor(() => expect(localStorage.getItem('kajo-checkout')).toBeNull())
  expect(state().cart.data?.id).toBe('mine')
})

it('R-CHECKOUT-12 an order stays on the screen when what follows it fails', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  leaveAttempt({ state: 'redirected', publicId: 'p-1' })
  window.history.replaceState(null, '', RETURN)
  const made = makeShop({ checkout: ORDER })
  made.state().setCart(makeCart('c', [{ skuId: 1, quantity: 1 }]))
  const failing = {
    ...made.shop,
    post: () => {
      throw new Error('the channel is closed')
    },
  }
  renderInShop(<ConfirmView />, failing)
  expect(await screen.findByText('saga@mejl.se')).toBeTruthy()
  await waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringMatching(/reported/), expect.any(Error)))
  expect(screen.getByTestId('order-number').textContent).toBe('1001')
})
