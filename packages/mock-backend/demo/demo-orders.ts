import { createHash } from 'node:crypto'
import type { CustomerRecord } from '#accounts/account-records'
import { priceGroupOf } from '#accounts/price-group'
import { createRandom, pick, type Random } from '#catalogue/random'
import type { CatalogueIndex, Entry } from '#commerce/catalogue-index'
import { type Fulfilment, parcelOf, referenceNumber } from '#commerce/fulfilment'
import { isSoldIn } from '#commerce/is-sold-in'
import { MARKETS, type Market } from '#commerce/markets'
import { amountFromIncVat } from '#commerce/money'
import { needsCredit, paymentFee, paymentOptions } from '#commerce/payment-options'
import type { Pricing } from '#commerce/pricing'
import { shippingFee, shippingOptions } from '#commerce/shipping-options'
import type { OrderRecord } from '#commerce/shop-records'
import { demoCustomers } from './demo-customers'
import { ORDER_PLANS, type OrderPlan } from './demo-order-plans'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** Numbers below those of orders that are placed. */
const FIRST_NUMBER = 90_001
const SENT = ['completed', 'refunded', 'partial']

const REASONS = {
  return: { fi: 'Palautettu tuote', sv: 'Returnerad vara', nb: 'Returnert vare', da: 'Returneret vare' },
  goodwill: { fi: 'Hyvitys', sv: 'Ersättning', nb: 'Kompensasjon', da: 'Kompensation' },
}

type Rows = OrderRecord['rows']
type Sources = { index: CatalogueIndex; pricing: Pricing; clock: () => number }

/** A public id that is the same at every start. */
function publicIdOf(orderId: string): string {
  const hex = createHash('sha256').update(`demo order ${orderId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Rows of products that the market sold at the time, at the prices of that time. */
function rowsOf(sources: Sources, customer: CustomerRecord, { pieces }: OrderPlan, time: number, random: Random): Rows {
  const { market } = customer
  const sold = sources.index.entries.filter((entry) => entry.availableFrom <= time && isSoldIn(entry, market))
  const chosen = new Set<Entry>()
  for (let i = 0; i < pieces && sold.length > 0; i += 1) chosen.add(pick(random, sold))
  return [...chosen].map(({ product }) => {
    const { regular, selling, campaigns } = sources.pricing.priceAt(product, market, time, priceGroupOf(customer))
    const { skuId } = pick(random, product.skus)
    const quantity = random() < 0.2 ? 2 : 1
    const campaignIds = campaigns.slice(0, 1).map(({ campaignId }) => campaignId)
    return { skuId, quantity, regular, selling, campaignIds, isGift: false }
  })
}

function paymentOf({ pay }: OrderPlan, { alias }: Market) {
  const options = paymentOptions(alias)
  const isAsked = {
    direct: (option: (typeof options)[number]) => option.credit === 'none',
    card: ({ name }: (typeof options)[number]) => name === 'Card',
    invoice: (option: (typeof options)[number]) => needsCredit(option) && option.name === 'DirectInvoice',
  }[pay]
  return options.find(isAsked)
}

type Made = { plan: OrderPlan; customer: CustomerRecord; createdAt: number; orderId: string; rows: Rows; total: number }

function refundsOf({ plan, customer, createdAt, orderId, rows, total }: Made): Fulfilment['refunds'] {
  const [first] = rows
  if (!plan.refund || !first) return []
  const { value, toBalance } = plan.refund
  const amount = { item: first.selling, all: total }[String(value)] ?? Number(value)
  const { vat } = MARKETS[customer.market]
  const reason = REASONS[typeof value === 'number' ? 'goodwill' : 'return'][customer.lang]
  const { inc, ex } = amountFromIncVat(amount, vat)
  return [
    {
      id: Number(orderId),
      skuId: first.skuId,
      createdAt: createdAt + 6 * DAY,
      reason,
      total: inc,
      vat: inc - ex,
      toBalance,
    },
  ]
}

function fulfilmentOf(made: Made): Fulfilment {
  const { plan, createdAt, orderId, customer } = made
  const numbered = { orderId, market: customer.market }
  const deliveredAt = ['completed', 'refunded'].includes(plan.status) ? createdAt + 3 * DAY : null
  return {
    status: plan.status,
    completedAt: deliveredAt,
    deliveredAt,
    paidAt: plan.isPaid ? createdAt + (plan.pay === 'invoice' ? 10 * DAY : 0) : null,
    reservationNumber: plan.pay === 'invoice' ? referenceNumber(numbered) : null,
    parcels: SENT.includes(plan.status) ? [parcelOf(numbered, createdAt + 20 * HOUR)] : [],
    refunds: refundsOf(made),
  }
}

function orderOf(sources: Sources, plan: OrderPlan, i: number, customer: CustomerRecord): OrderRecord[] {
  const random = createRandom(FIRST_NUMBER + i)
  const market = MARKETS[customer.market]
  // At a different hour of the day for each order.
  const createdAt = Math.floor(sources.clock() / DAY) * DAY - plan.daysAgo * DAY + (7 + (i % 14)) * HOUR
  const rows = rowsOf(sources, customer, plan, createdAt, random)
  const payment = paymentOf(plan, market)
  const [shipping] = shippingOptions(market)
  if (!payment || !shipping || rows.length === 0) return []
  const orderId = String(FIRST_NUMBER + i)
  const value = rows.reduce((sum, { selling, quantity }) => sum + selling * quantity, 0)
  const fees = {
    shippingFee: shippingFee(shipping, value),
    paymentFee: paymentFee({ market, lang: customer.lang }, payment.id).inc,
  }
  const total = value + fees.shippingFee + fees.paymentFee
  const order: OrderRecord = {
    orderId,
    publicId: publicIdOf(orderId),
    cartId: publicIdOf(`cart of ${orderId}`),
    market: customer.market,
    lang: customer.lang,
    createdAt,
    email: customer.email,
    billing: customer.address,
    shipping: customer.address,
    paymentId: payment.id,
    shippingId: shipping.id,
    ...fees,
    discount: 0,
    rows,
    promoCode: null,
    customerType: customer.customerType,
    identityNumber: null,
    message: null,
    consents: ['order'],
    campaignIds: [],
    status: 'completed',
    reason: null,
    customerId: customer.id,
    fromBalance: plan.fromBalance ?? 0,
    fulfilment: fulfilmentOf({ plan, customer, createdAt, orderId, rows, total }),
  }
  return [order]
}

/** The orders of the demo customers by public id. They are made of the catalogue when they are asked for first. */
export function createDemoOrders(sources: Sources): () => ReadonlyMap<string, OrderRecord> {
  let orders: ReadonlyMap<string, OrderRecord> | null = null
  const make = () => {
    const customers = demoCustomers()
    return new Map(
      ORDER_PLANS.flatMap((plan, i) => {
        const customer = customers[plan.customerId]
        return customer ? orderOf(sources, plan, i, customer) : []
      }).map((order) => [order.publicId, order]),
    )
  }
  return () => {
    orders ??= make()
    return orders
  }
}
