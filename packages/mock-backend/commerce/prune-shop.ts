import { LAST_DEMO_ID } from '#demo/demo-customers'
import { pruneReturns } from '#returns/return-data'
import type { ShopData } from './shop-records'

const DAY = 24 * 60 * 60 * 1000
const EMPTY_CART_LIFE = DAY
const CART_LIFE = 365 * DAY
const MOST_CARTS = 5000
const MOST_ORDERS = 5000
const MOST_SUBSCRIBERS = 5000
const MOST_SMS_CONSENTS = 5000
const MOST_MONITORS = 5000
const MOST_CUSTOMERS = 5000
const MOST_SESSIONS = 20_000

/** Removes the oldest accounts above the limit, expired sessions, and sessions without an account. */
function pruneAccounts(data: ShopData, now: number): void {
  const customers = Object.values(data.customers)
    .filter(({ id }) => id > LAST_DEMO_ID)
    .sort((a, b) => b.createdAt - a.createdAt)
  for (const { id } of customers.slice(MOST_CUSTOMERS)) delete data.customers[id]
  const sessions = Object.values(data.sessions).sort((a, b) => b.rotatedAt - a.rotatedAt)
  sessions.forEach(({ id, customerId, expiresAt }, i) => {
    if (i >= MOST_SESSIONS || expiresAt <= now || !data.customers[customerId]) delete data.sessions[id]
  })
}

/** Limits the size of the state: removes old carts and the oldest orders (with keys and payments) and sign-ups. */
export function pruneShop(data: ShopData, now: number): void {
  const carts = Object.values(data.carts).sort((a, b) => b.updatedAt - a.updatedAt)
  carts.forEach((cart, i) => {
    const life = cart.lines.length === 0 ? EMPTY_CART_LIFE : CART_LIFE
    if (i >= MOST_CARTS || now - cart.updatedAt > life) delete data.carts[cart.id]
  })
  const orders = Object.values(data.orders).sort((a, b) => b.createdAt - a.createdAt)
  for (const order of orders.slice(MOST_ORDERS)) delete data.orders[order.publicId]
  for (const [key, publicId] of Object.entries(data.keys)) if (!data.orders[publicId]) delete data.keys[key]
  for (const { id, orderPublicId } of Object.values(data.payments))
    if (!data.orders[orderPublicId]) delete data.payments[id]
  data.subscribers = data.subscribers.slice(-MOST_SUBSCRIBERS)
  data.smsConsents = data.smsConsents.slice(-MOST_SMS_CONSENTS)
  data.monitors = data.monitors.slice(-MOST_MONITORS)
  pruneAccounts(data, now)
  pruneReturns(data)
}
