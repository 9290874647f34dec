import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { priceGroupOf } from '#accounts/price-group'
import { itemAt } from '#catalogue/item-at'
import { emptyShop } from '#commerce/empty-shop'
import { pruneShop } from '#commerce/prune-shop'
import { shopDataSchema } from '#commerce/shop-records'
import { demoCustomers } from '#demo/demo-customers'
import { lineStates } from '#returns/line-states'
import { signedIn } from './account-fixture'
import { type AuthShop, hashOf, serveAuth } from './auth-fixture'
import { asking, NOW } from './commerce-fixture'
import { serveShop } from './search-fixture'

const PASSWORD = 'kajo-demo-2026'
const DAY = 24 * 60 * 60 * 1000

const ORDERS = `query orders($market: String) { getOrders(marketId: $market) {
  id publicId status createdAt completedAt currency fromBalance
  orderTotal { sellingPriceIncVat } shippingFee { sellingPriceIncVat } paymentFee { sellingPriceIncVat }
  paymentDetails { name isPaid total reservationNumber paymentDate }
  shippingDetails { name parcelNumber trackingLink shippingDate }
  refunds { itemId articleNumber reason total vat toBalance }
  cart { items { id quantity product { name } unitPrice { regularPriceIncVat sellingPriceIncVat } totalPrice { sellingPriceIncVat } }
    summary { total { sellingPriceIncVat } balance { pending } } } } }`

type Order = {
  publicId: string
  status: string
  createdAt: string
  completedAt: string | null
  fromBalance: number
  orderTotal: { sellingPriceIncVat: number }
  shippingFee: { sellingPriceIncVat: number }
  paymentFee: { sellingPriceIncVat: number }
  paymentDetails: { name: string; isPaid: boolean; total: number; reservationNumber: string | null }[]
  shippingDetails: { parcelNumber: string | null; trackingLink: string | null }[]
  refunds: { itemId: number; total: number; vat: number; toBalance: boolean }[]
  cart: {
    items: { id: string; totalPrice: { sellingPriceIncVat: number } }[]
    summary: { total: { sellingPriceIncVat: number }; balance: { pending: number } }
  }
}

let catalogueShop: Awaited<ReturnType<typeof serveShop>>
let auth: AuthShop
beforeAll(async () => {
  catalogueShop = await serveShop()
  auth = await serveAuth()
})
afterAll(() => Promise.all([catalogueShop.close(), auth.close()]))

const CUSTOMERS = Object.values(demoCustomers())

/** The orders of a demo customer in the own market. */
async function ordersOf(email: string): Promise<Order[]> {
  const { commerce } = catalogueShop
  const customer = commerce.accounts.byEmail(email)
  if (!customer) throw new Error(`There is no ${email}`)
  const ask = await signedIn({ commerce, ask: asking(commerce) }, customer)
  const { data, errors } = await ask(ORDERS, { market: customer.market })
  expect(errors).toBeUndefined()
  return data.getOrders
}

const sum = (amounts: number[]): number => amounts.reduce((a, b) => a + b, 0)

describe('demo customers', () => {
  it.each(CUSTOMERS.map(({ email }) => email))('%s signs in with the documented password', async (email) => {
    expect((await auth.login(email, PASSWORD)).status).toBe(200)
  })

  it('are a person in each market, an organisation, members of the groups and a blacklisted one', async () => {
    const persons = CUSTOMERS.filter(({ customerType, memberType }) => customerType === 'PERSON' && memberType === '')
    expect(new Set(persons.map(({ market }) => market)).size).toBe(4)
    expect(CUSTOMERS.map(({ customerType }) => customerType)).toContain('ORGANIZATION')
    expect(CUSTOMERS.map(({ memberType }) => memberType)).toEqual(expect.arrayContaining(['Student', 'Curve']))
    const { id } = (await auth.graphql('{ getCart(id: "") { id } }')).body.data.getCart
    const check = `mutation { createOrUpdateCheckout(cartId: "${id}", checkout: { email: "Mads.Krogh@example.dk" }) { checkoutStatus } }`
    expect((await auth.graphql(check)).body.data.createOrUpdateCheckout.checkoutStatus).toBe('CUSTOMER_BLACKLISTED')
  })

  it('the documented reset key has expired', async () => {
    const known = Object.values(emptyShop().passwordResets)
    expect(known).toMatchObject([{ customerId: 109 }])
    const commit = `mutation { commitReset(resetKey: "kajo-expired-reset-key", password: "${hashOf('secret1')}") }`
    expect((await auth.graphql(commit)).body.data.commitReset).toBe(false)
    const asked = auth.time.now
    auth.time.now = (known[0]?.expiresAt ?? 0) - 1
    expect((await auth.graphql(commit)).body.data.commitReset).toBe(true)
    auth.time.now = asked
    await auth.control({ reset: true })
  })

  it('are in a state file that an earlier version wrote, and are never pruned', () => {
    const { customers: _, sessions, passwordResets, mails, nextCustomer, tokenSecret, ...older } = emptyShop()
    const read = shopDataSchema.parse(older)
    expect(read.customers).toEqual(demoCustomers())
    const [first] = CUSTOMERS
    for (let id = 2000; first && id < 7100; id += 1) read.customers[id] = { ...first, id, createdAt: NOW + id }
    pruneShop(read, NOW)
    expect(read.customers['101']).toEqual(first)
    expect(Object.keys(read.customers)).toHaveLength(5000 + CUSTOMERS.length)
  })

  it('T44 each order adds up, and balances agree with what was given back and used', async () => {
    for (const { email, balances } of CUSTOMERS) {
      const orders = await ordersOf(email)
      for (const order of orders) {
        const items = sum(order.cart.items.map(({ totalPrice }) => totalPrice.sellingPriceIncVat))
        const { orderTotal, shippingFee, paymentFee, paymentDetails, fromBalance, cart } = order
        const total = orderTotal.sellingPriceIncVat
        expect(items + shippingFee.sellingPriceIncVat + paymentFee.sellingPriceIncVat).toBeCloseTo(total, 5)
        expect(cart.summary.total.sellingPriceIncVat).toBeCloseTo(total, 5)
        expect(cart.summary.balance.pending).toBe(fromBalance)
        expect(paymentDetails[0]?.total).toBeCloseTo(total - fromBalance, 5)
        const ids = cart.items.map(({ id }) => id)
        for (const refund of order.refunds) {
          expect(ids).toContain(String(refund.itemId))
          expect(refund.total).toBeLessThanOrEqual(total)
        }
      }
      const given = orders.flatMap(({ refunds }) => refunds.flatMap(({ total, toBalance }) => (toBalance ? total : [])))
      const left = sum(given) - sum(orders.map(({ fromBalance }) => fromBalance))
      expect(left).toBeCloseTo(sum(Object.values(balances)) / 100, 5)
    }
    expect(sum((await ordersOf('oona.salo@example.fi')).map(({ fromBalance }) => fromBalance))).toBe(25)
  })

  it('one has 30 orders of several months in all statuses, with parcels, refunds and invoices', async () => {
    const orders = await ordersOf('saga.lind@example.se')
    expect(orders).toHaveLength(30)
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set([
        ...['pending', 'pending-payment', 'backorder', 'partial', 'inactive', 'on-hold'],
        ...['completed', 'refunded', 'cancelled', 'out-of-stock'],
      ]),
    )
    const times = orders.map(({ createdAt }) => Date.parse(createdAt))
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(200 * DAY)
    const parcels = orders.flatMap(({ shippingDetails }) => shippingDetails.map(({ trackingLink }) => trackingLink))
    expect(parcels).toEqual(
      expect.arrayContaining([null, expect.stringMatching(/^https:\/\/tracking\.example\.com\/KJ/)]),
    )
    const partial = orders.filter(({ refunds, orderTotal }) =>
      refunds.some(({ total }) => total < orderTotal.sellingPriceIncVat),
    )
    expect(partial.length).toBeGreaterThan(0)
    const invoices = orders.flatMap(({ paymentDetails }) =>
      paymentDetails.filter(({ name }) => name === 'DirectInvoice'),
    )
    expect(new Set(invoices.map(({ isPaid }) => isPaid))).toEqual(new Set([true, false]))
    expect(invoices.every(({ reservationNumber }) => reservationNumber?.startsWith('R-'))).toBe(true)
  })

  it('T11 a person in each market has a delivered order that may be sent back', () => {
    const { commerce } = catalogueShop
    const open = [...commerce.demoOrders().values()].filter((order) =>
      lineStates(commerce, order).some(({ returnable }) => returnable > 0),
    )
    expect(new Set(open.map(({ market }) => market))).toEqual(new Set(['fi', 'se', 'no', 'dk']))
  })

  it('T44 invoices in Finland have reference numbers that banks accept', async () => {
    const orders = await ordersOf('aino.laine@example.fi')
    const numbers = orders.flatMap(({ paymentDetails }) =>
      paymentDetails.flatMap((paid) => paid.reservationNumber ?? []),
    )
    // order 90001 and its check digit: weights 7, 3, 1 from the right give 1 × 7 + 9 × 3 = 34, and 40 − 34 = 6
    expect(numbers).toContain('900016')
  })

  it('anybody can read their orders by public id, only the owner gets them in getOrders', async () => {
    const [order] = await ordersOf('nora.dahl@example.no')
    const ask = asking(catalogueShop.commerce)
    const found = await ask('query order($id: Guid!) { getOrderPublic(publicOrderId: $id) { publicId status } }', {
      id: order?.publicId,
    })
    expect(found.data.getOrderPublic).toEqual({ publicId: order?.publicId, status: 'completed' })
    const publicIds = await Promise.all(
      CUSTOMERS.map(async ({ email }) => (await ordersOf(email)).map(({ publicId }) => publicId)),
    )
    expect(new Set(publicIds.flat()).size).toBe(publicIds.flat().length)
  })

  it('ordered products are those of the catalogue at the prices of the day', () => {
    const { index, pricing, demoOrders, accounts } = catalogueShop.commerce
    const rows = [...demoOrders().values()].flatMap(({ rows: own, ...order }) =>
      own.map((row) => ({ ...row, ...order })),
    )
    expect(rows.length).toBeGreaterThan(40)
    for (const { skuId, regular, selling, market, createdAt, customerId } of rows) {
      const group = priceGroupOf(accounts.byId(customerId ?? 0))
      const product = itemAt(
        [index.bySku.get(skuId)].flatMap((known) => known?.entry.product ?? []),
        0,
      )
      expect(pricing.priceAt(product, market, createdAt, group)).toMatchObject({ regular, selling })
    }
  })
})
