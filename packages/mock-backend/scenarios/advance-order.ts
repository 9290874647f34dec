import type { Lang } from '#catalogue/types'
import { balanceOfOrder, customerAfter } from '#commerce/balance'
import type { Commerce } from '#commerce/create-commerce'
import { type Fulfilment, fulfilmentOf, parcelOf } from '#commerce/fulfilment'
import { cartOf } from '#commerce/load-checkout'
import { MARKETS } from '#commerce/markets'
import { amountFromIncVat } from '#commerce/money'
import { priceCart } from '#commerce/price-cart'
import type { OrderRecord } from '#commerce/shop-records'
import { orderedAfter } from '#commerce/stock'

/** What shoppers are told (R-ACCOUNT-02), in the order in which an order gets there. */
export const ORDER_STATUSES = ['received', 'processing', 'completed', 'cancelled'] as const
type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The service's own statuses; the first one is set. */
const SERVICE_STATUSES: Record<OrderStatus, [string, ...string[]]> = {
  received: ['pending', 'pending-payment', 'backorder'],
  processing: ['partial', 'inactive', 'on-hold'],
  completed: ['completed', 'refunded'],
  cancelled: ['cancelled', 'out-of-stock'],
}

const REASON: Record<Lang, string> = {
  fi: 'Tilaus peruttu',
  sv: 'Beställningen annullerad',
  nb: 'Bestillingen kansellert',
  da: 'Ordren annulleret',
}

/** The order with this number or public id: one that was placed, or one of a demo customer. Null when there is none. */
function orderBy({ state, demoOrders }: Commerce, id: string): OrderRecord | null {
  const isAsked = ({ orderId, publicId }: OrderRecord) => orderId === id || publicId === id
  return [...Object.values(state.data.orders), ...demoOrders().values()].find(isAsked) ?? null
}

const statusOf = (order: OrderRecord): OrderStatus =>
  ORDER_STATUSES.find((status) => SERVICE_STATUSES[status].includes(fulfilmentOf(order).status)) ?? 'processing'

/** Forwards only, and what has been sent is not cancelled any more. */
const canBecome = (now: OrderStatus, next: OrderStatus): boolean =>
  next === 'cancelled' ? now === 'received' : ORDER_STATUSES.indexOf(next) > ORDER_STATUSES.indexOf(now)

/** Sent with `processing`, delivered with `completed`. */
function sentOrDelivered(order: OrderRecord, status: OrderStatus, at: number): Fulfilment {
  const before = fulfilmentOf(order)
  const isDelivered = status === 'completed'
  return {
    ...before,
    status: SERVICE_STATUSES[status][0],
    completedAt: isDelivered ? at : before.completedAt,
    deliveredAt: isDelivered ? at : before.deliveredAt,
    parcels: before.parcels.length > 0 ? before.parcels : [parcelOf(order, at)],
  }
}

/** What was paid is paid back in full: to the balance what it has paid, the rest to the means of payment. */
function cancelled(commerce: Commerce, order: OrderRecord, at: number): Fulfilment {
  const before = fulfilmentOf(order)
  const market = MARKETS[order.market]
  const lang = order.lang ?? market.languages[0] ?? 'fi'
  const total = priceCart(commerce, cartOf(order), { market, lang }, order).total.inc
  const fromBalance = balanceOfOrder(order, total)
  const skuId = order.rows[0]?.skuId ?? 0
  const refund = (amount: number, toBalance: boolean): Fulfilment['refunds'] => {
    if (amount <= 0) return []
    const { inc, ex } = amountFromIncVat(amount, market.vat)
    const id = Number(order.orderId)
    return [{ id, skuId, createdAt: at, reason: REASON[lang], total: inc, vat: inc - ex, toBalance }]
  }
  return {
    ...before,
    status: SERVICE_STATUSES.cancelled[0],
    refunds: [...refund(fromBalance, true), ...refund(before.paidAt === null ? 0 : total - fromBalance, false)],
  }
}

/** The write that cancels an order: its pieces are in stock again, and the balance that it used is back. */
function cancellation(commerce: Commerce, order: OrderRecord, at: number) {
  const { fromBalance = 0, market, rows } = order
  const pieces = rows.map(({ skuId, quantity }) => ({ skuId, quantity: -quantity }))
  const ordered = Object.entries(orderedAfter(commerce.state.data.stock, pieces))
  return {
    order: { ...order, fulfilment: cancelled(commerce, order, at) },
    customer: customerAfter(commerce, { ...order, fromBalance: -fromBalance }, MARKETS[market].currency.code),
    // The stock of a sku may have been set since, which counts from 0 again.
    ordered: Object.fromEntries(ordered.map(([skuId, quantity]) => [skuId, Math.max(0, quantity)])),
  }
}

type Advance = { order: number | string; status?: OrderStatus | undefined; at?: string | undefined }

/**
 * Does to an order what happens in a warehouse (R-ACCOUNT-02): `processing` sends it in a parcel, `completed` also
 * delivers it, `cancelled` pays it back; without `status` the next of these. `at`: when, ISO; by default now. Returns the
 * reason for which it is not possible, with its HTTP status; null when it was done.
 */
export function advanceOrder(commerce: Commerce, asked: Advance): { status: 404 | 409; error: string } | null {
  const order = orderBy(commerce, String(asked.order))
  if (!order) return { status: 404, error: 'no such order' }
  if (order.status !== 'completed') return { status: 409, error: 'the order has not been paid' }
  const now = statusOf(order)
  const status = asked.status ?? (now === 'received' ? 'processing' : 'completed')
  if (!canBecome(now, status)) return { status: 409, error: `an order that is ${now} cannot become ${status}` }
  const at = asked.at === undefined ? commerce.clock() : Date.parse(asked.at)
  if (status === 'cancelled') {
    commerce.state.commit(cancellation(commerce, order, at))
    commerce.stockChanged(order.rows.map(({ skuId }) => skuId))
  } else {
    commerce.state.commit({ order: { ...order, fulfilment: sentOrDelivered(order, status, at) } })
  }
  return null
}
