import type { Lang } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import type { OrderRecord } from '#commerce/shop-records'
import { orderedAfter } from '#commerce/stock'
import { returnMail } from '#outbox/create-mail'
import { type LineState, lineStates } from './line-states'
import { returnsOf } from './ordered-lines'
import { ownerOf, refundAmounts } from './refund-amounts'
import { type KeyedRequest, recordOfRequest } from './repeated-request'
import type { ReturnRequest } from './request-schemas'
import type { Amounts, ReturnLine, ReturnRecord, ReturnStatus } from './return-records'
import { ServiceError } from './service-error'

const DAY = 24 * 60 * 60 * 1000
/** Returns of one order in a day, cancelled ones included, because each sends a mail. */
const MOST_A_DAY = 20

type AskedLine = ReturnRequest['lines'][number]

function lineOf(states: LineState[], { lineId, quantity, exchangeSkuId, ...more }: AskedLine): ReturnLine {
  const refuse = (code: 'QUANTITY_TOO_HIGH' | 'EXCHANGE_UNAVAILABLE' | 'UNKNOWN_LINE', message: string) =>
    new ServiceError(code, message, { lineId })
  const state = states.find((each) => each.lineId === lineId)
  if (!state) throw refuse('UNKNOWN_LINE', 'the order has no such line')
  if (state.reason === 'NOT_DELIVERED' || state.reason === 'WINDOW_CLOSED')
    throw new ServiceError(state.reason, 'the line cannot be returned', { lineId })
  if (quantity > state.returnable) throw refuse('QUANTITY_TOO_HIGH', 'more pieces than are left of the line')
  if (exchangeSkuId !== null && !state.exchanges.some(({ skuId }) => skuId === exchangeSkuId))
    throw refuse('EXCHANGE_UNAVAILABLE', 'the line cannot be exchanged for this size')
  return { lineId, skuId: state.skuId, quantity, approved: null, exchangeSkuId, ...more }
}

/** Checks the stock of the sizes asked for in exchange, added up over the lines. Throws EXCHANGE_UNAVAILABLE. */
function checkStock({ stock }: Commerce, lines: ReturnLine[]): void {
  for (const { lineId, exchangeSkuId } of lines) {
    const asked = lines.filter((line) => line.exchangeSkuId === exchangeSkuId)
    const pieces = asked.reduce((sum, { quantity }) => sum + quantity, 0)
    if (exchangeSkuId !== null && pieces > stock(exchangeSkuId).totalStock)
      throw new ServiceError('EXCHANGE_UNAVAILABLE', 'not enough pieces of the size', { lineId })
  }
}

/** Checks a return without storing anything; throws the errors of the contract with the line. */
export function prepareReturn(
  commerce: Commerce,
  order: OrderRecord,
  { lines: asked, refundTo }: ReturnRequest,
): { lines: ReturnLine[]; amounts: Amounts } {
  const states = lineStates(commerce, order)
  const lines = asked.map((line) => lineOf(states, line))
  checkStock(commerce, lines)
  if (refundTo === 'balance' && !ownerOf(commerce, order))
    throw new ServiceError('BALANCE_UNAVAILABLE', 'the order belongs to no account')
  const amounts = refundAmounts(commerce, order, {
    number: null,
    kind: 'return',
    lines,
    refundTo,
    status: 'registered',
  })
  return { lines, amounts }
}

/** Ordered pieces by sku, for `commit`, after reserving (`sign` 1) or releasing (-1) the sizes sent in exchange. */
export function exchangedPieces({ state }: Commerce, lines: ReturnLine[], sign: 1 | -1): Record<string, number> {
  const pieces = lines.flatMap(({ exchangeSkuId, quantity }) =>
    exchangeSkuId === null ? [] : [{ skuId: exchangeSkuId, quantity: sign * quantity }],
  )
  const ordered = Object.entries(orderedAfter(state.data.stock, pieces))
  // The stock of a size may have been set since, which counts from 0 again.
  return Object.fromEntries(ordered.map(([skuId, quantity]) => [skuId, Math.max(0, quantity)]))
}

type Registered = { record: ReturnRecord; isNew: boolean }
type Asked = { request: ReturnRequest; keyed: KeyedRequest; lang: Lang }

/**
 * Registers a return (T11): reserves the sizes asked for in exchange and mails a confirmation. A request that is sent
 * again with its idempotency key returns the stored return.
 */
export function registerReturn(commerce: Commerce, order: OrderRecord, { request, keyed, lang }: Asked): Registered {
  const { state, clock } = commerce
  const known = recordOfRequest(state.data.returns, keyed)
  if (known) return { record: known, isNew: false }
  const isToday = ({ createdAt }: ReturnRecord) => createdAt > clock() - DAY
  if (returnsOf(commerce, order).filter(isToday).length >= MOST_A_DAY)
    throw new ServiceError('TOO_MANY_REQUESTS', 'too many returns of one order', { retryAfter: DAY / 1000 })
  const { lines, amounts } = prepareReturn(commerce, order, request)
  const record = newReturn(commerce, order, {
    kind: 'return',
    lang,
    lines,
    refundTo: request.refundTo,
    amounts,
    request: keyed,
  })
  const ordered = exchangedPieces(commerce, lines, 1)
  state.commit({
    return: record,
    nextReturn: state.data.nextReturn + 1,
    // Orders of demo customers are made anew at each start; one that is returned must stay as it is.
    order,
    ordered,
    mail: returnMail(commerce, 'return-registered', order, record),
  })
  commerce.stockChanged(Object.keys(ordered).map(Number))
  return { record, isNew: true }
}

type Given = Pick<ReturnRecord, 'kind' | 'lang' | 'lines' | 'refundTo' | 'amounts' | 'request'>

/** The record of a new return, with the next number and the status `registered`. */
export function newReturn({ state, clock }: Commerce, { publicId }: OrderRecord, given: Given): ReturnRecord {
  const at = clock()
  return {
    ...given,
    estimate: given.amounts,
    number: String(state.data.nextReturn),
    orderPublicId: publicId,
    createdAt: at,
    status: 'registered',
    history: [{ status: 'registered', at }],
    refusal: null,
  }
}

/** A copy of the return with another status, which is also added to its history. */
export const withStatus = (record: ReturnRecord, status: ReturnStatus, at: number): ReturnRecord => ({
  ...record,
  status,
  history: [...record.history, { status, at }],
})

/** Cancels a return whose parcel has not been received; its pieces can be returned again. Throws NOT_CANCELLABLE. */
export function cancelReturn(commerce: Commerce, record: ReturnRecord): ReturnRecord {
  if (record.status === 'cancelled') return record
  if (record.kind === 'withdrawal' || record.status !== 'registered')
    throw new ServiceError('NOT_CANCELLABLE', 'the return cannot be cancelled any more')
  return giveUpReturn(commerce, record)
}

/** Cancels a return: its pieces can be returned again, and the sizes reserved in exchange are free. */
export function giveUpReturn(commerce: Commerce, record: ReturnRecord): ReturnRecord {
  const cancelled = withStatus(record, 'cancelled', commerce.clock())
  const ordered = exchangedPieces(commerce, record.lines, -1)
  commerce.state.commit({ return: cancelled, ordered })
  commerce.stockChanged(Object.keys(ordered).map(Number))
  return cancelled
}
