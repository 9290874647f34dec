import type { OrderHead } from './orders'

/** `overdue`: open after its due date. `settled`: nothing is left to pay, because the order was cancelled or refunded. */
export type InvoiceState = 'open' | 'overdue' | 'paid' | 'settled'

/** An order paid by invoice (T44). Amounts in units of the currency. */
export type Invoice = {
  order: OrderHead
  state: InvoiceState
  /** What is left to pay, or what was paid. */
  amount: number
  due: Date | null
  paidOn: Date | null
  reference: string
}

/** Due until the end of the day. */
const isOver = (due: Date, now: Date): boolean => new Date(due).setHours(23, 59, 59, 999) < now.getTime()

function stateOf(left: number, { status }: OrderHead, due: Date | null, now: Date): InvoiceState {
  if (left <= 0 || status === 'cancelled') return 'settled'
  return due && isOver(due, now) ? 'overdue' : 'open'
}

const STATES: readonly InvoiceState[] = ['overdue', 'open', 'paid', 'settled']

/** The invoices among the payments of orders: what has to be paid first, then the newest ones. */
export function invoicesOf(orders: readonly OrderHead[], now: Date): Invoice[] {
  return orders
    .flatMap((order) =>
      order.payments.flatMap(({ invoice, isPaid, paidOn, total }): Invoice[] => {
        if (!invoice) return []
        const refunded = order.refunds.reduce((sum, refund) => sum + (refund.toBalance ? 0 : refund.total), 0)
        const left = Math.max(0, total - refunded)
        const { due, reference } = invoice
        const state = isPaid ? 'paid' : stateOf(left, order, due, now)
        return [{ order, state, amount: isPaid ? total : left, due, paidOn, reference }]
      }),
    )
    .sort((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state))
}

export const isPayable = ({ state }: Invoice): boolean => state === 'open' || state === 'overdue'
