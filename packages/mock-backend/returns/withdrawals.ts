import { randomBytes } from 'node:crypto'
import type { Lang, MarketAlias } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import { findOrder } from '#commerce/find-order'
import { fulfilmentOf } from '#commerce/fulfilment'
import type { OrderRecord } from '#commerce/shop-records'
import { orderedWithout } from '#commerce/stock'
import { returnMail, statementMail } from '#outbox/create-mail'
import { isCancelled } from './line-states'
import { type OrderOpener, orderNumberIn, orderOfNumber } from './open-order'
import { orderedLines, piecesOf, returnsOf } from './ordered-lines'
import { refundAmounts } from './refund-amounts'
import { newReturn } from './register-return'
import { type KeyedRequest, recordOfRequest } from './repeated-request'
import type { StatementRequest } from './request-schemas'
import type { ReturnLine, ReturnRecord, StatementRecord } from './return-records'
import { isWindowOpen } from './return-window'
import { ServiceError } from './service-error'

const DAY = 24 * 60 * 60 * 1000
/** How long a shop can keep a statement while the service is down, ms. */
const MOST_DELAY = 30 * DAY
/** Clocks of shop and service may differ by this, ms. */
const SKEW = 60 * 1000
/** Statements that are acknowledged to one e-mail address within an hour; more wait. */
const MOST_MAILED = 10
const HOUR = 60 * 60 * 1000

type Asked = {
  request: StatementRequest
  keyed: KeyedRequest
  /** The order that the request may open. */
  order: OrderRecord | null
  market: MarketAlias
  lang: Lang
}

function statedTime(given: string | null, now: number): number {
  if (given === null) return now
  const time = Date.parse(given)
  if (time > now + SKEW || time < now - MOST_DELAY)
    throw new ServiceError('INVALID_REQUEST', 'the time of the statement is not one of the last 30 days', {
      field: 'statedAt',
    })
  return Math.min(time, now)
}

const addressOf = ({ email }: Pick<StatementRecord, 'email'>): string => email.toLowerCase()

/** Ms until a statement can be acknowledged to this address: many visitors together must not fill one person's mailbox. */
function waitFor({ state, clock }: Commerce, address: string): number {
  const now = clock()
  const lately = Object.values(state.data.statements)
    .flatMap((statement) => (addressOf(statement) === address ? (statement.mailedAt ?? []) : []))
    .filter((mailedAt) => mailedAt > now - HOUR)
    .sort((a, b) => b - a)
  const oldest = lately[MOST_MAILED - 1]
  return oldest === undefined ? 0 : oldest + HOUR - now
}

/**
 * Stores a statement that withdraws from a purchase, and acknowledges it by mail (T36). Whether it belongs to an order is
 * looked for later by `handleStatements`, so that neither answer nor time tells it. The acknowledgement waits for
 * `mailWaiting` when the address has got too many: the statement is taken all the same.
 */
export function storeStatement(
  commerce: Commerce,
  { request, keyed, order, market, lang }: Asked,
): { record: StatementRecord; isNew: boolean } {
  const { state, clock } = commerce
  const known = recordOfRequest(state.data.statements, keyed)
  if (known) return { record: known, isNew: false }
  const { statedAt, email, ...more } = request
  const now = clock()
  const record: StatementRecord = {
    ...more,
    email,
    id: randomBytes(5).toString('hex').toUpperCase(),
    orderPublicId: order?.publicId ?? null,
    ...{ market, lang, statedAt: statedTime(statedAt, now), receivedAt: now },
    handledAt: null,
    returnNumber: null,
    mailedAt: waitFor(commerce, addressOf(request)) === 0 ? now : null,
    request: keyed,
  }
  const mail = record.mailedAt === null ? undefined : statementMail(record, [record], now)
  state.commit({ statements: [record], mail })
  return { record, isNew: true }
}

/** Acknowledges the statements that waited, those of an address in one mail. Returns ms until more can be, null when none wait. */
export function mailWaiting(commerce: Commerce): number | null {
  const { state, clock } = commerce
  const waiting = Object.values(state.data.statements).filter(({ mailedAt }) => mailedAt === null)
  const left = [...new Set(waiting.map(addressOf))].flatMap((address) => {
    const ms = waitFor(commerce, address)
    if (ms > 0) return ms
    const mailedAt = clock()
    const statements = waiting
      .filter((statement) => addressOf(statement) === address)
      .map((statement) => ({ ...statement, mailedAt }))
    const [first] = statements
    if (first) state.commit({ statements, mail: statementMail(first, statements, mailedAt) })
    return []
  })
  return left.length > 0 ? Math.min(...left) : null
}

/** The order of a statement: the one that was open, or that of its number and e-mail address. */
function orderOf(
  commerce: Commerce,
  opener: OrderOpener,
  { orderPublicId, order, email, market }: StatementRecord,
): OrderRecord | null {
  if (orderPublicId !== null) return findOrder(commerce, orderPublicId)
  const number = orderNumberIn(order)
  return number === null ? null : opener.byStatement({ number, email, market })
}

/** Whether a purchase could be withdrawn from: also before the delivery, and by what was sent before the window closed. */
function isInTime(order: OrderRecord, statedAt: number): boolean {
  const fulfilment = fulfilmentOf(order)
  if (isCancelled(fulfilment)) return false
  return fulfilment.deliveredAt === null || isWindowOpen(order.market, fulfilment.deliveredAt, statedAt)
}

/** The pieces that are taken back: `items`, or all that are left. */
function withdrawnLines(commerce: Commerce, order: OrderRecord, items: StatementRecord['items']): ReturnLine[] {
  const taken = piecesOf(returnsOf(commerce, order))
  return orderedLines(commerce, order).flatMap(({ lineId, skuId, quantity }) => {
    const left = quantity - (taken.get(lineId) ?? 0)
    const asked = items === null ? left : (items.find((item) => item.lineId === lineId)?.quantity ?? 0)
    const pieces = Math.min(left, asked)
    const none = { approved: null, reason: null, comment: null, exchangeSkuId: null }
    return pieces > 0 ? [{ lineId, skuId, quantity: pieces, ...none }] : []
  })
}

/** The return of `items`, by default of all that is left; null when the statement leads to none. */
function returnOf(
  commerce: Commerce,
  order: OrderRecord,
  { statedAt, lang }: StatementRecord,
  items: StatementRecord['items'],
): ReturnRecord | null {
  if (!isInTime(order, statedAt)) return null
  const lines = withdrawnLines(commerce, order, items)
  if (lines.length === 0) return null
  const given = { kind: 'withdrawal' as const, refundTo: 'payment' as const, lines }
  const amounts = refundAmounts(commerce, order, { ...given, number: null, status: 'registered' })
  return newReturn(commerce, order, { ...given, amounts, lang, request: null })
}

/**
 * The order after a withdrawal. When nothing of it has been sent and nothing is left of it, it is cancelled: nothing will
 * be sent, and its pieces are in stock again.
 */
function orderAfter(commerce: Commerce, order: OrderRecord, record: ReturnRecord) {
  const fulfilment = fulfilmentOf(order)
  const { deliveredAt, completedAt, parcels } = fulfilment
  const gone = piecesOf([...returnsOf(commerce, order), record])
  const isWhole = orderedLines(commerce, order).every(
    ({ lineId, quantity, isGift }) => isGift || (gone.get(lineId) ?? 0) >= quantity,
  )
  if (!isWhole || deliveredAt !== null || completedAt !== null || parcels.length > 0) return { order }
  return {
    order: { ...order, fulfilment: { ...fulfilment, status: 'cancelled' } },
    ordered: orderedWithout(commerce.state.data.stock, order.rows),
  }
}

/** Makes the return of a statement, with a mail. False when it leads to none. */
function withdrawFrom(
  commerce: Commerce,
  order: OrderRecord,
  statement: StatementRecord,
  items: StatementRecord['items'],
): boolean {
  const { state, clock } = commerce
  const record = returnOf(commerce, order, statement, items)
  if (!record) return false
  state.commit({
    statements: [{ ...statement, handledAt: clock(), returnNumber: record.number }],
    return: record,
    nextReturn: state.data.nextReturn + 1,
    ...orderAfter(commerce, order, record),
    mail: returnMail(commerce, 'return-registered', order, record),
  })
  commerce.stockChanged(order.rows.map(({ skuId }) => skuId))
  return true
}

/** Looks for the orders of the statements that nobody has looked at, and makes the returns. */
export function handleStatements(commerce: Commerce, opener: OrderOpener): void {
  const { state, clock } = commerce
  for (const statement of Object.values(state.data.statements)) {
    if (statement.handledAt !== null) continue
    const order = orderOf(commerce, opener, statement)
    const { lines, items } = statement
    const isReadable = lines === null || items !== null
    if (!order || !isReadable || !withdrawFrom(commerce, order, statement, items))
      state.commit({ statements: [{ ...statement, handledAt: clock() }] })
  }
}

type Match = {
  statement: string
  /** Number of the order. */
  order: string
  /** What the shopper's words mean; by default all that is left. */
  items?: { lineId: string; quantity: number }[] | undefined
}

/**
 * Does what customer service does with a statement that was left to a person: says which order and pieces it means.
 * Returns the reason for which it is not possible, with its HTTP status; null when the return was made.
 */
export function matchStatement(
  commerce: Commerce,
  { statement: id, order: number, items = [] }: Match,
): { status: 404 | 409; error: string } | null {
  const { statements } = commerce.state.data
  const statement = Object.hasOwn(statements, id) ? statements[id] : undefined
  const order = orderOfNumber(commerce, number)
  if (!statement || order?.market !== statement.market) return { status: 404, error: 'no such statement or order' }
  if (statement.returnNumber !== null) return { status: 409, error: 'the statement has a return' }
  const meant = items.length > 0 ? items : null
  return withdrawFrom(commerce, order, statement, meant)
    ? null
    : { status: 409, error: 'nothing of the order can be withdrawn from' }
}
