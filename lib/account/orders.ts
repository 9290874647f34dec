import type { OrderFragment } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { invoiceDue } from '@/lib/checkout/payment/invoice-due'
import { daysToPay, paymentKind } from '@/lib/checkout/payment/payment-kind'
import { sellingForms } from '@/lib/product/price-view'
import type { PriceForms } from '@/lib/product/product-types'

/** What a shopper is told about an order (R-ACCOUNT-02). */
export type OrderStatus = 'received' | 'processing' | 'completed' | 'cancelled'

/** Statuses of the service, in lower case with hyphens. */
const SHOWN: Record<string, OrderStatus> = {
  pending: 'received',
  'pending-payment': 'received',
  backorder: 'received',
  partial: 'processing',
  inactive: 'processing',
  'on-hold': 'processing',
  completed: 'completed',
  refunded: 'completed',
  cancelled: 'cancelled',
  'out-of-stock': 'cancelled',
}

/** The status that is shown for one of the service; an unknown one is being processed. */
export const shownStatus = (raw: string): OrderStatus =>
  SHOWN[raw.toLowerCase().replace(/[^a-z]+/g, '-')] ?? 'processing'

/** Amounts in units of the currency of the order. */
export type OrderPayment = {
  id: number
  name: string
  isPaid: boolean
  paidOn: Date | null
  total: number
  /** Null unless it is an invoice. */
  invoice: { reference: string; due: Date | null } | null
}

export type OrderRefund = {
  id: number
  date: Date | null
  reason: string
  articleNumber: string
  /** Refunded to the balance of the account instead of the means of payment. */
  toBalance: boolean
  total: number
}

/** An order as lists show it. */
export type OrderHead = {
  /** Also in the address of its page. */
  number: string
  orderedAt: Date | null
  status: OrderStatus
  currency: string
  total: PriceForms
  totalIncVat: number
  /** Pieces. */
  itemCount: number
  /** Names of the products, for search and for the names of pictures. */
  names: string[]
  pictures: string[]
  /** The part that the balance has paid. */
  fromBalance: number
  payments: OrderPayment[]
  refunds: OrderRefund[]
}

function dateOf(text: unknown): Date | null {
  const date = new Date(typeof text === 'string' ? text : '')
  return Number.isNaN(date.getTime()) ? null : date
}

type Payment = NonNullable<NonNullable<OrderFragment['paymentDetails']>[number]>

function mapPayment(payment: Payment, orderedAt: Date | null): OrderPayment {
  const kind = paymentKind(payment.name)
  const days = daysToPay(kind, payment.displayName) ?? daysToPay(kind, payment.name)
  return {
    id: payment.id,
    name: payment.displayName || payment.name,
    isPaid: payment.isPaid,
    paidOn: dateOf(payment.paymentDate),
    total: payment.total,
    invoice:
      kind === 'invoice'
        ? { reference: payment.reservationNumber ?? '', due: days && orderedAt ? invoiceDue(orderedAt, days) : null }
        : null,
  }
}

const NO_TOTAL: PriceForms = { incVat: '', exVat: '' }

/** Null for an order without a number, which has no page. */
export function mapOrder(order: OrderFragment): OrderHead | null {
  if (order.id === null) return null
  const orderedAt = dateOf(order.createdAt)
  const items = present(order.cart?.items)
  return {
    number: String(order.id),
    orderedAt,
    status: shownStatus(order.status),
    currency: order.currency ?? '',
    total: order.orderTotal ? sellingForms(order.orderTotal) : NO_TOTAL,
    totalIncVat: order.orderTotal?.sellingPriceIncVat ?? 0,
    itemCount: items.reduce((count, { quantity }) => count + quantity, 0),
    names: items.flatMap(({ product }) => product?.name ?? []),
    pictures: items.flatMap(({ product }) => present(product?.productImages)[0]?.fileName ?? []),
    fromBalance: order.fromBalance,
    payments: present(order.paymentDetails).map((payment) => mapPayment(payment, orderedAt)),
    refunds: present(order.refunds).map(({ id, createdAt, reason, articleNumber, toBalance, total }) => ({
      id,
      date: dateOf(createdAt),
      reason: reason ?? '',
      articleNumber: articleNumber ?? '',
      toBalance,
      total,
    })),
  }
}

const time = (date: Date | null): number => date?.getTime() ?? 0

/** Newest first. */
export const mapOrders = (orders: readonly (OrderFragment | null)[]): OrderHead[] =>
  present(orders)
    .flatMap((order) => mapOrder(order) ?? [])
    .sort((a, b) => time(b.orderedAt) - time(a.orderedAt) || Number(b.number) - Number(a.number))

/** Orders whose number contains the digits of `text` (T44); all for a text without digits. */
export function findOrders(orders: readonly OrderHead[], text: string): readonly OrderHead[] {
  const digits = text.replace(/\D+/g, '')
  return digits === '' ? orders : orders.filter(({ number }) => number.includes(digits))
}
