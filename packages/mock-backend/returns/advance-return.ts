import type { Commerce } from '#commerce/create-commerce'
import { findOrder } from '#commerce/find-order'
import { type Fulfilment, fulfilmentOf } from '#commerce/fulfilment'
import { MARKETS } from '#commerce/markets'
import { amountFromIncVat } from '#commerce/money'
import type { OrderRecord } from '#commerce/shop-records'
import { returnMail } from '#outbox/create-mail'
import { RETURN_MAIL_TEXTS } from '#outbox/return-mail-texts'
import { isCancelled } from './line-states'
import { orderedLines, piecesOf, returnsOf } from './ordered-lines'
import { ownerOf, refundAmounts } from './refund-amounts'
import { exchangedPieces, giveUpReturn, withStatus } from './register-return'
import type { REFUSALS, ReturnLine, ReturnRecord } from './return-records'

type Advance = {
  return: string
  status: 'received' | 'approved' | 'refused' | 'refunded' | 'cancelled'
  /** Approved pieces by line; missing lines are approved as a whole. */
  approved?: Record<string, number> | undefined
  reason?: (typeof REFUSALS)[number] | undefined
}

/** The statuses from which each can be reached. */
const FROM: Record<Advance['status'], readonly string[]> = {
  received: ['registered'],
  approved: ['registered', 'received'],
  refused: ['registered', 'received'],
  refunded: ['registered', 'received', 'approved', 'partly-approved'],
  cancelled: ['registered'],
}

type Part = { skuId: number; amount: number; reason: string }

/** What each line gets of the refund, in proportion to its value; the fees stand for no product. */
function partsOf(commerce: Commerce, order: OrderRecord, { lines, amounts, kind, lang }: ReturnRecord): Part[] {
  const texts = RETURN_MAIL_TEXTS[lang]
  const known = orderedLines(commerce, order)
  const valued = lines
    .filter(({ exchangeSkuId }) => exchangeSkuId === null)
    .map(({ lineId, skuId, approved }) => {
      const price = known.find((line) => line.lineId === lineId)?.price ?? 0
      return { skuId, value: price * (approved ?? 0) }
    })
    .filter(({ value }) => value > 0)
  const fees = Math.min(amounts.total, amounts.delivery + amounts.paymentFee)
  const goods = amounts.total - fees
  const all = valued.reduce((sum, { value }) => sum + value, 0)
  let value = 0
  let given = 0
  const parts = valued.map((line): Part => {
    value += line.value
    const amount = Math.round((goods * value) / all) - given
    given += amount
    return { skuId: line.skuId, amount, reason: texts.refundReasons[kind] }
  })
  return [...parts, { skuId: 0, amount: fees, reason: texts.refundReasons.fees }]
}

/** The refunds as the order shows them: first what the means of payment gets, then the balance. */
function refundsOf(commerce: Commerce, order: OrderRecord, record: ReturnRecord, at: number): Fulfilment['refunds'] {
  const { vat } = MARKETS[order.market]
  let left = record.amounts.toPayment
  const divided = partsOf(commerce, order, record).flatMap(({ skuId, amount, reason }) => {
    const paid = Math.min(left, amount)
    left -= paid
    return [
      { skuId, reason, total: paid, toBalance: false },
      { skuId, reason, total: amount - paid, toBalance: true },
    ]
  })
  return divided
    .filter(({ total }) => total > 0)
    .map((refund, i) => {
      const { inc, ex } = amountFromIncVat(refund.total, vat)
      return { ...refund, id: Number(record.number) * 100 + i, createdAt: at, vat: inc - ex }
    })
}

/** The order with the refunds of a return; `refunded` once all its products have been paid back. */
function refundedOrder(commerce: Commerce, order: OrderRecord, record: ReturnRecord, at: number): OrderRecord {
  const before = fulfilmentOf(order)
  const others = returnsOf(commerce, order).filter(({ number }) => number !== record.number)
  const gone = piecesOf(
    [...others.filter(({ status }) => status === 'refunded'), record],
    (line) => line.exchangeSkuId === null,
  )
  const isWhole = orderedLines(commerce, order).every(
    ({ lineId, quantity, isGift }) => isGift || (gone.get(lineId) ?? 0) >= quantity,
  )
  const refunds = [...before.refunds, ...refundsOf(commerce, order, record, at)]
  // One that was stopped before it was sent stays cancelled.
  const status = isWhole && !isCancelled(before) ? 'refunded' : before.status
  return { ...order, fulfilment: { ...before, status, refunds } }
}

/** The account of an order with what it gets back; undefined when it gets nothing. */
function creditedCustomer(commerce: Commerce, order: OrderRecord, toBalance: number) {
  const owner = toBalance > 0 ? ownerOf(commerce, order) : null
  if (!owner) return undefined
  const currency = MARKETS[order.market].currency.code
  return { ...owner, balances: { ...owner.balances, [currency]: (owner.balances[currency] ?? 0) + toBalance } }
}

/** The lines after the warehouse has looked at them. */
function judged({ lines, status }: ReturnRecord, { status: next, approved = {} }: Advance): ReturnLine[] {
  if (status === 'approved' || status === 'partly-approved') return lines
  return lines.map((line) => {
    const pieces = next === 'refused' ? 0 : (approved[line.lineId] ?? line.quantity)
    return { ...line, approved: Math.max(0, Math.min(line.quantity, pieces)) }
  })
}

function judgement(lines: ReturnLine[]): 'approved' | 'partly-approved' | 'refused' {
  if (lines.every(({ approved }) => approved === 0)) return 'refused'
  return lines.every(({ approved, quantity }) => approved === quantity) ? 'approved' : 'partly-approved'
}

/** Approves or refuses the pieces of a return, and gives back the stock of exchanges that are not sent. */
function judge(commerce: Commerce, order: OrderRecord, record: ReturnRecord, asked: Advance): ReturnRecord {
  const lines = judged(record, asked)
  const status = judgement(lines)
  const refusal = status === 'approved' ? null : (asked.reason ?? 'worn')
  const next = { ...withStatus(record, status, commerce.clock()), lines, refusal }
  const amounts = refundAmounts(commerce, order, next)
  const refused = lines.map((line) => ({ ...line, quantity: line.quantity - (line.approved ?? 0) }))
  const ordered = exchangedPieces(commerce, refused, -1)
  const kind = status === 'refused' ? 'return-refused' : 'return-approved'
  // Nothing comes back of what was not delivered, so there is no parcel to approve.
  const mail = fulfilmentOf(order).deliveredAt === null ? undefined : returnMail(commerce, kind, order, next)
  commerce.state.commit({ return: { ...next, amounts }, order, ordered, mail })
  commerce.stockChanged(Object.keys(ordered).map(Number))
  return { ...next, amounts }
}

/** Pays a return back: to the means of payment, which `refunds` of the order shows, or to the balance of the account. */
function refund(commerce: Commerce, order: OrderRecord, record: ReturnRecord): void {
  const at = commerce.clock()
  const next = withStatus(record, 'refunded', at)
  const refunded = { ...next, amounts: refundAmounts(commerce, order, next) }
  commerce.state.commit({
    return: refunded,
    order: refundedOrder(commerce, order, refunded, at),
    customer: creditedCustomer(commerce, order, refunded.amounts.toBalance),
    mail: refunded.amounts.total > 0 ? returnMail(commerce, 'return-refunded', order, refunded) : undefined,
  })
}

/** Approves or refuses a return that nobody has looked at, and pays it back when that is asked. */
function settle(commerce: Commerce, order: OrderRecord, record: ReturnRecord, asked: Advance): void {
  const isJudged = record.status === 'approved' || record.status === 'partly-approved'
  const approved = isJudged ? record : judge(commerce, order, record, asked)
  if (asked.status === 'refunded' && approved.status !== 'refused') refund(commerce, order, approved)
}

/**
 * Does to a return what happens in a warehouse: received, approved (in part with `approved`), refused, refunded. A return
 * that nobody has looked at is approved before it is refunded. A person may also cancel it, when whoever ordered says that
 * a withdrawal was not theirs. Returns the reason for which it is not possible, with
 * its HTTP status; null when it was done.
 */
export function advanceReturn(commerce: Commerce, asked: Advance): { status: 404 | 409; error: string } | null {
  const { returns } = commerce.state.data
  const record = Object.hasOwn(returns, asked.return) ? returns[asked.return] : undefined
  const order = record && findOrder(commerce, record.orderPublicId)
  if (!record || !order) return { status: 404, error: 'no such return' }
  // An order that a withdrawal has cancelled is not sent after all.
  const isFinal = asked.status === 'cancelled' && isCancelled(fulfilmentOf(order))
  if (isFinal || !FROM[asked.status].includes(record.status))
    return { status: 409, error: `a return that is ${record.status} cannot become ${asked.status}` }
  if (asked.status === 'cancelled') giveUpReturn(commerce, record)
  else if (asked.status === 'received')
    commerce.state.commit({ return: withStatus(record, 'received', commerce.clock()) })
  else settle(commerce, order, record, asked)
  return null
}
