// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { changeCheckoutMarket } from '@/lib/flows/change-checkout-market'
import { startShop } from '@/lib/flows/start-shop'
import { checkoutMarkets } from '@/lib/market/checkout-markets'
import { MARKETS } from '@/lib/market/market-table'
import { rememberMarket } from '@/lib/store/remember-market'
import { cartFragment, dropCookies, makeCart, makeShop, plantCookie } from '@/tests/support/shop-fixtures'

afterEach(dropCookies)

const LINES = [{ skuId: 7, quantity: 1 }]

it('R-MARKET-10 the country chosen earlier is the checkout market of the first cart request', async () => {
  plantCookie('ralph-checkout-market', 'no')
  plantCookie('ralph-cart', 'c')
  const { shop, asked } = makeShop({ getCart: cartFragment('c', LINES) })
  const stop = startShop(shop)
  await expect
    .poll(() => asked.find(({ name }) => name === 'getCart')?.variables, { timeout: 5000 })
    .toMatchObject({ cartMarketAlias: 'no' })
  stop()
})

it.each(['xx', '', '__proto__', '<b>'])('R-MARKET-10 the invalid stored market "%s" is ignored', (stored) => {
  plantCookie('ralph-checkout-market', stored)
  const { shop, state } = makeShop()
  startShop(shop)()
  expect(state().channel.checkoutMarket).toBe('se')
})

it('R-MARKET-09 changing the market removes the stored country of delivery', () => {
  plantCookie('ralph-checkout-market', 'no')
  const { shop } = makeShop({}, { site: { market: 'se', lang: 'sv', mode: 'path' } })
  rememberMarket(shop, { market: 'dk', lang: 'da', currency: { code: 'DKK', symbol: 'kr.' } })
  expect(document.cookie).not.toContain('ralph-checkout-market')
})

it('R-MARKET-10 nothing changes when the cart has been ordered in the meantime', async () => {
  const { shop, state, post } = makeShop({ getCart: { ...cartFragment('c', LINES), isCompleted: true } })
  state().setCart(makeCart('c', LINES))
  await expect(changeCheckoutMarket(shop, 'no')).rejects.toMatchObject({ code: 'CART_MISSING' })
  expect(state().channel.checkoutMarket).toBe('se')
  expect(post).not.toHaveBeenCalled()
})

it('R-MARKET-10 two choices at once are processed in order, and the last one wins', async () => {
  const { shop, state } = makeShop({ getCart: cartFragment('c', LINES) })
  state().setCart(makeCart('c', LINES))
  const changes = await Promise.all([changeCheckoutMarket(shop, 'no'), changeCheckoutMarket(shop, 'fi')])
  expect(changes).toMatchObject([{ currency: 'NOK' }, { currency: 'EUR' }])
  expect(state().channel.checkoutMarket).toBe('fi')
  expect(document.cookie).toContain('ralph-checkout-market=fi')
})

it('R-MARKET-10 markets used in the checkout only can be chosen, virtual ones cannot', () => {
  const table = { ...MARKETS, fi: { ...MARKETS.fi, onlyDisplayInCheckout: true }, dk: { ...MARKETS.dk, virtual: true } }
  expect(checkoutMarkets(table).map(({ alias }) => alias)).toEqual(['fi', 'se', 'no'])
})
