import type { Lang } from '#catalogue/types'
import { balanceOfOrder, customerAfter } from '#commerce/balance'
import type { Commerce } from '#commerce/create-commerce'
import { type Fulfilment, fulfilmentOf, parcelOf } from '#commerce/fulfilment'
import { cartOf } from '#commerce/load-checkout'
import { MARKETS } from '#commerce/markets'
import { amountFromIncVat } from '#commerce/money'
import { priceCart } from '#commerce/price-cart'
import type { OrderRecord } from '#commerce/shop-records'
import { orderedWithout } from '#commerce/stock'
import { orderStepMail } from '#outbox/create-mail'
import type { OrderStepKind } from '#outbox/mail-record'
import { unsentLines } from '#returns/order-delivery'

/** The steps of an order, in which `packing` and `processing` are one status for lists of orders (R-ACCOUNT-02). */
export const ORDER_STATUSES = ['received', 'packing', 'processing', 'completed', 'cancelled'] as const
type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The service's own statuses; the first one is set. */
const SERVICE_STATUSES: Record<OrderStatus, [string, ...string[]]> = {
  received: ['pending', 'pending-payment', 'backorder'],
  packing: ['inactive', 'on-hold'],
  processing: ['partial'],
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

/** Forwards only, and what has been sent is not cancelled any more. The rest of an order may be sent later. */
function canBecome(order: OrderRecord, now: OrderStatus, next: OrderStatus): boolean {
  if (next === 'cancelled') return now === 'received' || now === 'packing'
  if (next === 'processing' && now === 'processing') return unsentLines(order).length > 0
  return ORDER_STATUSES.indexOf(next) > ORDER_STATUSES.indexOf(now)
}

/** The parcels after those `lines` of an order have left that had not been sent, by default all. */
function parcelsAfter(order: OrderRecord, at: number, lines: readonly string[] | undefined): Fulfilment['parcels'] {
  const { parcels } = fulfilmentOf(order)
  const unsent = unsentLines(order)
  const sent = lines ? unsent.filter((lineId) => lines.includes(lineId)) : unsent
  if (sent.length === 0) return parcels
  const isWhole = parcels.length === 0 && sent.length === unsent.length
  return [...parcels, parcelOf(order, at, { lineIds: isWhole ? undefined : sent, earlier: parcels.length })]
}

/** Packed with `packing`, sent with `processing`, delivered with `completed`. */
function fulfilmentAfter(order: OrderRecord, status: OrderStatus, at: number, lines?: readonly string[]): Fulfilment {
  const before = fulfilmentOf(order)
  const isDelivered = status === 'completed'
  return {
    ...before,
    status: SERVICE_STATUSES[status][0],
    completedAt: isDelivered ? at : before.completedAt,
    deliveredAt: isDelivered ? at : before.deliveredAt,
    parcels: status === 'packing' ? before.parcels : parcelsAfter(order, at, isDelivered ? undefined : lines),
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
  return {
    order: { ...order, fulfilment: cancelled(commerce, order, at) },
    customer: customerAfter(commerce, { ...order, fromBalance: -fromBalance }, MARKETS[market].currency.code),
    ordered: orderedWithout(commerce.state.data.stock, rows),
  }
}

type Advance = {
  order: number | string
  status?: OrderStatus | undefined
  at?: string | undefined
  lines?: string[] | undefined
}

/** The mail that tells of a step. */
const MAILS: Partial<Record<OrderStatus, OrderStepKind>> = { processing: 'order-sent', completed: 'order-delivered' }

/**
 * Does to an order what happens in a warehouse (R-ACCOUNT-02): `packing` packs it, `processing` sends it in a parcel, or
 * only its `lines`, `completed` also delivers it, `cancelled` pays it back; without `status` it is sent, then delivered.
 * `at`: when, ISO; by default now. Each step but `packing` sends a mail. Returns the reason for which it is not possible,
 * with its HTTP status; null when it was done.
 */
export function advanceOrder(commerce: Commerce, asked: Advance): { status: 404 | 409; error: string } | null {
  const order = orderBy(commerce, String(asked.order))
  if (!order) return { status: 404, error: 'no such order' }
  if (order.status !== 'completed') return { status: 409, error: 'the order has not been paid' }
  const now = statusOf(order)
  const status = asked.status ?? (now === 'received' || now === 'packing' ? 'processing' : 'completed')
  if (!canBecome(order, now, status)) return { status: 409, error: `an order that is ${now} cannot become ${status}` }
  const at = asked.at === undefined ? commerce.clock() : Date.parse(asked.at)
  if (status === 'cancelled') {
    commerce.state.commit({ ...cancellation(commerce, order, at), mail: orderStepMail('order-cancelled', order, at) })
    commerce.stockChanged(order.rows.map(({ skuId }) => skuId))
    return null
  }
  const next = { ...order, fulfilment: fulfilmentAfter(order, status, at, asked.lines) }
  commerce.state.commit({ order: next, mail: MAILS[status] && orderStepMail(MAILS[status], next, at) })
  return null
}
