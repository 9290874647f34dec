// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { ConfirmView } from '@/components/checkout/confirm/confirm-view'
import { checkoutMethod } from '@/tests/support/checkout-method'
import { enterGuest } from '@/tests/support/enter-guest'
import { router } from '@/tests/support/next-navigation'
import { renderProductMain, sizeOption, skusOf, stubIntersections } from '@/tests/support/product-main'
import { PURCHASE } from '@/tests/support/purchase'
import { cartFragment, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { stock } from '@/tests/unit/product/fixtures'

/** Wednesday before midsummer eve, half past two in Stockholm: past the cut-off hour there, not in UTC. */
const ORDERED_AT = new Date('2027-06-23T12:30:00Z')

beforeEach(() => {
  vi.setSystemTime(ORDERED_AT)
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
})

const INVOICE = { id: 22, name: 'DirectInvoice', displayName: 'Faktura 14 dagar' }

type Items = Parameters<typeof cartFragment>[1]

const makeOrderingShop = (items: Items) => {
  const cart = cartFragment('c', items)
  const made = makeShop({
    createOrUpdateCheckout: {
      shippingOptions: [checkoutMethod(21, 'PostNord')],
      paymentOptions: [checkoutMethod(20, 'Swish')],
      cart,
    },
    validateOrderCreation: { isValid: true, message: null, memberType: null },
    placeOrder: { orderId: '1001', publicId: 'p-1', status: 'completed', redirectUrl: null },
    getCart: cart,
    checkout: {
      completed: true,
      nthPurchase: 1,
      order: { ...PURCHASE, billingAddress: null, shippingAddress: null, rows: [] },
      cart: { ...cart, isCompleted: true, summary: { ...cart.summary, payment: INVOICE } },
    },
  })
  made.state().setCart(makeCart('c', items))
  return made.shop
}

async function fillCheckout(user: ReturnType<typeof userEvent.setup>) {
  await screen.findByTestId('place-order')
  enterGuest()
  await user.click(await screen.findByRole('radio', { name: /PostNord/ }))
  await user.click(await screen.findByRole('radio', { name: 'Swish' }))
  await user.click(screen.getByRole('checkbox'))
}

describe('R-PDP-05 one delivery date', () => {
  it('on the product page it is by the clock and the holidays of the market', () => {
    const shop = makeOrderingShop([])
    stubIntersections()
    renderProductMain(shop, { skus: skusOf({ S: stock({ inStock: 9 }), M: stock() }) })
    fireEvent.click(sizeOption('S'))
    expect(screen.getByText('Hos dig tis 29 juni–tors 1 juli')).toBeTruthy()
  })

  it('in checkout it lies within that, and the confirmation shows it however late it is opened', async () => {
    const shop = makeOrderingShop([{ skuId: 7, quantity: 1 }])
    const user = userEvent.setup()
    renderInShop(<CheckoutView />, shop)
    await fillCheckout(user)
    expect(screen.getByRole('radio', { name: /PostNord/ }).closest('label')?.textContent).toContain(
      'tis 29–ons 30 juni',
    )
    await user.click(screen.getByTestId('place-order'))
    await vi.waitFor(() => expect(router.push.mock.calls.length + router.replace.mock.calls.length).toBeGreaterThan(0))
    for (const openedAt of ['2027-06-24T10:00:00Z', '2027-08-02T10:00:00Z']) {
      cleanup()
      vi.setSystemTime(new Date(openedAt))
      window.history.replaceState(null, '', '/checkout/confirm?oid=p-1&cartid=c')
      renderInShop(<ConfirmView />, shop)
      expect(await screen.findByText('tisdag 29–onsdag 30 juni')).toBeTruthy()
      expect(screen.getByText(/senast den 7 juli/), 'R-CHECKOUT-12 a bill is due by the day of the order').toBeTruthy()
    }
  })

  it('in the checkout it is later for products that the shop orders first', async () => {
    const shop = makeOrderingShop([{ skuId: 7, quantity: 3, stock: 1, oversellable: 5 }])
    const user = userEvent.setup()
    renderInShop(<CheckoutView />, shop)
    await fillCheckout(user)
    expect(screen.getByRole('radio', { name: /PostNord/ }).closest('label')?.textContent).toContain('tis 6–mån 12 juli')
  })
})
