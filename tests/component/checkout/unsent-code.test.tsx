// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setTypedCode } from '@/lib/cart/typed-code'
import { acceptTerms, CHECKOUT, fillIn, openCheckout } from '@/tests/support/checkout-page'
import { fakeKlarna, openCheckout as openProvider } from '@/tests/support/external-payment'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { serviceRefusal } from '@/tests/support/service-refusal'
import { cartFragment } from '@/tests/support/shop-fixtures'

freshBrowser()

const REDUCED = { ...cartFragment('c', [{ skuId: 7, quantity: 1, unit: 340 }]), promoCode: 'KAJO15' }
const REFUSED = serviceRefusal('InvalidPromoCode')

/** A complete checkout with a code in the field that was not sent. */
async function withUnsentCode(setCartPromoCode: unknown) {
  let isReduced = false
  const made = openCheckout({
    createOrUpdateCheckout: () => (isReduced ? { ...CHECKOUT, cart: REDUCED } : CHECKOUT),
    setCartPromoCode: () => {
      isReduced = setCartPromoCode === REDUCED
      return setCartPromoCode
    },
  })
  await fillIn(made.user, 'Swish')
  await acceptTerms(made.user)
  await made.user.click(screen.getByRole('button', { name: 'Rabattkod eller bonuscheck' }))
  await made.user.type(screen.getByRole('textbox', { name: 'Kod' }), 'KAJO15')
  const press = () => made.user.click(screen.getByTestId('place-order'))
  const codes = () => made.asked.filter(({ name }) => name === 'setCartPromoCode').length
  return { ...made, press, codes }
}

it('R-CART-14 R-CHECKOUT-01 the order button applies a typed code first, shows the new total, and orders at the next press', async () => {
  const { press, ordered, codes } = await withUnsentCode(REDUCED)
  await press()
  expect(await screen.findByText(/^Totalsumman har ändrats/)).toBeTruthy()
  expect(screen.getByText('Koden KAJO15 används nu.')).toBeTruthy()
  expect(ordered()).toBeUndefined()
  await press()
  await waitFor(() => expect(ordered()).toBeDefined())
  expect(codes()).toBe(1)
})

it('R-CART-14 R-CHECKOUT-01 a typed code that is refused stops the first press, with the reason at the field; the next one orders', async () => {
  const { press, ordered, codes } = await withUnsentCode(REFUSED)
  await press()
  expect(await screen.findByText(/^Rabattkoden kunde inte användas/)).toBeTruthy()
  expect(screen.getByText(/^Koden gäller inte/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Kod' }).value).toBe('KAJO15')
  expect(ordered()).toBeUndefined()
  await press()
  await waitFor(() => expect(ordered()).toBeDefined())
  expect(codes(), 'a refused code is not sent again').toBe(1)
})

it('R-CART-14 R-CHECKOUT-02 a typed code that is refused keeps the form of a provider closed, and stops a payment in it', async () => {
  const klarna = fakeKlarna()
  const { shop, acceptTerms: accept, press } = openProvider('KLARNA', { setCartPromoCode: REFUSED })
  await accept()
  act(() => setTypedCode(shop, 'KAJO15'))
  await press()
  expect(await screen.findByText(/^Rabattkoden kunde inte användas/)).toBeTruthy()
  expect(screen.queryByText('Form 1')).toBeNull()
  await press()
  expect(await screen.findByText('Form 1')).toBeTruthy()
  act(() => setTypedCode(shop, 'KAJO16'))
  expect(await act(() => klarna.validate())).toBe(false)
  expect(await act(() => klarna.validate()), 'the reason has been shown').toBe(true)
})
