// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { takeOrderIds } from '@/lib/checkout/confirm/order-ids'
import { readDeliveryWindow } from '@/lib/checkout/delivery/stored-delivery-window'
import { readOrder } from '@/lib/checkout/order/with-order'
import { connectAvarda } from '@/lib/payment/avarda'
import { fakeAvarda, openCheckout } from '@/tests/support/external-payment'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { router } from '@/tests/support/next-navigation'
import { EMAIL_HASH } from '@/tests/support/purchase'
import { cartFragment } from '@/tests/support/shop-fixtures'

freshBrowser()
// jsdom has no `crypto.subtle`
beforeEach(() => void vi.stubGlobal('crypto', webcrypto))

// scripts of the document cannot access globals of the test, so the test makes the call of the snippet
vi.mock('@/lib/payment/insert-snippet', () => ({
  insertSnippet: (element: HTMLElement, html: string) => {
    element.innerHTML = html
    const init = Reflect.get(window, 'avardaCheckoutInit') as (options: object) => void
    init({ purchaseId: 'aid-1' })
  },
}))

/** A checkout with an open Avarda form, whose snippet has called the init function. */
async function opened(answers?: Parameters<typeof openCheckout>[1]) {
  const avarda = fakeAvarda()
  const made = openCheckout('AVARDA', answers)
  await made.acceptTerms()
  await made.press()
  await screen.findByText('Form 1')
  return { ...made, avarda }
}
const validation = (memberType: string | null, message: string | null = null) => ({
  validateOrderCreation: { isValid: message === null, message, memberType },
})

describe('beforeSubmitCallback', () => {
  it('R-CHECKOUT-01 is stopped when a price has risen: the new total is shown, and the form gets the new amount', async () => {
    const freshCart = cartFragment('c', [{ skuId: 7, quantity: 1, unit: 500 }])
    const { avarda, asked } = await opened({ freshCart })
    const updates = () => asked.filter(({ name }) => name === 'createOrUpdateCheckout').length
    const before = updates()
    expect(await act(() => avarda.submit())).toBe(false)
    expect(await screen.findByText(/^Den nya summan är 549/)).toBeTruthy()
    await waitFor(() => expect(updates()).toBeGreaterThan(before))
  })

  it('R-CHECKOUT-08 continues when the customer may order; the attempt stores the id of the purchase', async () => {
    const { avarda, state } = await opened()
    expect(await act(() => avarda.submit('DirectInvoice'))).toBe(true)
    const event = { type: 'checkout:email', data: { emailHash: EMAIL_HASH } }
    await waitFor(() => expect(state().events).toEqual(expect.arrayContaining([expect.objectContaining(event)])))
    expect(readOrder().attempt).toMatchObject({ state: 'redirected', paymentType: 'AVARDA', publicId: 'aid-1' })
    expect(readDeliveryWindow('c'), 'the delivery that the confirmation names').toMatchObject({
      orderedAt: expect.any(Date),
    })
  })

  it.each([
    [
      'R-CHECKOUT-05',
      validation(null, 'Customer is blacklisted'),
      'Card',
      /Vi kan tyvärr inte ta emot din beställning/,
    ],
    ['R-CHECKOUT-06', validation(null, 'Email seems to be invalid'), 'Card', /E-postadressen verkar inte stämma/],
    ['R-CHECKOUT-07', validation('NOCREDIT'), 'DirectInvoice', /Faktura och delbetalning/],
    ['R-CHECKOUT-07', validation('NO CREDIT - Curve'), 'Loan', /Faktura och delbetalning/],
  ])('%s R-CHECKOUT-09 aborts %o with %s, and says why', async (_id, answers, method, text) => {
    const { avarda } = await opened(answers)
    expect(await act(() => avarda.submit(method))).toBe(false)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(readOrder().attempt).toBeNull()
  })

  it('R-CHECKOUT-17 a customer with limited credit may pay by card', async () => {
    const { avarda } = await opened(validation('NOCREDIT'))
    expect(await act(() => avarda.submit('Card'))).toBe(true)
  })

  it('R-CHECKOUT-09 aborts when the validation request fails', async () => {
    const { avarda } = await opened({ validateOrderCreation: new Error('down') })
    expect(await act(() => avarda.submit())).toBe(false)
    expect(readOrder().attempt).toBeNull()
  })
})

describe('Avarda form', () => {
  it('R-STATE-04 its state is the session in the payment options of the checkout', async () => {
    const { user, state, session } = await opened()
    const held = () => state().checkout.options?.payments.find(({ type }) => type === 'AVARDA')?.snippet
    expect(held()).toEqual({ html: '<p>Form 1</p>', isNewSession: true })
    session.html = '<p>Form 2</p>'
    await user.click(screen.getByRole('radio', { name: /Instabox/ }))
    expect(await screen.findByText('Form 2')).toBeTruthy()
    expect(held()?.html).toBe('<p>Form 2</p>')
  })

  it('is refreshed after an update of the checkout', async () => {
    const { user, avarda, session } = await opened()
    session.isNew = false
    await user.click(screen.getByRole('radio', { name: /Instabox/ }))
    await waitFor(() => expect(avarda.refreshForm).toHaveBeenCalled())
  })

  it('opens the confirmation of a completed purchase', async () => {
    const { avarda } = await opened()
    act(() => avarda.complete())
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/checkout/confirm'))
    expect(takeOrderIds()).toEqual({ publicId: 'aid-1', cartId: 'c', paymentType: 'AVARDA', isOwn: true })
  })

  it('queues the call of the snippet, with our callbacks, until Avarda’s script has loaded', () => {
    const insert = () => {
      const name = 'avardaCheckoutInit'
      const call = Reflect.get(window, name) as (options: object) => void
      call({ purchaseId: 'aid-2' })
    }
    connectAvarda({ insert, beforeSubmit: async () => true, onPaid: () => undefined })
    const queue = (Reflect.get(window, 'avardaCheckoutInit') as { q: [object][] }).q
    expect(queue).toEqual([
      [
        {
          purchaseId: 'aid-2',
          beforeSubmitCallback: expect.any(Function),
          completedPurchaseCallback: expect.any(Function),
        },
      ],
    ])
    Reflect.deleteProperty(window, 'avardaCheckoutInit')
  })
})
