import { type DocumentNode, print } from 'graphql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { AddToCartDocument, GetCartDocument, SetCartPromoCodeDocument } from '@/graphql/generated/graphql'
import { mapCart } from '@/lib/cart/map-cart'
import { type CheckoutForm, EMPTY_FORM } from '@/lib/checkout/form/checkout-form'
import { updateCheckout } from '@/lib/checkout/form/update-checkout'
import { beforeExternalSubmit } from '@/lib/checkout/order/before-external-submit'
import { placeOrder } from '@/lib/checkout/order/place-order'
import { AppError, SERVICE_CODES } from '@/lib/errors/app-error'
import type { Call } from '@/lib/store/shop'
import { handleControl } from '@/packages/mock-backend/scenarios/control'
import { createFaults } from '@/packages/mock-backend/scenarios/faults'
import {
  asking,
  campaign,
  fixtureCatalogue,
  fixtureCommerce,
  prices,
} from '@/packages/mock-backend/tests/commerce-fixture'
import { makeShop } from '@/tests/support/shop-fixtures'

const MARKET = {
  channelId: '1|fi',
  marketId: 'fi',
  languageId: 'fi-FI',
  cartMarketAlias: 'fi',
  checkoutMarketId: 'fi',
  checkoutMarket: 'fi',
}
const FORM: CheckoutForm = {
  ...EMPTY_FORM,
  email: 'aino@kajo.test',
  mobile: '0401234567',
  firstName: 'Aino',
  lastName: 'Laine',
  addressLine1: 'Katu 1',
  zip: '00100',
  city: 'Helsinki',
  country: 'FI',
  shippingId: '11',
  identityNumber: '131052-308T',
  terms: true,
}
const ON_CART = { type: 'CART_CAMPAIGN', productIds: 'all' } as const
const campaigns = () => [
  campaign(71, { ...ON_CART, percent: 10, minimum: prices(15_00, 150_00) }),
  campaign(72, { ...ON_CART, percent: 0, offer: { kind: 'gift', productId: 20 } }),
  campaign(73, { type: 'CODE', code: 'OFF', percent: 20, productIds: 'all' }),
]

/** Two pieces of sku 411 (product 41) and one of sku 101, with the code OFF and below free delivery, at the mock backend. */
async function openShop(paymentId: number) {
  const commerce = fixtureCommerce({ catalogue: { ...fixtureCatalogue(), campaigns: campaigns() } })
  commerce.pricing.changePrice(10, 'fi', 30_00)
  const ask = asking(commerce)
  const call = (async (document: DocumentNode, variables: object, options?: { idempotencyKey?: string }) => {
    const headers = options?.idempotencyKey ? { 'x-idempotency-key': options.idempotencyKey } : undefined
    const { data, errors } = await ask(print(document), { ...MARKET, ...variables }, headers)
    const code = errors?.[0]?.extensions.code
    if (code) throw new AppError(SERVICE_CODES.find((known) => known === code) ?? 'GRAPHQL', 'refused', 500, { code })
    return data
  }) as unknown as Call
  const { shop, state } = makeShop({}, { site: { market: 'fi', lang: 'fi', mode: 'domain' }, channelId: '1|fi' })
  const here = {
    ...shop,
    query: call,
    mutate: call,
    config: { ...shop.config, providerOrigins: [commerce.providerOrigin] },
  }
  const id = (await call(GetCartDocument, { id: '' }))?.getCart?.id ?? ''
  await call(AddToCartDocument, { id, item: { skuId: 411, quantity: 2 } })
  await call(AddToCartDocument, { id, item: { skuId: 101, quantity: 1 } })
  const filled = await call(SetCartPromoCodeDocument, { id, promoCode: 'OFF' })
  state().setCart(mapCart(filled?.setCartPromoCode))
  const form = { ...FORM, paymentId: String(paymentId) }
  expect(await updateCheckout(here, form)).toBe(true)
  return {
    shop: here,
    form,
    agreed: () => state().cart.data,
    control: (change: object) => expect(handleControl(commerce, createFaults(), change).status).toBe(200),
    orders: () => Object.keys(commerce.state.data.orders).length,
  }
}
type Opened = Awaited<ReturnType<typeof openShop>>

/** The press on the shop's order button. `isDone`: the order was sent. */
async function press({ shop, form, agreed }: Opened) {
  const result = await placeOrder(shop, { form, delivery: null, agreed: agreed(), isWarned: false })
  return result.ok ? { isDone: true } : { isDone: false, ...result }
}

/** The press in a provider's form. `isDone`: the provider may take the payment. */
const payIn = (paymentType: 'KLARNA' | 'AVARDA') => async (opened: Opened) => {
  const cart = opened.agreed()
  if (!cart) throw new Error('no cart')
  const payer = { email: FORM.email, method: 'Card', paymentId: paymentType === 'AVARDA' ? 'aid-1' : '' }
  const { shop, form } = opened
  const decision = await beforeExternalSubmit(shop, {
    form,
    delivery: null,
    agreed: cart,
    payer,
    paymentType,
    isWarned: false,
  })
  return decision.kind === 'stop' ? { isDone: false, ...decision.failure } : { isDone: decision.kind === 'go' }
}

const WAYS = [
  ['by invoice', 12, press],
  ['by bank, on the page of a provider', 10, press],
  ['in the form of Klarna', 15, payIn('KLARNA')],
  ['in the form of Avarda', 16, payIn('AVARDA')],
] as const

/** What the service changes, the failure, the kinds of change that the shopper reads. */
const CHANGES: [string, (paymentId: number) => object, string, string[]][] = [
  [
    'a price',
    () => ({ price: { productId: 41, market: 'fi', amount: 12_00 } }),
    'totalChanged',
    ['price', 'fixedDiscount'],
  ],
  ['the end of a campaign', () => ({ endCampaign: 71 }), 'totalChanged', ['fixedDiscount']],
  ['the end of a promo code', () => ({ endCampaign: 'OFF' }), 'totalChanged', ['code', 'fixedDiscount']],
  ['the delivery fee', () => ({ fee: { optionId: 11, amount: 6_90 } }), 'totalChanged', ['shipping']],
  ['the payment fee', (optionId) => ({ fee: { optionId, amount: 2_50 } }), 'totalChanged', ['paymentFee']],
  ['fewer pieces in stock', () => ({ skuStock: { skuId: 411, n: 1 } }), 'outOfStock', ['short']],
  ['a sold out size', () => ({ skuStock: { skuId: 411, n: 0 } }), 'totalChanged', ['gone', 'fixedDiscount']],
  ['a withdrawn product', () => ({ withdraw: 411 }), 'totalChanged', ['gone', 'fixedDiscount']],
  ['the end of a free gift', () => ({ endCampaign: 72 }), 'contentChanged', ['gift']],
]

// no storage and no cookies, as in a browser that blocks them
beforeAll(() => void vi.stubGlobal('window', { location: { origin: 'http://localhost:3000' } }))
afterAll(() => void vi.unstubAllGlobals())

describe.each(WAYS)('R-CHECKOUT-01 paying %s', (_way, paymentId, pay) => {
  it('the order that the shopper sees is sent', async () => {
    expect(await pay(await openShop(paymentId))).toMatchObject({ isDone: true })
  })

  it.each(CHANGES)('%s, after the last pricing: nothing is ordered until it is seen', async (...row) => {
    const [, change, failure, kinds] = row
    const opened = await openShop(paymentId)
    const before = opened.agreed()
    opened.control(change(paymentId))
    const refused = await pay(opened)
    expect(refused).toMatchObject({ isDone: false, failure })
    const { changes } = refused as { changes?: { list: { kind: string }[] } }
    expect(changes?.list.map(({ kind }) => kind)).toEqual(kinds)
    expect(opened.orders()).toBe(0)
    expect(opened.agreed(), 'the page shows the new order').not.toEqual(before)
    if (failure !== 'outOfStock') expect(await pay(opened)).toMatchObject({ isDone: true })
  })
})
