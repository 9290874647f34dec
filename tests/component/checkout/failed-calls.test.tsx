// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { AppError } from '@/lib/errors/app-error'
import { acceptTerms, field, fillIn, openCheckout, placeOrderButton } from '@/tests/support/checkout-page'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { serviceRefusal } from '@/tests/support/service-refusal'
import { cartFragment, makeShop, plantCookie, renderInShop } from '@/tests/support/shop-fixtures'

vi.mock('@/components/ui/use-shop-router', () => ({ useShopRouter: () => ({ pathname: '/kassan' }) }))

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

it('R-CHECKOUT-16 a checkout whose cart cannot be fetched says so, and asks again', async () => {
  plantCookie('ralph-cart', 'c')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { shop, state } = makeShop({ getCart: cartFragment('c', [{ skuId: 7, quantity: 1 }]) })
  state().setCartBroken()
  renderInShop(<CheckoutView />, shop)
  await userEvent.click(await screen.findByRole('button', { name: /Försök igen/ }))
  await placeOrderButton()
})
