// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { readOrder } from '@/lib/checkout/order/with-order'
import { changeCustomerType } from '@/lib/store/change-customer-type'
import { fakeKlarna, openCheckout } from '@/tests/support/external-payment'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { router } from '@/tests/support/next-navigation'
import { ATTEMPT, leaveAttempt } from '@/tests/support/order-attempt'
import { cartFragment } from '@/tests/support/shop-fixtures'

freshBrowser()

/** The time until changes are sent to the service is then not waited for: `pass` lets it pass. */
const stopClock = () => void vi.useFakeTimers({ shouldAdvanceTime: true })
const pass = () => act(() => vi.advanceTimersByTimeAsync(1000))

const form = (name = 'Form 1') => screen.findByText(name)

/** A checkout with an open Klarna form. */
async function opened(answers?: Parameters<typeof openCheckout>[1]) {
  const klarna = fakeKlarna()
  const made = openCheckout('KLARNA', answers)
  await made.acceptTerms()
  await made.press()
  await form()
  return { ...made, klarna }
}

describe('Klarna form', () => {
  it('R-CHECKOUT-01 is stopped when a price has risen: the new total is shown, and the form gets the new amount', async () => {
    const freshCart = cartFragment('c', [{ skuId: 7, quantity: 1, unit: 500 }])
    const { klarna, asked } = await opened({ freshCart })
    const updates = () => asked.filter(({ name }) => name === 'createOrUpdateCheckout').length
    const before = updates()
    stopClock()
    expect(await act(() => klarna.validate())).toBe(false)
    expect(await screen.findByText(/^Den nya summan är 549/)).toBeTruthy()
    await pass()
    expect(updates()).toBeGreaterThan(before)
  })

  it('R-CHECKOUT-01 R-CHECKOUT-02 replaces the order button when the shop’s form is complete', async () => {
    fakeKlarna()
    const { press, acceptTerms } = openCheckout('KLARNA')
    await press()
    expect(await screen.findByText('Godkänn köpvillkoren för att kunna beställa')).toBeTruthy()
    expect(screen.queryByText('Form 1')).toBeNull()
    await acceptTerms()
    await press()
    expect(await form()).toBeTruthy()
    expect(screen.queryByTestId('place-order')).toBeNull()
    expect(screen.queryByRole('button', { name: /Fortsätt till Provider/ })).toBeNull()
  })

  it('closes when another method is chosen, accepts no payment after that, and the button opens it again', async () => {
    const { user, press, klarna, asked } = await opened()
    await user.click(screen.getByRole('radio', { name: 'Swish' }))
    expect(await screen.findByTestId('place-order')).toBeTruthy()
    expect(screen.queryByText('Form 1')).toBeNull()
    expect(await klarna.validate()).toBe(false)
    expect(asked.some(({ name }) => name === 'validateOrderCreation')).toBe(false)
    await user.click(screen.getByRole('radio', { name: 'Provider' }))
    expect(screen.queryByText('Form 1')).toBeNull()
    await press()
    expect(await form()).toBeTruthy()
  })

  it('the service gets the return addresses for Klarna, and the order button places no order', async () => {
    const { asked } = await opened()
    const last = asked.findLast(({ name }) => name === 'createOrUpdateCheckout')
    const checkout = last?.variables.checkout as { checkoutUrls: Record<string, string> }
    expect(checkout.checkoutUrls.redirectUrl).toBe(
      'http://localhost:3000/checkout/confirm?kid={payment.uid}&cartid={geins.cartid}',
    )
    expect(asked.some(({ name }) => name === 'placeOrder')).toBe(false)
  })

  it('R-VALID-03 for a provider’s form the update contains the organisation number; for the shop’s own button it does not', async () => {
    fakeKlarna()
    const { shop, user, asked, acceptTerms, press } = openCheckout('KLARNA')
    act(() => changeCustomerType(shop, 'ORGANIZATION'))
    await user.type(await screen.findByRole('textbox', { name: 'Företagets namn' }), 'Kajo AB')
    await user.type(screen.getByRole('textbox', { name: 'Organisationsnummer' }), '5560360793')
    await acceptTerms()
    await press()
    await form()
    const numbers = () =>
      asked
        .filter(({ name }) => name === 'createOrUpdateCheckout')
        .map(({ variables }) => (variables.checkout as { identityNumber?: string | null }).identityNumber ?? null)
    expect(numbers().at(-1)).toBe('556036-0793')
    const before = numbers().length
    stopClock()
    await user.click(screen.getByRole('radio', { name: 'Swish' }))
    await pass()
    expect(numbers().length).toBeGreaterThan(before)
    expect(numbers().at(-1)).toBeNull()
  })

  it('is suspended while the checkout is updating, then resumed', async () => {
    const { user, klarna, session } = await opened()
    session.isNew = false
    stopClock()
    await user.click(screen.getByRole('radio', { name: /Instabox/ }))
    await waitFor(() => expect(klarna.suspend).toHaveBeenCalled())
    expect(klarna.resume).not.toHaveBeenCalled()
    await pass()
    await waitFor(() => expect(klarna.resume).toHaveBeenCalled())
    expect(screen.getByText('Form 1')).toBeTruthy()
  })

  it('is inserted again for a new session only', async () => {
    const { user, session } = await opened()
    const before = screen.getByText('Form 1')
    session.isNew = false
    stopClock()
    await user.click(screen.getByRole('radio', { name: /Instabox/ }))
    await pass()
    await waitFor(() => expect(screen.getByText('Form 1').closest('[inert]')).toBeNull())
    expect(screen.getByText('Form 1'), 'the same element').toBe(before)
    Object.assign(session, { html: '<p>Form 2</p>', isNew: true })
    await user.click(screen.getByRole('radio', { name: /PostNord/ }))
    await pass()
    expect(await form('Form 2')).toBeTruthy()
    expect(screen.queryByText('Form 1')).toBeNull()
  })

  it('closes when the shop’s form becomes invalid', async () => {
    const { user } = await opened()
    stopClock()
    await user.clear(screen.getByRole('textbox', { name: 'Gatuadress' }))
    await pass()
    expect(await screen.findByRole('button', { name: /Fortsätt till Provider/ })).toBeTruthy()
    expect(screen.queryByText('Form 1')).toBeNull()
  })

  it('stays locked until the last change is sent, even one made during an earlier update', async () => {
    const { user, asked, state, session } = await opened()
    session.isNew = false
    const updates = () => asked.filter(({ name }) => name === 'createOrUpdateCheckout')
    const isLocked = () => screen.getByText('Form 1').closest('[inert]') !== null
    const street = screen.getByRole('textbox', { name: 'Gatuadress' })
    const before = updates().length
    let answer = () => {}
    session.wait = new Promise((resolve) => {
      answer = resolve
    })
    stopClock()
    await user.type(street, '2')
    expect(isLocked()).toBe(true)
    expect(screen.getByText('Beloppet uppdateras')).toBeTruthy()
    await pass()
    expect(updates()).toHaveLength(before + 1)
    await user.type(street, '3')
    await act(async () => answer())
    await waitFor(() => expect(state().checkout.isUpdating).toBe(false))
    expect(isLocked()).toBe(true)
    await pass()
    await waitFor(() => expect(isLocked()).toBe(false))
    expect(JSON.stringify(updates().at(-1)?.variables)).toContain('Gatan 123')
  })

  it('shows an error when the service sends no form, and can be requested again', async () => {
    fakeKlarna()
    const made = openCheckout('KLARNA')
    made.session.html = ''
    await made.acceptTerms()
    await made.press()
    expect(await screen.findByText(/Provider svarar inte just nu/)).toBeTruthy()
    made.session.html = '<p>Form 1</p>'
    await made.user.click(screen.getByRole('button', { name: /Försök igen/ }))
    expect(await form()).toBeTruthy()
  })
})

describe('before Klarna takes the payment', () => {
  it('R-CHECKOUT-04 the service validates the order, and the attempt is stored for reloads and other tabs', async () => {
    const { klarna, asked } = await opened()
    expect(await act(() => klarna.validate('annan@mejl.se'))).toBe(true)
    const validation = asked.find(({ name }) => name === 'validateOrderCreation')
    expect(validation?.variables).toEqual({
      cartId: 'c',
      checkoutMarketId: 'se',
      checkout: {
        email: 'annan@mejl.se',
        billingAddress: {
          firstName: 'Saga',
          lastName: 'Lind',
          addressLine1: 'Gatan 1',
          zip: '111 22',
          city: 'Stockholm',
        },
      },
    })
    expect(readOrder().attempt).toMatchObject({ cartId: 'c', state: 'redirected', paymentType: 'KLARNA' })
  })

  it('T27 a cart that has been ordered meanwhile is not paid again', async () => {
    const { klarna, shop } = await opened()
    leaveAttempt({ state: 'ordered', publicId: 'p-1' })
    expect(await act(() => klarna.validate())).toBe(false)
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/checkout/confirm'))
    expect(shop.store.getState().cart.data?.id).toBe('c')
  })

  it('T27 while an order of another tab has no answer, a notice is shown, and pressing again pays', async () => {
    const { klarna } = await opened({ orderedCart: cartFragment('c', [{ skuId: 7, quantity: 1 }]) })
    leaveAttempt({ state: 'sent' })
    expect(await act(() => klarna.validate())).toBe(false)
    expect(await screen.findByText(/vet inte än om den kom fram/)).toBeTruthy()
    expect(await act(() => klarna.validate())).toBe(true)
    expect(readOrder().attempt).toMatchObject({ state: 'redirected', key: ATTEMPT.key })
  })
})
