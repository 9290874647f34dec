// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import CheckoutPage from '@/app/[market]/[lang]/(undistracted)/checkout/page'
import { fetchCart } from '@/lib/cart/fetch-cart'
import { cartFragment, dropCookies, makeCart, makeShop, plantCookie, renderInShop } from '@/tests/support/shop-fixtures'

afterEach(() => {
  cleanup()
  dropCookies()
})

const ITEMS = [{ skuId: 7, quantity: 1 }]
const OPTIONS = { shippingOptions: [], paymentOptions: [], cart: cartFragment('c', ITEMS) }

async function openCheckout() {
  const made = makeShop({ createOrUpdateCheckout: OPTIONS, getCart: cartFragment('c', ITEMS) })
  made.state().setCart(makeCart('c', ITEMS))
  const page = CheckoutPage({ params: Promise.resolve({ market: 'se', lang: 'sv' }) })
  const view = renderInShop(await page.type(page.props), made.shop)
  const times = (name: string) => made.asked.filter((call) => call.name === name).length
  await waitFor(() => expect(times('createOrUpdateCheckout')).toBe(1))
  return { ...made, view, times }
}

it('R-GQL-08 on the checkout page a cart is asked for with external shipping fees, elsewhere without', async () => {
  plantCookie('ralph-cart', 'c')
  const { shop, asked, view } = await openCheckout()
  const variables = async () => {
    await fetchCart(shop)
    return asked.filter(({ name }) => name === 'getCart').at(-1)?.variables
  }
  expect(await variables()).toMatchObject({ id: 'c', allowExternalShippingFee: true, cartMarketAlias: 'se' })
  view.unmount()
  expect(await variables()).toMatchObject({ allowExternalShippingFee: false })
})

it.each([
  ['subtotal', makeCart('c', [{ skuId: 7, quantity: 2 }])],
  ['promo code', { ...makeCart('c', ITEMS), promoCode: 'AUTUMN' }],
])('R-CART-10 when the %s of the cart has changed, the checkout asks for its options again', async (_what, cart) => {
  const { state, times } = await openCheckout()
  act(() => state().setCart(cart))
  await waitFor(() => expect(times('createOrUpdateCheckout')).toBe(2))
})

it('R-CART-10 a changed shipping fee does not count as changed items', async () => {
  const { state, times } = await openCheckout()
  vi.useFakeTimers()
  act(() => state().setCart(makeCart('c', ITEMS, { fee: 99 })))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  vi.useRealTimers()
  expect(times('createOrUpdateCheckout')).toBe(1)
  expect(screen.getByTestId('place-order')).toBeTruthy()
})
