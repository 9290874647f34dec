// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { ConfirmView } from '@/components/checkout/confirm/confirm-view'
import { changeCustomerType } from '@/lib/store/change-customer-type'
import messages from '@/messages/sv.json'
import { checkoutMethod } from '@/tests/support/checkout-method'
import { leaveReported } from '@/tests/support/order-attempt'
import { PURCHASE } from '@/tests/support/purchase'
import { applyVatRule, shownText } from '@/tests/support/read-prices'
import { cartFragment, dropCookies, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

let removeRule: () => void
beforeEach(() => {
  removeRule = applyVatRule()
  document.documentElement.dataset.vat = 'inc'
})
afterEach(() => {
  cleanup()
  removeRule()
  dropCookies()
  sessionStorage.clear()
  localStorage.clear()
  document.documentElement.removeAttribute('data-vat')
  window.history.replaceState(null, '', '/')
})

const CART = [{ skuId: 7, quantity: 2 }]
const OPTIONS = {
  shippingOptions: [checkoutMethod(21, 'PostNord', { fee: 50 })],
  paymentOptions: [checkoutMethod(20, 'Swish'), checkoutMethod(22, 'Faktura', { fee: 25 })],
  cart: cartFragment('c', CART),
}

function openCheckout(unit = 400) {
  const items = CART.map((item) => ({ ...item, unit }))
  const cart = cartFragment('c', items)
  const made = makeShop({ createOrUpdateCheckout: { ...OPTIONS, cart }, getCart: cart })
  made.state().setCart(makeCart('c', items))
  renderInShop(<CheckoutView />, made.shop)
  return { ...made, user: userEvent.setup() }
}

const rowOf = (name: string) => shownText(screen.getByRole('radio', { name }).closest('label'))
const lastSent = (asked: ReturnType<typeof makeShop>['asked']) =>
  asked.findLast(({ name }) => name === 'createOrUpdateCheckout')?.variables.checkout

it('R-PRICE-01 R-PRICE-02 changing the customer type in the checkout changes fees, totals and the request to the service', async () => {
  const { user, shop, asked } = openCheckout()
  await user.type(await screen.findByRole('textbox', { name: 'Postnummer' }), '11122')
  await user.click(await screen.findByRole('radio', { name: 'PostNord' }))
  await screen.findByRole('radio', { name: 'Faktura' })
  expect([rowOf('PostNord'), rowOf('Faktura')].map((text) => /\d+ kr/.exec(text)?.[0])).toEqual(['50 kr', '25 kr'])
  await vi.waitFor(() => expect(lastSent(asked)).toMatchObject({ customerType: 'PERSON', shippingId: 21 }))

  act(() => changeCustomerType(shop, 'ORGANIZATION'))
  expect([rowOf('PostNord'), rowOf('Faktura')].map((text) => /\d+ kr/.exec(text)?.[0])).toEqual(['40 kr', '20 kr'])
  const summary = screen.getByRole('complementary', { name: messages.checkout.order })
  const bar = within(summary).getByRole('button', { name: /^Din beställning, 2/ })
  expect([...bar.querySelectorAll('.says-ex-vat')].map(shownText), 'the bar of a phone').toEqual(['679.2 kr'])
  const [vatRow] = within(summary).getAllByText(messages.cart.vatAdded)
  expect(vatRow).toBeTruthy()
  expect(shownText(within(summary).getByTestId('cart-line'))).toContain('2 × 320 kr')
  const toPay = shownText(within(summary).getByText(messages.cart.totalIncVat).nextElementSibling)
  expect(screen.getByTestId('place-order').textContent, 'what is paid includes VAT').toContain(toPay)
  await vi.waitFor(() => expect(lastSent(asked)).toMatchObject({ customerType: 'ORGANIZATION' }))
})

it('R-PRICE-01 T17 a business sees the minimum order labelled as including VAT', async () => {
  const { shop } = openCheckout(20)
  await screen.findByTestId('place-order')
  const note = () => shownText(screen.getByText(/^Minsta ordervärde/))
  expect(note()).toContain('är 100 kr.')
  act(() => changeCustomerType(shop, 'ORGANIZATION'))
  expect(note()).toContain('är 100 kr inkl. moms.')
})

const ORDER = { ...PURCHASE, sum: 849, billingAddress: null, shippingAddress: null }

function confirm(answer: object) {
  window.history.replaceState(null, '', '/checkout/confirm?oid=p-1&cartid=c')
  leaveReported(['c'])
  const made = makeShop({ checkout: { completed: true, nthPurchase: 1, ...answer } })
  changeCustomerType(made.shop, 'ORGANIZATION')
  renderInShop(<ConfirmView />, made.shop)
}

it('R-PRICE-01 R-CHECKOUT-12 the confirmation shows lines without VAT, the VAT and the amount paid', async () => {
  confirm({ order: { ...ORDER, rows: [] }, cart: { ...cartFragment('c', CART), isCompleted: true } })
  const items = await screen.findByRole('list', { name: messages.confirm.items })
  expect(shownText(items)).toContain('640 kr')
  expect(shownText(items)).not.toContain('800 kr')
  expect(shownText(screen.getByText(messages.cart.vatAdded).nextElementSibling)).toMatch(/^169[.,]8 kr$/)
  expect(shownText(screen.getByText(messages.cart.totalIncVat).nextElementSibling)).toBe('849 kr')
})

it('R-PRICE-01 a confirmation without a cart labels its amounts as including VAT', async () => {
  confirm({
    order: { ...ORDER, rows: [{ name: 'Klänning', variant: '38', quantity: 2, priceIncVat: 400 }] },
    cart: null,
  })
  const total = await screen.findByText(messages.cart.totalIncVat)
  expect(total.nextElementSibling?.textContent).toMatch(/849/)
  const [products] = screen.getAllByText(messages.cart.subTotal)
  expect(products?.nextElementSibling?.querySelector('.says-inc-vat')).not.toBeNull()
  const row = screen.getByRole('list', { name: messages.confirm.items })
  expect(row.querySelectorAll('.says-inc-vat')).toHaveLength(1)
})
