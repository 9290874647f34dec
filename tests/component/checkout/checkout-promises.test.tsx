// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { checkoutMethod } from '@/tests/support/checkout-method'
import { cartFragment, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

const ITEMS = [{ skuId: 7, quantity: 1 }]
async function chooseDelivery() {
  const made = makeShop({
    createOrUpdateCheckout: {
      shippingOptions: [checkoutMethod(21, 'PostNord', { displayName: 'PostNord, till ombud' })],
      paymentOptions: [
        checkoutMethod(20, 'Card', { displayName: 'Kort' }),
        checkoutMethod(22, 'DirectInvoice', { displayName: 'Faktura 14 dagar' }),
        { ...checkoutMethod(23, 'Swish'), logo: 'swish.webp' },
      ],
      cart: cartFragment('c', ITEMS),
    },
    getCart: cartFragment('c', ITEMS),
  })
  made.state().setCart(makeCart('c', ITEMS))
  renderInShop(<CheckoutView />, made.shop)
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Postnummer' }), '11122')
  await user.click(await screen.findByRole('radio', { name: /PostNord/ }))
  return user
}

const rowOf = (name: string) => within(screen.getByRole('radio', { name }).closest('label') as HTMLElement)

it('R-CHECKOUT-02 T24 a chosen bill says its sum and its due date; each row has its marks and names its cards', async () => {
  const user = await chooseDelivery()
  const bill = await screen.findByRole('radio', { name: 'Faktura 14 dagar' })
  expect(rowOf('Faktura 14 dagar').queryByText(/senast den/)).toBeNull()
  await user.click(bill)
  const due = rowOf('Faktura 14 dagar')
    .getByText(/senast den/)
    .textContent?.replaceAll(/\s/g, ' ')
  expect(due).toMatch(/^Du betalar \d+ kr senast den \d+ [a-z]+\.$/)
  expect(rowOf('Kort').getByText('Visa, Mastercard')).toBeTruthy()
  expect(rowOf('Kort').getByText('Kortuppgifterna lämnar du hos betaltjänsten.'), 'how it is paid').toBeTruthy()
  const marks = screen.getByRole('radio', { name: 'Kort' }).closest('label')?.querySelectorAll('svg[data-mark]')
  expect([...(marks ?? [])].map((mark) => mark.getAttribute('data-mark'))).toEqual(['visa', 'mastercard'])
})

it('T24 R-CHECKOUT-02 the methods are listed in the legal order, whatever order the service sends', async () => {
  await chooseDelivery()
  await screen.findByRole('radio', { name: 'Kort' })
  const methods = within(screen.getByRole('radiogroup', { name: 'Betalning' })).getAllByRole<HTMLInputElement>('radio')
  expect(methods.map(({ value }) => value)).toEqual(['20', '23', '22'])
})

it('R-CHECKOUT-02 a payment method shows the logo that the service sends, else drawn marks', async () => {
  await chooseDelivery()
  const row = (await screen.findByRole('radio', { name: 'Swish' })).closest('label')
  expect(row?.querySelector('img')?.getAttribute('src')).toMatch(/^http:\/\/images\.test\/.*\/swish\.webp$/)
  expect(row?.querySelector('img')?.alt, 'the row names the method').toBe('')
  expect(row?.querySelector('svg[data-mark]')).toBeNull()
  expect(screen.getByRole('radio', { name: 'Kort' }).closest('label')?.querySelector('img')).toBeNull()
})

it('R-CHECKOUT-02 a way of delivery says where it leads to, with the address as it is typed', async () => {
  const user = await chooseDelivery()
  await user.type(screen.getByRole('textbox', { name: 'Ort' }), 'Stockholm')
  expect(rowOf('PostNord, till ombud').getByText(/11122 Stockholm/)).toBeTruthy()
})

it('R-CHECKOUT-02 below the pay button stand the days of the chosen delivery and the free return', async () => {
  await chooseDelivery()
  const list = screen.getByTestId('place-order').nextElementSibling as HTMLElement
  const arrives = rowOf('PostNord, till ombud').getByText(/^Hos dig/).textContent
  expect(within(list).getByText(arrives ?? 'no days')).toBeTruthy()
  expect(within(list).getByText('Fri retur i 14 dagar')).toBeTruthy()
})

it('R-CART-13 T17 the order summary shows the amount left to free delivery', async () => {
  await chooseDelivery()
  const order = within(screen.getByRole('complementary', { name: 'Din beställning' }))
  expect(order.getByText('Handla för 299 kr till så bjuder vi på frakten')).toBeTruthy()
})
