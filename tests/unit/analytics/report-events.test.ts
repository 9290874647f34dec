// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startAnalytics } from '@/lib/analytics/start-analytics'
import type { Shop } from '@/lib/store/shop'
import { emit } from '@/lib/store/shop-events'
import type { ShopEvents } from '@/lib/store/slices/events-slice'
import { dataLayer, knownPushes, pushedNames, removeDataLayer, sellProducts } from '@/tests/support/data-layer'
import { fakeSeen } from '@/tests/support/fake-seen'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { EMAIL_HASH, PURCHASE_EVENT } from '@/tests/support/purchase'
import { makeCart, makeShop } from '@/tests/support/shop-fixtures'

freshBrowser()

const stops: (() => void)[] = []
let asked: number[][] = []
beforeEach(() => {
  fakeSeen()
  asked = sellProducts()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  removeDataLayer()
})

function start({ mayIdentify = true } = {}): Shop {
  const { shop } = makeShop()
  stops.push(startAnalytics(shop, { from: 'document', mayIdentify: () => mayIdentify }))
  return shop
}

const CART = makeCart('c', [{ skuId: 7, quantity: 2, unit: 400 }])
const [LINE] = CART.lines as [(typeof CART.lines)[number]]
const LIST = { id: 'category/c/kjolar', name: 'Kjolar' }
const ORDER: ShopEvents['checkout:purchase'] = { ...PURCHASE_EVENT, lines: CART.lines }
const PROMOTION = { id: '12', name: 'Höst', creative: 'hero.webp', slot: 1 }

const EVENTS: { [Name in keyof ShopEvents]?: { data: ShopEvents[Name]; pushes: object[] } } = {
  'product:impression': {
    data: { list: LIST, products: [{ productId: 3, name: 'Plagg 3', index: 5 }] },
    pushes: [
      {
        event: 'view_item_list',
        ecommerce: {
          item_list_id: LIST.id,
          item_list_name: LIST.name,
          currency: 'SEK',
          items: [{ item_id: '3', price: 400, index: 5, item_list_id: LIST.id, sales_type: '16-20%' }],
        },
      },
    ],
  },
  'product:click': {
    data: { list: LIST, product: { productId: 3, name: 'Plagg 3', index: 5 } },
    pushes: [
      { event: 'select_item', ecommerce: { item_list_id: LIST.id, items: [{ item_name: 'Plagg 3', index: 5 }] } },
    ],
  },
  'product-detail:impression': {
    data: { productId: 3 },
    pushes: [{ event: 'view_item', ecommerce: { value: 400, items: [{ item_id: '3', discount: 100 }] } }],
  },
  'favorite:add': {
    data: { id: 4 },
    pushes: [{ event: 'add_to_wishlist', ecommerce: { currency: 'SEK', items: [{ item_id: '4' }] } }],
  },
  'cart:add': {
    data: { ...LINE, quantity: 1 },
    pushes: [{ event: 'add_to_cart', ecommerce: { value: 400, items: [{ item_id: '70', quantity: 1 }] } }],
  },
  'cart:remove': {
    data: LINE,
    pushes: [{ event: 'remove_from_cart', ecommerce: { value: 800, items: [{ quantity: 2 }] } }],
  },
  'cart:impression': { data: CART, pushes: [{ event: 'view_cart', ecommerce: { value: 800 } }] },
  'checkout:impression': {
    data: { ...CART, promoCode: 'SOL' },
    pushes: [{ event: 'begin_checkout', ecommerce: { value: 800, coupon: 'SOL', items: [{ item_sku: 'A7-38' }] } }],
  },
  'checkout:update': {
    data: { shipping: 'PostNord', payment: 'Kort', cart: CART },
    pushes: [
      { event: 'add_shipping_info', ecommerce: { shipping_tier: 'PostNord' } },
      { event: 'add_payment_info', ecommerce: { payment_type: 'Kort' } },
    ],
  },
  'search:impression': { data: { term: 'kjol' }, pushes: [{ event: 'view_search_results', search_term: 'kjol' }] },
  'promotion:impression': {
    data: PROMOTION,
    pushes: [{ event: 'view_promotion', ecommerce: { promotion_id: '12', creative_slot: '1' } }],
  },
  'widget:click': {
    data: { promotion: PROMOTION, href: '/c/kjolar' },
    pushes: [{ event: 'select_promotion', ecommerce: { promotion_name: 'Höst' } }],
  },
  'menu:click': { data: { href: '/c/kjolar' }, pushes: [{ event: 'select_content', content_type: 'menu' }] },
  'search:click': { data: { href: '/s/kjol' }, pushes: [{ event: 'select_content', content_id: '/s/kjol' }] },
  'newsletter:subscribe': { data: null, pushes: [{ event: 'generate_lead' }] },
  'user:login': { data: null, pushes: [{ event: 'login' }] },
  'user:register': { data: null, pushes: [{ event: 'sign_up' }] },
  'error:404': { data: { path: '/nej' }, pushes: [{ event: 'exception', description: '404 /nej', fatal: true }] },
  'error:500': { data: { path: '/c/a' }, pushes: [{ event: 'exception', fatal: true }] },
  'error:api': { data: { code: 'BACKEND_DOWN' }, pushes: [{ event: 'exception', description: 'api BACKEND_DOWN' }] },
}

const emitNamed = (shop: Shop, name: string) => {
  const type = name as keyof typeof EVENTS
  emit(shop, type, EVENTS[type]?.data as ShopEvents[typeof type])
}

describe('the data layer', () => {
  it.each(Object.keys(EVENTS))('R-ANALYTICS-01 R-ANALYTICS-02 %s is pushed in the form of its schema', async (name) => {
    const shop = start()
    emitNamed(shop, name)
    const { pushes = [] } = EVENTS[name as keyof typeof EVENTS] ?? {}
    await vi.waitFor(() => expect(knownPushes()).toMatchObject(pushes))
    expect(knownPushes()).toHaveLength(pushes.length)
  })

  it('R-PRICE-02 a change of the customer type is pushed', () => {
    emit(start(), 'customer-type:change', { type: 'ORGANIZATION' })
    expect(knownPushes()).toEqual([{ event: 'customer_type_change', customer_type: 'ORGANIZATION' }])
  })

  it('R-AUTH-09 a logout is pushed', () => {
    emit(start(), 'user:logout', null)
    expect(knownPushes()).toEqual([{ event: 'logout' }])
  })

  it('R-CHECKOUT-08 T47 the hashed e-mail of the checkout is pushed with consent to marketing', () => {
    emit(start(), 'checkout:email', { emailHash: EMAIL_HASH })
    expect(knownPushes()).toEqual([{ event: 'checkout_email', email_hash: EMAIL_HASH }])
    removeDataLayer()
    emit(start({ mayIdentify: false }), 'checkout:email', { emailHash: EMAIL_HASH })
    expect(dataLayer()).toBeUndefined()
  })

  it('R-ANALYTICS-05 R-CHECKOUT-12 R-DATA-04 a purchase has its amounts, its items, and the hashes of the buyer', () => {
    emit(start(), 'checkout:purchase', { ...ORDER, fixedDiscountIncVat: 40, coupon: 'SOL' })
    expect(knownPushes()).toEqual([
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: '1001',
          currency: 'SEK',
          value: 449,
          value_ex_tax: 359.2,
          value_tax: 89.8,
          tax: 89.8,
          items_value: 400,
          items_value_ex_tax: 320,
          items_tax: 80,
          shipping: 49,
          shipping_ex_tax: 39.2,
          total_discount: 0,
          coupon: 'SOL',
          country: 'SE',
          nth_purchase: 1,
          customer_type: 'new',
          user_id: EMAIL_HASH,
          user_first_name: PURCHASE_EVENT.firstNameHash,
          user_last_name: PURCHASE_EVENT.lastNameHash,
          user_zip: PURCHASE_EVENT.zipHash,
          items: [expect.objectContaining({ item_id: '70', price: 380, quantity: 2 })],
        },
      },
    ])
  })

  it('R-ANALYTICS-05 T3 missing hashes are left out; without consent to marketing all hashes are', () => {
    const { zipHash: _, ...without } = ORDER
    emit(start(), 'checkout:purchase', without)
    const [push] = knownPushes() as { ecommerce: Record<string, unknown> }[]
    expect(push?.ecommerce).toHaveProperty('user_id')
    expect(push?.ecommerce).not.toHaveProperty('user_zip')
    for (const stop of stops.splice(0)) stop()
    removeDataLayer()
    emit(start({ mayIdentify: false }), 'checkout:purchase', ORDER)
    expect(JSON.stringify(dataLayer())).not.toMatch(/[\da-f]{64}|user_/)
  })

  it('R-CHECKOUT-12 a purchase without order number or items is not pushed: the tag manager would merge all such orders', () => {
    emit(start(), 'checkout:purchase', { ...ORDER, orderId: '' })
    emit(start(), 'checkout:purchase', { ...ORDER, lines: [] })
    expect(dataLayer()).toBeUndefined()
  })

  it('R-ANALYTICS-02 add_shipping_info and add_payment_info are pushed once per chosen method', () => {
    const shop = start()
    emitNamed(shop, 'checkout:update')
    emitNamed(shop, 'checkout:update')
    emit(shop, 'checkout:update', { shipping: 'PostNord', payment: 'Faktura', cart: CART })
    expect(pushedNames()).toEqual(['add_shipping_info', 'add_payment_info', 'add_payment_info'])
  })

  it('R-ANALYTICS-02 an event that waits for prices holds back later events; each product is fetched once', async () => {
    const shop = start()
    for (const name of ['product:click', 'menu:click', 'product-detail:impression']) emitNamed(shop, name)
    expect(dataLayer()).toBeUndefined()
    await vi.waitFor(() => expect(pushedNames()).toEqual(['select_item', 'select_content', 'view_item']))
    expect(asked).toEqual([[3]])
  })

  it('R-ANALYTICS-02 the products of a page keep its currency when another tab has changed the market', async () => {
    const shop = start()
    shop.store.getState().setChannel({ currentCurrency: 'NOK' })
    for (const name of ['product:impression', 'product-detail:impression', 'favorite:add']) emitNamed(shop, name)
    await vi.waitFor(() => expect(JSON.stringify(knownPushes()).match(/"currency":"SEK"/g)).toHaveLength(3))
  })

  it('R-ANALYTICS-02 events after the click on a card name the list of the card', async () => {
    const shop = start()
    emit(shop, 'product:click', { list: LIST, product: { productId: 70, name: 'Plagg 70', index: 5 } })
    emit(shop, 'cart:add', LINE)
    await vi.waitFor(() => expect(pushedNames()).toContain('add_to_cart'))
    const list = { item_list_id: LIST.id, item_list_name: LIST.name, index: 5 }
    expect(knownPushes().at(-1)).toMatchObject({ ecommerce: { items: [list] } })
  })

  it('R-ANALYTICS-02 on pagehide, waiting events are pushed at once, with names but without prices', () => {
    const shop = start()
    emitNamed(shop, 'product:click')
    window.dispatchEvent(new Event('pagehide'))
    expect(knownPushes()).toMatchObject([{ event: 'select_item', ecommerce: { items: [{ item_name: 'Plagg 3' }] } }])
  })

  it('R-ANALYTICS-02 without product data, view_item_list has names only and view_item is not pushed', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ products: [] }))
    const shop = start()
    emitNamed(shop, 'product-detail:impression')
    emitNamed(shop, 'product:impression')
    await vi.waitFor(() => expect(pushedNames()).toEqual(['view_item_list']))
  })

  it('R-ANALYTICS-01 at most 200 items and 100 characters of a text are pushed', () => {
    const lines = Array.from({ length: 201 }, () => ({ ...LINE, product: { ...LINE.product, name: 'å'.repeat(101) } }))
    emit(start(), 'checkout:impression', { ...CART, lines })
    const [push] = knownPushes() as { ecommerce: { items: { item_name: string }[] } }[]
    expect(push?.ecommerce.items).toHaveLength(200)
    expect(push?.ecommerce.items[0]?.item_name).toHaveLength(100)
  })

  it('R-ANALYTICS-01 nothing is pushed after the cleanup', () => {
    const shop = start()
    for (const stop of stops.splice(0)) stop()
    for (const name of Object.keys(EVENTS)) emitNamed(shop, name)
    window.dispatchEvent(new Event('pagehide'))
    expect(dataLayer()).toBeUndefined()
  })
})
