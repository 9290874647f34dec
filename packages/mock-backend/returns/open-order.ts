import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { CustomerRecord } from '#accounts/account-records'
import { createLockout } from '#accounts/lockout'
import type { MarketAlias } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import { findOrder } from '#commerce/find-order'
import { ordersOf } from '#commerce/order-type'
import type { OrderRecord } from '#commerce/shop-records'
import { ACCESS_LIFE, isExpired, readTicket, signTicket } from './order-access'
import { ServiceError } from './service-error'

const LOCKED_FOR = 15 * 60
const DAY = 24 * 60 * 60 * 1000

type Pair = { number: string; email: string; market: MarketAlias }
const notFound = (): ServiceError => new ServiceError('ORDER_NOT_FOUND', 'no such order')

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compared with the given address when no order has the number; equals no address. */
const NOBODY = randomBytes(32).toString('hex')

/** As a shopper may type it: `# 100 001`. */
const plainNumber = (text: string): string => text.replace(/[\s#]/g, '')
/** The first order number in a text, also with blanks between its digits; null without one. */
export const orderNumberIn = (text: string): string | null =>
  [text, plainNumber(text)].map((each) => /\d{4,12}/.exec(each)?.[0]).find((number) => number !== undefined) ?? null
const plainEmail = (text: string): string => text.trim().toLowerCase()

const isOrder = ({ status, market }: OrderRecord, asked: MarketAlias): boolean =>
  status === 'completed' && market === asked

/** The order with this number. All orders are looked at, so that it takes as long for one that does not exist. */
export function orderOfNumber({ state, demoOrders }: Commerce, number: string): OrderRecord | null {
  let found: OrderRecord | null = null
  for (const order of demoOrders().values()) if (order.orderId === number) found = order
  for (const order of Object.values(state.data.orders)) if (order.orderId === number) found = order
  return found
}

/**
 * The paid order of a market with this number and e-mail address; null for any other pair. Takes as long for a number
 * that does not exist as for a wrong address: all orders are looked at, and two digests are compared.
 */
export function orderOfPair(commerce: Commerce, { number, email, market }: Pair): OrderRecord | null {
  const found = orderOfNumber(commerce, plainNumber(number))
  const isSame = timingSafeEqual(digest(plainEmail(email)), digest(found ? plainEmail(found.email) : NOBODY))
  return found && isSame && isOrder(found, market) ? found : null
}

/** Finds an order by one of the proofs of access. `linkSecret` signs the links in mails and the access tokens. */
export function createOrderOpener(commerce: Commerce, linkSecret: string) {
  const { clock } = commerce
  const lockout = createLockout(clock)
  const statementLockout = createLockout(clock, DAY)

  const keysOf = ({ number, email, market }: Pair): string[] => [
    `number ${market} ${plainNumber(number)}`,
    `email ${plainEmail(email)}`,
  ]
  /** Counts a wrong pair against its number and its address. */
  const tryPair = (pair: Pair): OrderRecord | null => {
    const order = orderOfPair(commerce, pair)
    for (const key of keysOf(pair))
      if (order) lockout.forget(key)
      else lockout.countFailure(key)
    return order
  }

  const byTicket = (text: string, use: 'link' | 'access', market: MarketAlias): OrderRecord | null => {
    const ticket = readTicket(text, linkSecret)
    if (ticket?.use !== use || ticket.market !== market) return null
    if (isExpired(ticket, clock())) {
      if (use === 'link') throw new ServiceError('LINK_EXPIRED', 'the link has expired')
      return null
    }
    const order = findOrder(commerce, ticket.order)
    return order && isOrder(order, market) ? order : null
  }

  return {
    reset(): void {
      lockout.reset()
      statementLockout.reset()
    },

    /** By number and e-mail address. Throws ORDER_NOT_FOUND, and TOO_MANY_REQUESTS after ten wrong pairs with either. */
    byPair(number: string, email: string, market: MarketAlias): OrderRecord {
      const pair = { number, email, market }
      if (keysOf(pair).some(lockout.isLocked))
        throw new ServiceError('TOO_MANY_REQUESTS', 'too many wrong pairs', { retryAfter: LOCKED_FOR })
      const order = tryPair(pair)
      if (!order) throw notFound()
      return order
    },

    /**
     * The order of a statement's pair; null for a wrong pair, which counts as in `byPair`, and while its number or address
     * is locked. Ten wrong statements lock them for a day: a guess that hits withdraws from somebody's order.
     */
    byStatement(pair: Pair): OrderRecord | null {
      const keys = keysOf(pair)
      if (keys.some((key) => lockout.isLocked(key) || statementLockout.isLocked(key))) return null
      const order = tryPair(pair)
      if (!order) for (const key of keys) statementLockout.countFailure(key)
      return order
    },

    /** By the signed link of a mail. Throws ORDER_NOT_FOUND and LINK_EXPIRED. */
    byLink(link: string, market: MarketAlias): OrderRecord {
      const order = byTicket(link, 'link', market)
      if (!order) throw notFound()
      return order
    },

    /** An order of the signed-in customer. Throws ORDER_NOT_FOUND. */
    byCustomer(customer: CustomerRecord, number: string, market: MarketAlias): OrderRecord {
      const asked = plainNumber(number)
      const own = ordersOf(commerce, customer).find((order) => order.orderId === asked && isOrder(order, market))
      if (!own) throw notFound()
      return own
    },

    /** By an access token of `accessTo`. Throws ACCESS_REFUSED when it is invalid or has expired. */
    byAccess(access: string, market: MarketAlias): OrderRecord {
      const order = byTicket(access, 'access', market)
      if (!order) throw new ServiceError('ACCESS_REFUSED', 'the order is not open')
      return order
    },

    accessTo({ publicId, market }: OrderRecord): { access: string; accessUntil: string } {
      const expires = Math.floor((clock() + ACCESS_LIFE) / 1000)
      const access = signTicket({ use: 'access', market, order: publicId, expires }, linkSecret)
      return { access, accessUntil: new Date(expires * 1000).toISOString() }
    },
  }
}

export type OrderOpener = ReturnType<typeof createOrderOpener>
