// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { FailureNotice } from '@/components/checkout/order/failure-notice'
import { KlarnaFailView } from '@/components/checkout/payment/klarna-fail-view'
import fi from '@/messages/fi.json'
import { cartFragment, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

const finnishShop = (answers = {}) => makeShop(answers, { site: { market: 'fi', lang: 'fi', mode: 'domain' } })

it('R-VALID-02 an empty required field and one of blanks say so in the exact Finnish words', async () => {
  const items = [{ skuId: 7, quantity: 1 }]
  const options = { shippingOptions: [], paymentOptions: [], cart: cartFragment('c', items) }
  const { shop, state } = finnishShop({ createOrUpdateCheckout: options })
  state().setCart(makeCart('c', items))
  renderInShop(<CheckoutView />, shop, 'fi')
  const button = await screen.findByTestId('place-order')
  await userEvent.type(screen.getByRole('textbox', { name: fi.checkout.fields.firstName }), '  ')
  fireEvent.click(button)
  expect(await screen.findByText('Tämä kenttä on pakollinen: sukunimi')).toBeTruthy()
  expect(screen.getByText('Tämä kenttä on täytettävä: etunimi')).toBeTruthy()
})

it.each([
  ['', fi.checkout.failReasons.generic],
  ['?reason=something', fi.checkout.failReasons.generic],
  ['?reason=error', fi.checkout.failReasons.error],
  ['?reason=out-of-stock', fi.checkout.failReasons.outofstock],
  ['?reason=blocked', fi.checkout.failReasons.blocked],
])('R-CHECKOUT-11 a payment that failed with "%s" says why', async (search, text) => {
  window.history.replaceState(null, '', `/checkout/klarna-fail${search}`)
  renderInShop(<KlarnaFailView />, finnishShop().shop, 'fi')
  await act(async () => {})
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(new Set(Object.values(fi.checkout.failReasons)).size).toBe(4)
})

it.each(['blocked', 'refused', 'outOfStock', 'generic'] as const)(
  'R-CHECKOUT-11 a payment that ends as %s has a text of its own in the form',
  (failure) => {
    const notice = { ok: false, failure, code: 'CODE' } as const
    renderInShop(<FailureNotice ref={null} failure={notice} onEditCart={() => {}} />, finnishShop().shop, 'fi')
    expect(screen.getByRole('alert').textContent).toContain(fi.checkout.failures[failure])
  },
)
