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

it('R-MARKET-10 the country chosen before is the checkout market from the first cart on', async () => {
  plantCookie('ralph-checkout-market', 'no')
  plantCookie('ralph-cart', 'c')
  const { shop, asked } = makeShop({ getCart: cartFragment('c', LINES) })
  const stop = startShop(shop)
  await expect
    .poll(() => asked.find(({ name }) => name === 'getCart')?.variables, { timeout: 5000 })
    .toMatchObject({ cartMarketAlias: 'no' })
  stop()
})

it.each(['xx', '', '__proto__', '<b>'])('R-MARKET-10 a stored market "%s" is none of ours and is ignored', (stored) => {
  plantCookie('ralph-checkout-market', stored)
  const { shop, state } = makeShop()
  startShop(shop)()
  expect(state().channel.checkoutMarket).toBe('se')
})

it('R-MARKET-09 who goes to another market orders there: the country chosen before is forgotten', () => {
  plantCookie('ralph-checkout-market', 'no')
  const { shop } = makeShop({}, { site: { market: 'se', lang: 'sv', mode: 'path' } })
  rememberMarket(shop, { market: 'dk', lang: 'da', currency: { code: 'DKK', symbol: 'kr.' } })
  expect(document.cookie).not.toContain('ralph-checkout-market')
})

it('R-MARKET-10 a cart that was ordered meanwhile changes nothing', async () => {
  const { shop, state, post } = makeShop({ getCart: { ...cartFragment('c', LINES), isCompleted: true } })
  state().setCart(makeCart('c', LINES))
  await expect(changeCheckoutMarket(shop, 'no')).rejects.toMatchObject({ code: 'CART_MISSING' })
  expect(state().channel.checkoutMarket).toBe('se')
  expect(post).not.toHaveBeenCalled()
})

it('R-MARKET-10 two choices at once go one after the other, the last one counts', async () => {
  const { shop, state } = makeShop({ getCart: cartFragment('c', LINES) })
  state().setCart(makeCart('c', LINES))
  const changes = await Promise.all([changeCheckoutMarket(shop, 'no'), changeCheckoutMarket(shop, 'fi')])
  expect(changes).toMatchObject([{ currency: 'NOK' }, { currency: 'EUR' }])
  expect(state().channel.checkoutMarket).toBe('fi')
  expect(document.cookie).toContain('ralph-checkout-market=fi')
})

it('R-MARKET-10 markets for checkout only may be chosen, virtual ones may not', () => {
  const table = { ...MARKETS, fi: { ...MARKETS.fi, onlyDisplayInCheckout: true }, dk: { ...MARKETS.dk, virtual: true } }
  expect(checkoutMarkets(table).map(({ alias }) => alias)).toEqual(['fi', 'se', 'no'])
})
