// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { ensureCart } from '@/lib/cart/ensure-cart'
import { AppError } from '@/lib/errors/app-error'
import sv from '@/messages/sv.json'
import { acceptTerms, CHECKOUT, field, fillIn, openCheckout, placeOrderButton } from '@/tests/support/checkout-page'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { serviceRefusal } from '@/tests/support/service-refusal'
import { cartFragment, makeShop, plantCookie, renderInShop } from '@/tests/support/shop-fixtures'

freshBrowser()

it.each([
  ['a service that is down', new AppError('BACKEND_DOWN', 'down'), /^Vår tjänst svarar inte/, 'BACKEND_DOWN'],
  [
    'an error of the service',
    serviceRefusal('VALIDATION_BROKEN'),
    /^Beställningen kunde inte läggas/,
    'VALIDATION_BROKEN',
  ],
])(
  'R-CHECKOUT-16 T20 a validation that fails by %s is told in place with its code; nothing is sent or lost',
  async (_, error, words, code) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, ordered } = openCheckout({ validateOrderCreation: error })
    await fillIn(user, 'Swish')
    await acceptTerms(user)
    await user.click(await placeOrderButton())
    const alert = (await screen.findByText(new RegExp(code))).closest('[role="alert"]')
    expect(alert?.textContent).toMatch(words)
    expect(ordered()).toBeUndefined()
    expect(field('Förnamn').value).toBe('Saga')
  },
)

it('R-CHECKOUT-11 an order from another address than the shop’s says why, and nothing typed is lost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = openCheckout({ placeOrder: new AppError('INVALID_URL', 'no', 400) })
  await fillIn(user, 'Swish')
  await acceptTerms(user)
  await user.click(await placeOrderButton())
  const alert = (await screen.findByText(/INVALID_URL/)).closest('[role="alert"]')
  expect(alert?.textContent).toContain(sv.checkout.failures.returnAddress)
  expect(field('Förnamn').value).toBe('Saga')
})

it('R-CHECKOUT-16 a checkout whose cart cannot be fetched says so with the code, and asks again', async () => {
  plantCookie('ralph-cart', 'c')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isDown = true
  const cart = cartFragment('c', [{ skuId: 7, quantity: 1 }])
  const { shop } = makeShop({ getCart: () => (isDown ? new AppError('BACKEND_DOWN', 'down', 503) : cart) })
  await ensureCart(shop)
  renderInShop(<CheckoutView />, shop)
  expect(await screen.findByText('Kod: BACKEND_DOWN')).toBeTruthy()
  isDown = false
  await userEvent.click(await screen.findByRole('button', { name: /Försök igen/ }))
  await placeOrderButton()
})

it('R-CHECKOUT-16 T20 methods that cannot be fetched are told in place with the code', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let answer: unknown = serviceRefusal('CHECKOUT_BROKEN')
  const { user } = openCheckout({ createOrUpdateCheckout: () => answer })
  await placeOrderButton()
  await user.type(field('Postnummer'), '111 22')
  const alert = (await screen.findByText('Kod: CHECKOUT_BROKEN')).closest('[role="alert"]')
  expect(alert?.textContent).toContain('leverans')
  answer = CHECKOUT
  await user.click(screen.getByRole('button', { name: /Försök igen/ }))
  await screen.findByRole('radio', { name: /PostNord/ })
  expect(screen.queryByText(/^Kod:/)).toBeNull()
})
