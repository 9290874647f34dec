import { describe, expect, it } from 'vitest'
import { stockSetTo } from '#commerce/stock'
import { ADDRESS, form, shopWith } from './order-fixture'

const CHECKOUT = `mutation createOrUpdateCheckout($cartId: String!, $checkout: CheckoutInputType, $market: String, $lang: String) {
  createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, marketId: $market, languageId: $lang) {
    email checkoutStatus consents { type checked autoAccept }
    paymentOptions { id name displayName isDefault isSelected paymentType checkoutType }
    shippingOptions { id name displayName feeIncVat isDefault isSelected amountLeftToFreeShipping }
    cart { summary { shipping { id isDefault feeIncVat } } }
  }
}`
const VALIDATE = `query validateOrderCreation($cartId: String!, $checkout: CheckoutInputType!) {
  validateOrderCreation(cartId: $cartId, checkout: $checkout) { isValid message memberType } }`
const CONFIRM = `query checkout($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD) {
  completed nthPurchase cart { isCompleted items { skuId } summary { total { sellingPriceIncVat } } }
  order { orderId status currency email firstName zip itemValueIncVat shippingFeeIncVat sum orderValueIncVat
    billingAddress { firstName city country } shippingAddress { city } rows { name quantity variant priceIncVat productId } } } }`

const DIRECT = { fi: ['BankTransfer', 'MobilePay'], se: ['Swish'], no: ['Vipps'], dk: ['MobilePay'] }

type Option = { id: number; name: string; isDefault: boolean; isSelected: boolean; feeIncVat: number }

describe('the checkout', () => {
  it.each(['fi', 'se', 'no', 'dk'] as const)(
    'T24 offers payment and delivery options in %s with nothing selected',
    async (market) => {
      const { ask, cartId } = await shopWith([[101, 1]])
      const { createOrUpdateCheckout: checkout } = (await ask(CHECKOUT, { cartId, market })).data
      const payments: Option[] = checkout.paymentOptions
      const shippings: Option[] = checkout.shippingOptions
      expect(payments.map((option) => option.name)).toEqual([
        ...DIRECT[market],
        'Card',
        'DirectInvoice',
        'Loan',
        'Klarna',
        'Avarda',
      ])
      expect(shippings.length).toBeGreaterThanOrEqual(2)
      expect([...payments, ...shippings].some((option) => option.isSelected)).toBe(false)
      expect(payments.some((option) => option.isDefault)).toBe(false)
      expect(shippings.filter((option) => option.isDefault)).toHaveLength(1)
      expect(checkout.consents.some((consent: { checked: boolean }) => consent.checked)).toBe(false)
    },
  )

  it('R-CHECKOUT-02 stores the chosen delivery, which replaces the estimated one', async () => {
    const { ask, cartId } = await shopWith([[411, 1]])
    const { data } = await ask(CHECKOUT, {
      cartId,
      checkout: { shippingId: 13, paymentId: 12, email: 'a@b.fi' },
      market: 'fi',
    })
    const { paymentOptions, shippingOptions, cart, email } = data.createOrUpdateCheckout
    expect(paymentOptions.find((option: Option) => option.isSelected).name).toBe('DirectInvoice')
    expect(shippingOptions.find((option: Option) => option.isSelected).id).toBe(13)
    expect(cart.summary.shipping).toEqual({ id: 13, isDefault: false, feeIncVat: 9.9 })
    expect(email).toBe('a@b.fi')
    const later = (await ask(CHECKOUT, { cartId, market: 'fi' })).data.createOrUpdateCheckout
    expect(later.email, 'only what this request sent').toBeNull()
  })

  it('R-CART-13 a delivery that never becomes free has -1 left to free delivery', async () => {
    const { ask, cartId } = await shopWith([[411, 1]])
    const { data } = await ask(CHECKOUT, { cartId, market: 'fi' })
    const left = data.createOrUpdateCheckout.shippingOptions.map(
      (option: { amountLeftToFreeShipping: number }) => option.amountLeftToFreeShipping,
    )
    expect(left).toEqual([60, 60, -1])
  })

  it.each([
    ['R-CHECKOUT-05', 'blacklisted@kajo.test', { isValid: false, message: 'Customer is blacklisted' }],
    ['R-CHECKOUT-06', 'Invalid@kajo.test', { isValid: false, message: 'Email seems to be invalid' }],
    ['R-CHECKOUT-06', 'no e-mail', { isValid: false, message: 'Email seems to be invalid' }],
    ['no credit:', 'nocredit@kajo.test', { isValid: true, memberType: 'NOCREDIT' }],
    ['no credit:', 'nocredit-student@kajo.test', { isValid: true, memberType: 'NOCREDIT-Student' }],
    ['R-CHECKOUT-08', 'aino@laine.fi', { isValid: true, message: null, memberType: null }],
  ])('%s validates %s', async (_row, email, expected) => {
    const { ask, cartId } = await shopWith([[101, 1]])
    const { data } = await ask(VALIDATE, { cartId, checkout: { email } })
    expect(data.validateOrderCreation).toMatchObject(expected)
  })

  it.each(['blacklisted@kajo.test', 'nocredit@kajo.test', 'member@kajo.test', 'aino@laine.fi'])(
    'without a cart to order, the service says nothing about %s',
    async (email) => {
      const { ask, cartId } = await shopWith([])
      const answers = [cartId, 'none', ''].map((id) => ask(VALIDATE, { cartId: id, checkout: { email } }))
      const found = (await Promise.all(answers)).map(({ data }) => data.validateOrderCreation)
      const refused = (message: string) => ({ isValid: false, message, memberType: null })
      expect(found).toEqual([refused('Cart is empty'), refused('Cart is gone'), refused('Cart is gone')])
    },
  )
})

describe('an order', () => {
  it.each(['fi', 'se', 'no', 'dk'] as const)(
    'R-CHECKOUT-12 is placed in %s and found by its public id',
    async (market) => {
      const { ask, storefront, cartId, commerce } = await shopWith([[201, 2]])
      const { placeOrder } = (await storefront(form(market), market)).data
      expect(placeOrder).toMatchObject({ status: 'completed', orderId: '100001', redirectUrl: null })
      const { checkout } = (await ask(CONFIRM, { id: placeOrder.publicId, cartId })).data
      expect(checkout).toMatchObject({ completed: true, nthPurchase: 1, cart: { isCompleted: true } })
      expect(checkout.order).toMatchObject({
        orderId: '100001',
        email: 'aino@kajo.test',
        currency: { fi: 'EUR', se: 'SEK', no: 'NOK', dk: 'DKK' }[market],
        billingAddress: { city: ADDRESS[market].city },
        shippingAddress: { city: ADDRESS[market].city },
        rows: [{ quantity: 2, variant: 'S', productId: 20 }],
      })
      expect(checkout.order.sum).toBe(checkout.cart.summary.total.sellingPriceIncVat)
      expect(commerce.stock(201).totalStock).toBe(3)
    },
  )

  it('R-CHECKOUT-12 cannot be found without its public id', async () => {
    const { ask, storefront } = await shopWith([[101, 1]])
    const { publicId, orderId } = (await storefront(form())).data.placeOrder
    expect((await ask(CONFIRM, { id: orderId })).data.checkout).toBeNull()
    expect((await ask(CONFIRM, { id: publicId, cartId: 'another' })).data.checkout).toBeNull()
  })

  it('R-CHECKOUT-12 keeps the paid prices after a campaign has ended', async () => {
    let now = Date.parse('2026-11-21T12:00:00Z')
    const { ask, storefront } = await shopWith([[201, 1]], { now: () => now })
    const { publicId } = (await storefront(form())).data.placeOrder
    now = Date.parse('2026-12-20T00:00:00Z')
    const { order } = (await ask(CONFIRM, { id: publicId })).data.checkout
    expect(order).toMatchObject({ itemValueIncVat: 103.9, rows: [{ priceIncVat: 103.9 }] })
  })

  it('T23 concurrent calls with the same key create one order', async () => {
    const { storefront, commerce } = await shopWith([[101, 1]])
    const answers = await Promise.all([storefront(form()), storefront(form()), storefront(form())])
    const ids = answers.map((answer) => answer.data.placeOrder.publicId)
    expect(new Set(ids).size).toBe(1)
    expect(Object.keys(commerce.state.data.orders)).toHaveLength(1)
    expect(commerce.stock(101).totalStock).toBe(4)
  })

  it('T23 a key is valid for one cart only, and an ordered cart cannot be ordered with another key', async () => {
    const { storefront, newCart } = await shopWith([[101, 1]])
    await storefront(form())
    const other = await newCart()
    expect((await storefront(form(), 'fi', 'k1', other)).errors?.[0]?.extensions.code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect((await storefront(form(), 'fi', 'k2')).errors?.[0]?.extensions.code).toBe('CART_NOT_FOUND')
  })

  it('R-CHECKOUT-11 fails with the sku when it is out of stock, and does not reduce any stock', async () => {
    const { commerce, storefront } = await shopWith([
      [101, 1],
      [111, 2],
    ])
    commerce.state.commit(stockSetTo(111, 1))
    const { errors } = await storefront(form())
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'OUT_OF_STOCK', skuId: 111, available: 1 })
    expect(commerce.stock(101).totalStock).toBe(5)
    commerce.state.commit(stockSetTo(111, 2))
    expect((await storefront(form())).data.placeOrder.status).toBe('completed')
  })

  it('a size that is sold out is removed from the size filter at once', async () => {
    const { ask, storefront } = await shopWith([[111, 2]])
    const sizes = async () => {
      const { data } = await ask('{ products(take: 0) { filters { facets { filterId values { facetId count } } } } }')
      const group = data.products.filters.facets.find((facet: { filterId: string }) => facet.filterId === 'Sku')
      return group.values.find((value: { facetId: string }) => value.facetId === 's_m').count
    }
    expect(await sizes()).toBe(4)
    await storefront(form())
    expect(await sizes()).toBe(3)
  })

  it.each([
    ['R-CHECKOUT-01', 'INVALID_ADDRESS', { billingAddress: { ...ADDRESS.fi, city: ' ' } }],
    ['R-CHECKOUT-01', 'INVALID_ADDRESS', { billingAddress: { ...ADDRESS.fi, city: '00100' } }],
    ['R-CHECKOUT-01', 'INVALID_ADDRESS', { billingAddress: { ...ADDRESS.fi, zip: '1234' } }],
    ['R-CHECKOUT-01', 'INVALID_ADDRESS', { billingAddress: { ...ADDRESS.fi, country: 'SE' } }],
    ['R-CHECKOUT-01', 'INVALID_ADDRESS', { shippingAddress: { ...ADDRESS.fi, zip: 'x' } }],
    ['R-CHECKOUT-02', 'INVALID_SHIPPING', { shippingId: 21 }],
    ['R-CHECKOUT-02', 'INVALID_PAYMENT', { paymentId: null }],
    ['R-CHECKOUT-05', 'CUSTOMER_BLACKLISTED', { email: 'blacklisted@kajo.test' }],
    ['R-CHECKOUT-06', 'INVALID_EMAIL', { email: '' }],
    ['R-VALID-03', 'INVALID_IDENTITY_NUMBER', { identityNumber: null }],
    ['R-VALID-03', 'INVALID_IDENTITY_NUMBER', { paymentId: 13, identityNumber: ' ' }],
    ['R-VALID-03', 'INVALID_IDENTITY_NUMBER', { paymentId: 12, identityNumber: '010190-9090' }],
    ['no credit:', 'CREDIT_LIMITED', { email: 'nocredit@kajo.test', paymentId: 12 }],
  ])('%s is refused with %s for %j', async (_row, expected, more) => {
    const { code, commerce } = await shopWith([[101, 1]])
    expect(await code(form('fi', more))).toBe(expected)
    expect(commerce.stock(101).totalStock).toBe(5)
  })

  it('R-CHECKOUT-17 a customer without credit can use other payment options', async () => {
    const { storefront } = await shopWith([[101, 1]])
    const checkoutUrls = { redirectUrl: 'http://fi.localhost/checkout/confirm' }
    const { data } = await storefront(form('fi', { email: 'nocredit@kajo.test', paymentId: 11, checkoutUrls }))
    expect(data.placeOrder.status).toBe('pending')
  })

  it('R-CHECKOUT-03 is refused for an empty cart and below the minimum order', async () => {
    expect(await (await shopWith([])).code(form())).toBe('CART_EMPTY')
    expect(await (await shopWith([[411, 1]])).code(form())).toBe('MINIMUM_ORDER')
  })

  it.each(['failed', 'blocked'])(
    'R-CHECKOUT-11 a payment with status %s creates no order and keeps the cart',
    async (status) => {
      const { storefront, commerce } = await shopWith([[101, 1]])
      const { data } = await storefront(form('fi', { email: `payment-${status}@kajo.test` }))
      expect(data.placeOrder).toEqual({ status, orderId: null, publicId: null, redirectUrl: null })
      expect(Object.keys(commerce.state.data.orders)).toEqual([])
      expect((await storefront(form(), 'fi', 'k2')).data.placeOrder.status).toBe('completed')
    },
  )
})
