// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfirmView } from '@/components/checkout/confirm/confirm-view'
import { AppError } from '@/lib/errors/app-error'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { router } from '@/tests/support/next-navigation'
import { PURCHASE, PURCHASE_EVENT } from '@/tests/support/purchase'
import { type Answers, cartFragment, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const CART = [{ skuId: 7, quantity: 1 }]

freshBrowser()
// jsdom has no `crypto.subtle`
beforeEach(() => void vi.stubGlobal('crypto', webcrypto))

describe('confirmation', () => {
  const CHECKOUT = {
    completed: true,
    nthPurchase: 1,
    order: {
      ...PURCHASE,
      marketId: 'se',
      sum: 449,
      billingAddress: null,
      shippingAddress: {
        firstName: 'Saga',
        lastName: 'Lind',
        careOf: '',
        addressLine1: 'Gatan 1',
        addressLine2: '',
        zip: '111 22',
        city: 'Stockholm',
        mobile: '',
      },
      rows: [],
    },
    cart: { ...cartFragment('c', CART), isCompleted: true },
  }

  const purchases = ({ events }: ReturnType<ReturnType<typeof makeShop>['state']>) =>
    events.filter(({ type }) => type === 'checkout:purchase')

  const confirm = (answers: Answers) => {
    window.history.replaceState(null, '', '/checkout/confirm?oid=p-1&cartid=c')
    const made = makeShop(answers)
    made.state().setCart(makeCart('c', CART))
    renderInShop(<ConfirmView />, made.shop)
    return made
  }

  it('R-CHECKOUT-12 T36 shows the order and how to withdraw, pushes the purchase once over a reload, empties the cart', async () => {
    const { state } = confirm({ checkout: CHECKOUT })
    expect((await screen.findByTestId('order-number')).textContent).toBe('1001')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tack, Saga.\nNu packar vi.')
    expect(screen.getByText(/saga@mejl.se/)).toBeTruthy()
    expect(screen.getByText('Gatan 1')).toBeTruthy()
    const withdrawal = screen.getByRole('link', { name: 'Ångra avtalet här' })
    expect(withdrawal.getAttribute('href'), 'T36').toBe('/%C3%A5ngra-avtalet?order=1001')
    expect(within(screen.getByRole('list', { name: 'Det du beställde' })).getByText('Omlottklänning')).toBeTruthy()
    expect(state().cart.data).toBeNull()
    expect(purchases(state())).toHaveLength(1)
    cleanup()
    const reloaded = confirm({ checkout: CHECKOUT })
    await screen.findByTestId('order-number')
    expect(purchases(reloaded.state())).toEqual([])
  })

  it('R-CHECKOUT-12 the provider’s own confirmation is shown below the order, and its script runs', async () => {
    const htmlSnippet = '<p>Betald med faktura</p><script>document.body.dataset.provider = "ran"</script>'
    confirm({ checkout: { ...CHECKOUT, htmlSnippet } })
    const part = await screen.findByRole('region', { name: 'Bekräftelse från betaltjänsten' })
    expect(await within(part).findByText('Betald med faktura')).toBeTruthy()
    expect(document.body.dataset.provider).toBe('ran')
    cleanup()
    confirm({ checkout: { ...CHECKOUT, htmlSnippet: null } })
    await screen.findByTestId('order-number')
    expect(screen.queryByRole('region', { name: 'Bekräftelse från betaltjänsten' })).toBeNull()
  })

  it('R-DATA-04 the purchase event has order, currency, customer, market, and the value of the items with and without VAT', async () => {
    const { state } = confirm({ checkout: CHECKOUT })
    await screen.findByTestId('order-number')
    expect(purchases(state())).toEqual([
      {
        type: 'checkout:purchase',
        timestamp: expect.any(Number),
        data: { ...PURCHASE_EVENT, lines: [expect.objectContaining({ skuId: 7, quantity: 1, averageIncVat: 400 })] },
      },
    ])
  })

  it('R-CHECKOUT-13 the address of the delivery has its c/o and its second line', async () => {
    const { order } = CHECKOUT
    const shippingAddress = { ...order.shippingAddress, careOf: 'Maja Berg', addressLine2: 'Uppgång B' }
    confirm({ checkout: { ...CHECKOUT, order: { ...order, shippingAddress } } })
    await screen.findByTestId('order-number')
    for (const line of ['Saga Lind', 'c/o Maja Berg', 'Gatan 1', 'Uppgång B', '111 22 Stockholm'])
      expect(screen.getByText(line)).toBeTruthy()
  })

  it('R-CHECKOUT-12 for an unknown order a message is shown and the cart is kept', async () => {
    const { state } = confirm({ checkout: null })
    expect(await screen.findByRole('heading', { name: 'Vi hittar inte beställningen' })).toBeTruthy()
    expect(state().cart.data?.id).toBe('c')
  })

  it('R-CHECKOUT-12 an unfinished order goes back to the checkout', async () => {
    confirm({ checkout: { ...CHECKOUT, completed: false } })
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/kassan'))
  })

  it('R-CHECKOUT-12 there is no redirect after the page was left before the response', async () => {
    let asked = 0
    confirm({
      checkout: () => {
        asked += 1
        // the shopper opens another page while the request is pending
        cleanup()
        return { ...CHECKOUT, completed: false }
      },
    })
    await waitFor(() => expect(asked).toBe(1))
    // handling an answer takes a few microtasks
    await new Promise((resolve) => setTimeout(resolve))
    expect(router.replace).not.toHaveBeenCalled()
  })

  it('R-CHECKOUT-12 R-CHECKOUT-16 a failed query shows its code and can be repeated', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let isDown = true
    confirm({ checkout: () => (isDown ? new AppError('BACKEND_DOWN', 'down', 503) : CHECKOUT) })
    const retry = await screen.findByRole('button', { name: /Försök igen/ })
    expect(screen.getByText('Kod: BACKEND_DOWN')).toBeTruthy()
    isDown = false
    await userEvent.click(retry)
    expect((await screen.findByTestId('order-number')).textContent).toBe('1001')
    expect(document.activeElement, 'what has come is read out').toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('R-CHECKOUT-12 during a retry the page and the focus stay, and another failure is announced again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new AppError('BACKEND_DOWN', 'down', 503)
    const held: ((answer: unknown) => void)[] = []
    let isFirst = true
    confirm({
      checkout: () => {
        if (!isFirst) return new Promise((resolve) => held.push(resolve))
        isFirst = false
        return down
      },
    })
    const retry = await screen.findByRole('button', { name: /Försök igen/ })
    const alert = screen.getByRole('alert')
    await userEvent.click(retry)
    expect(screen.getByRole('button', { name: /Försök igen/ })).toBe(retry)
    expect(retry.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(retry)
    await waitFor(() => expect(held).toHaveLength(1))
    held[0]?.(down)
    await waitFor(() => expect(retry.hasAttribute('aria-busy')).toBe(false))
    expect(screen.getByRole('alert')).not.toBe(alert)
    expect(document.activeElement).toBe(retry)
  })
})
