import type { OrderHead } from './orders'

/** A change of the balance (T44). `amount` in units of the currency, negative for what an order has used. */
export type BalanceChange = {
  id: string
  kind: 'used' | 'refunded'
  date: Date | null
  orderNumber: string
  amount: number
  currency: string
}

/** What has changed the balance, newest first: what orders have used of it, and what was refunded to it. */
export function balanceHistory(orders: readonly OrderHead[]): BalanceChange[] {
  return orders
    .flatMap(({ number, orderedAt, currency, fromBalance, refunds }): BalanceChange[] => {
      const refunded = refunds
        .filter(({ toBalance, total }) => toBalance && total > 0)
        .map(({ id, date, total }) => ({
          id: `refund-${number}-${id}`,
          kind: 'refunded' as const,
          date,
          amount: total,
        }))
      const used = { id: `order-${number}`, kind: 'used' as const, date: orderedAt, amount: -fromBalance }
      return [...refunded, ...(fromBalance > 0 ? [used] : [])].map((change) => ({
        ...change,
        orderNumber: number,
        currency,
      }))
    })
    .sort((a, b) => (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0))
}
