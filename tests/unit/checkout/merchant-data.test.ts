// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { EMPTY_FORM } from '@/lib/checkout/form/checkout-form'
import { updateCheckout } from '@/lib/checkout/form/update-checkout'
import { hasSearchSession, readSearchKeys } from '@/lib/search/search-session'
import { cartFragment, makeCart, makeShop } from '@/tests/support/shop-fixtures'

const ANSWER = { shippingOptions: [], paymentOptions: [], cart: cartFragment('c') }

/** Updates the checkout twice; returns the different data sent with it. */
async function update({ shop, state, asked }: ReturnType<typeof makeShop>) {
  state().setCart(makeCart('c'))
  await updateCheckout(shop, EMPTY_FORM)
  await updateCheckout(shop, EMPTY_FORM)
  const sent = asked.map(({ variables }) => (variables.checkout as { merchantData: string }).merchantData)
  return [...new Set(sent)].map((json) => JSON.parse(json) as unknown)
}

it('R-CHECKOUT-15 every update contains the keys of the search session and no points for a guest', async () => {
  const made = makeShop({ createOrUpdateCheckout: ANSWER })
  const keys = readSearchKeys(made.shop)
  expect(await update(made)).toEqual([{ voyadoElevateData: { ...keys, market: 'SE', shouldAwardPoints: false } }])
})

it('T32 a checkout without a search starts no search session', async () => {
  const made = makeShop({ createOrUpdateCheckout: ANSWER })
  const none = { customerKey: '', sessionKey: '' }
  expect(await update(made)).toEqual([{ voyadoElevateData: { ...none, market: 'SE', shouldAwardPoints: false } }])
  expect(hasSearchSession(made.shop)).toBe(false)
})
