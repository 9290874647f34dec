// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { router } from '@/tests/support/next-navigation'
import { COMPLETED, leaveAttempt, OPEN, ORDER, renderConfirmation, stored } from '@/tests/support/order-attempt'
import { PURCHASE_EVENT } from '@/tests/support/purchase'

freshBrowser()

// jsdom has no `crypto.subtle`
beforeEach(() => void vi.stubGlobal('crypto', webcrypto))

describe('T27 the confirmation', () => {
  it('ids a provider brings in the address move into the history entry and survive a reload there', async () => {
    window.history.replaceState(null, '', '/checkout/confirm?oid=p-1&cartid=c&lang=sv')
    const { asked } = renderConfirmation({ checkout: ORDER })
    expect((await screen.findByTestId('order-number')).textContent).toBe('1001')
    expect(window.location.pathname + window.location.search).toBe('/checkout/confirm?lang=sv')
    expect(asked.find(({ name }) => name === 'checkout')?.variables).toMatchObject({ id: 'p-1', cartId: 'c' })
    cleanup()
    const reloaded = renderConfirmation({ checkout: ORDER })
    await screen.findByTestId('order-number')
    expect(reloaded.asked.find(({ name }) => name === 'checkout')?.variables).toMatchObject({ id: 'p-1' })
  })

  it('the shop’s own confirmation has no ids in its address, and leaves no input and no public id on the device', async () => {
    window.history.replaceState(null, '', '/checkout/confirm')
    leaveAttempt({ state: 'ordered', publicId: 'p-1' })
    renderConfirmation({ checkout: ORDER })
    await screen.findByTestId('order-number')
    expect(await screen.findByText('Beräknad leverans'), 'the delivery promised').toBeTruthy()
    await waitFor(() => expect(stored().state).toBe('confirmed'))
    expect(JSON.stringify(localStorage)).not.toMatch(/saga|Gatan|p-1/)
    cleanup()
    window.history.replaceState(null, '', '/checkout/confirm')
    renderConfirmation({ checkout: ORDER, orderedCart: COMPLETED })
    expect(
      await screen.findByRole('heading', { name: 'Vi hittar inte beställningen' }),
      'not for who comes later',
    ).toBeTruthy()
  })

  it('R-CHECKOUT-12 an order whose answer was lost: made from the lines of its cart, the number comes by e-mail, counted once', async () => {
    window.history.replaceState(null, '', '/checkout/confirm')
    leaveAttempt({ state: 'ordered' })
    const { state, purchases } = renderConfirmation({ orderedCart: COMPLETED })
    expect(await screen.findByText('Omlottklänning')).toBeTruthy()
    expect(screen.queryByTestId('order-number')).toBeNull()
    expect(screen.getByText('Kommer via e-post')).toBeTruthy()
    expect(screen.getByText('saga@mejl.se')).toBeTruthy()
    expect(screen.getByText('Gatan 1')).toBeTruthy()
    expect(state().cart.data).toBeNull()
    // the id of the cart gives access to it, so the number is made of its hash
    const made = { orderId: expect.stringMatching(/^[\da-f]{16}$/), country: '', nthPurchase: null }
    await waitFor(() => expect(purchases()).toMatchObject([{ data: { ...PURCHASE_EVENT, ...made } }]))
    cleanup()
    const reloaded = renderConfirmation({ orderedCart: COMPLETED })
    expect(await screen.findByText('Omlottklänning')).toBeTruthy()
    expect(screen.getByText(/Ordernumret och bekräftelsen kommer via e-post/)).toBeTruthy()
    expect(reloaded.purchases()).toEqual([])
  })

  it('an attempt whose cart is still open opens the checkout', async () => {
    window.history.replaceState(null, '', '/checkout/confirm')
    leaveAttempt()
    renderConfirmation()
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/kassan'))
  })

  it('R-CHECKOUT-12 a cart that was completed without an order is not confirmed', async () => {
    window.history.replaceState(null, '', '/checkout/confirm')
    leaveAttempt({ state: 'ordered' })
    const { state, purchases } = renderConfirmation({ orderedCart: { ...OPEN, isCompleted: true } })
    expect(await screen.findByRole('heading', { name: 'Vi hittar inte beställningen' })).toBeTruthy()
    expect(purchases()).toEqual([])
    expect(state().cart.data?.id).toBe('c')
  })

  it('a cart id in the address does not show the items of that cart', async () => {
    window.history.replaceState(null, '', '/checkout/confirm?cartid=c')
    const { asked } = renderConfirmation({ orderedCart: COMPLETED })
    expect(await screen.findByRole('heading', { name: 'Vi hittar inte beställningen' })).toBeTruthy()
    expect(asked).toEqual([])
  })
})
