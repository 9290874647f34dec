import { DEMO } from './demo-customers'

/** An order of a demo customer, before products and prices are chosen. */
export type OrderPlan = {
  customerId: number
  /** Days before the orders are made. */
  daysAgo: number
  /** Status as the service names it. */
  status: string
  pay: 'direct' | 'card' | 'invoice'
  isPaid: boolean
  /** Number of different products. */
  pieces: number
  /** What was given back. `item`: the price of the first product; `all`: the total; a number: minor units. */
  refund?: { value: 'item' | 'all' | number; toBalance: boolean }
  /** Minor units that the balance paid. */
  fromBalance?: number
}

type Given = Partial<OrderPlan> & Pick<OrderPlan, 'daysAgo'>

const plan = (customerId: number, given: Given): OrderPlan => ({
  customerId,
  status: 'completed',
  pay: 'direct',
  isPaid: true,
  pieces: 1,
  ...given,
})

/** Every status of the service, the newest orders first: received, processing, then what has ended. */
const STATUSES = [
  ...['pending', 'pending-payment', 'backorder', 'partial', 'inactive', 'on-hold'],
  ...['completed', 'refunded', 'completed', 'cancelled', 'completed', 'out-of-stock'],
]
const UNPAID = ['pending-payment', 'cancelled', 'out-of-stock']
const PAY = ['direct', 'card', 'invoice'] as const
const MANY = 30

/** The i-th of Saga's regular orders, nine days before the one before it. */
function manyOrders(i: number): OrderPlan {
  const status = STATUSES[i] ?? (i % 5 === 0 ? 'refunded' : 'completed')
  const pay = PAY[i % PAY.length] ?? 'direct'
  return plan(DEMO.saga, {
    daysAgo: 1 + i * 9,
    status,
    pay,
    isPaid: !UNPAID.includes(status) && (pay !== 'invoice' || i > 8),
    pieces: 1 + (i % 3),
    ...(status === 'refunded' && { refund: { value: i % 2 === 0 ? 'item' : 'all', toBalance: false } }),
  })
}

/** Delivered a few days ago: one that may be sent back (T11). */
const LATELY: Given = { daysAgo: 13, pieces: 2 }

/** The orders of the demo customers. The balance of `DEMO.balance` is what was given back less what was used. */
export const ORDER_PLANS: readonly OrderPlan[] = [
  plan(DEMO.aino, { daysAgo: 12, status: 'pending', pay: 'invoice', isPaid: false, pieces: 2 }),
  plan(DEMO.aino, { daysAgo: 75, pay: 'invoice' }),
  ...Array.from({ length: MANY - 1 }, (_, i) => manyOrders(i)),
  plan(DEMO.saga, LATELY),
  plan(DEMO.nora, { daysAgo: 20, pay: 'card' }),
  plan(DEMO.ida, { daysAgo: 35, pay: 'invoice', isPaid: false }),
  plan(DEMO.company, { daysAgo: 8, status: 'partial', pay: 'invoice', isPaid: false, pieces: 3 }),
  plan(DEMO.company, { daysAgo: 64, pay: 'invoice', pieces: 3 }),
  plan(DEMO.student, { daysAgo: 15 }),
  plan(DEMO.curve, { daysAgo: 28 }),
  plan(DEMO.balance, { daysAgo: 10, fromBalance: 25_00, pieces: 2 }),
  plan(DEMO.balance, { daysAgo: 40, status: 'refunded', pay: 'card', refund: { value: 20_00, toBalance: true } }),
  plan(DEMO.balance, { daysAgo: 95, status: 'refunded', refund: { value: 40_00, toBalance: true }, pieces: 2 }),
  ...[DEMO.aino, DEMO.nora, DEMO.ida].map((customerId) => plan(customerId, LATELY)),
]
