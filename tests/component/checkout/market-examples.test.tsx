// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { MARKETS, type MarketAlias } from '@/lib/market/market-table'
import { cartFragment, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

afterEach(cleanup)

const CART = [{ skuId: 7, quantity: 1 }]

it.each([
  { market: 'fi', email: 'namn@exempel.fi', mobile: '040 123 4567', country: 'Finland' },
  { market: 'se', email: 'namn@exempel.se', mobile: '070-123 45 67', country: 'Sverige' },
] satisfies { market: MarketAlias; email: string; mobile: string; country: string }[])(
  'R-VALID-01 R-CHECKOUT-01 examples are those of the market $market, the country is named in the language read',
  async ({ market, email, mobile, country }) => {
    const { shop, state } = makeShop(
      {
        createOrUpdateCheckout: { shippingOptions: [], paymentOptions: [], cart: cartFragment('c', CART) },
        getCart: cartFragment('c', CART),
      },
      { site: { market, lang: 'sv', mode: 'domain' }, country: MARKETS[market].country },
    )
    state().setCart(makeCart('c', CART))
    renderInShop(<CheckoutView />, shop)
    const user = userEvent.setup()
    await screen.findByTestId('place-order')
    await user.type(screen.getByRole('textbox', { name: 'E-post' }), 'saga@')
    await user.type(screen.getByRole('textbox', { name: 'Mobil' }), 'noll')
    await user.tab()
    expect(await screen.findByText(new RegExp(`${email}$`))).toBeTruthy()
    expect(await screen.findByText(new RegExp(`${mobile}$`))).toBeTruthy()
    expect(screen.getByRole('option', { name: country })).toBeTruthy()
  },
)
