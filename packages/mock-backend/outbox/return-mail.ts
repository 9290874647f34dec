import { EDITIONS } from '#catalogue/cms/market-facts'
import type { Commerce } from '#commerce/create-commerce'
import { findOrder } from '#commerce/find-order'
import { fulfilmentOf } from '#commerce/fulfilment'
import { MARKETS } from '#commerce/markets'
import { formatMoney } from '#commerce/money'
import type { OrderRecord } from '#commerce/shop-records'
import { namedSku } from '#returns/map-returns'
import { orderedLines } from '#returns/ordered-lines'
import { returnCode } from '#returns/return-label'
import type { Amounts, ComplaintRecord, ReturnLine, ReturnRecord, StatementRecord } from '#returns/return-records'
import { dayText, fill, pieceName, timeText, withoutLinks } from './mail-format'
import type { MailContent } from './mail-layout'
import { type MailRecord, RETURN_MAIL_KINDS, type ReturnMailKind } from './mail-record'
import { orderUrl } from './page-url'
import { RETURN_MAIL_TEXTS } from './return-mail-texts'

type Row = [label: string, value: string]

/** The products of a return: all before the warehouse has looked at them, then those that were approved. */
function productRows(commerce: Commerce, order: OrderRecord, record: ReturnRecord, { kind, lang }: MailRecord): Row[] {
  const { labels } = RETURN_MAIL_TEXTS[lang]
  const lines = orderedLines(commerce, order)
  const isAll = kind === 'return-registered' || kind === 'return-refused'
  const worthOf = ({ lineId, exchangeSkuId }: ReturnLine, pieces: number): string => {
    if (exchangeSkuId !== null) return fill(labels.exchange, namedSku(commerce, exchangeSkuId, lang).size)
    const price = lines.find((line) => line.lineId === lineId)?.price ?? 0
    return formatMoney(price * pieces, { market: MARKETS[order.market], lang })
  }
  return record.lines.flatMap((line): Row[] => {
    const pieces = isAll ? line.quantity : (line.approved ?? line.quantity)
    return pieces === 0 ? [] : [[pieceName(commerce, line.skuId, pieces, lang), worthOf(line, pieces)]]
  })
}

/** What the campaigns take off more than before; negative when they take off less. */
const lostIn = ({ campaigns }: Amounts): number => campaigns.reduce((sum, { amount }) => sum + amount, 0)

/** Positive when more falls away than the goods cost, negative when that of earlier returns is settled. */
const unexplainedIn = (amounts: Amounts): number =>
  amounts.total - (amounts.goods - lostIn(amounts) + amounts.delivery + amounts.paymentFee)

/** That nothing is to be paid, when more falls away than the goods cost. */
const nothingToPay = (amounts: Amounts, { lang }: MailRecord): string[] =>
  unexplainedIn(amounts) > 0 ? [RETURN_MAIL_TEXTS[lang].nothingToPay] : []

function sumRows(order: OrderRecord, amounts: Amounts, { kind, lang }: MailRecord): Row[] {
  const { labels } = RETURN_MAIL_TEXTS[lang]
  const money = (minor: number) => formatMoney(minor, { market: MARKETS[order.market], lang })
  const optional = (label: string, minor: number): Row[] => (minor === 0 ? [] : [[label, money(minor)]])
  return [
    ...optional(labels.campaigns, -lostIn(amounts)),
    ...optional(labels.fees, amounts.delivery + amounts.paymentFee),
    ...optional(labels.earlier, Math.min(0, unexplainedIn(amounts))),
    ...optional(labels.toBalance, amounts.toBalance),
    [kind === 'return-registered' ? labels.estimate : labels.total, money(amounts.total)],
  ]
}

/** Whether a mail was sent before the delivery of the order, when there was nothing to send back. */
function isEarly(order: OrderRecord, sentAt: number): boolean {
  const { deliveredAt } = fulfilmentOf(order)
  return deliveredAt === null || deliveredAt > sentAt
}

function factRows(order: OrderRecord, record: ReturnRecord, { kind, lang, sentAt }: MailRecord): Row[] {
  const { labels } = RETURN_MAIL_TEXTS[lang]
  const numbers: Row[] = [
    [labels.number, record.number],
    [labels.order, order.orderId],
  ]
  const handedIn = kind === 'return-registered' && !isEarly(order, sentAt) ? returnCode(order, record) : null
  if (!handedIn) return numbers
  const { code, sendBefore } = handedIn
  return [...numbers, [labels.code, code], [labels.sendBefore, dayText(sendBefore, { market: order.market, lang })]]
}

/** What the shopper gets next, or has got. */
function whatFollows({ lines, amounts }: ReturnRecord, { kind, lang }: MailRecord): string[] {
  const { willRefund, willSend, paidToBalance, paidToPayment } = RETURN_MAIL_TEXTS[lang]
  const isSent = lines.some(({ exchangeSkuId, approved }) => exchangeSkuId !== null && (approved ?? 0) > 0)
  if (kind === 'return-approved') return [...(isSent ? [willSend] : []), ...(amounts.total > 0 ? [willRefund] : [])]
  if (kind !== 'return-refunded') return []
  return [...(amounts.toBalance > 0 ? [paidToBalance] : []), ...(amounts.toPayment > 0 ? [paidToPayment] : [])]
}

type Content = Pick<MailContent, 'subject' | 'lines' | 'tables' | 'button'> & Partial<Pick<MailContent, 'notes'>>
type StepKind = Extract<ReturnMailKind, `return-${string}`>

/** Subject and lines of a step: a withdrawal is paid back in words of its own, and before the delivery nothing is sent back. */
function wordsOf(
  order: OrderRecord,
  { kind: of, refusal }: ReturnRecord,
  { lang, sentAt }: MailRecord,
  kind: StepKind,
) {
  const texts = RETURN_MAIL_TEXTS[lang]
  if (of === 'withdrawal' && kind === 'return-registered' && isEarly(order, sentAt)) return texts.withdrawal.early
  if (of === 'withdrawal' && kind === 'return-refunded') return texts.withdrawal.refunded
  return texts[kind === 'return-approved' && refusal !== null ? 'partly' : kind]
}

/** A step of a return. */
function stepContent(commerce: Commerce, mail: MailRecord, kind: StepKind): Content | null {
  const record = commerce.state.data.returns[mail.reference ?? '']
  const order = record && findOrder(commerce, record.orderPublicId)
  if (!record || !order) return null
  const texts = RETURN_MAIL_TEXTS[mail.lang]
  const isPartly = kind === 'return-approved' && record.refusal !== null
  const { subject, lines } = wordsOf(order, record, mail, kind)
  const isRefusal = isPartly || kind === 'return-refused'
  const refused = isRefusal && record.refusal ? [texts.refusals[record.refusal], texts.disagree] : []
  const amounts = kind === 'return-registered' ? record.estimate : record.amounts
  const hasSums = kind !== 'return-refused' && amounts.goods > 0
  return {
    subject: fill(subject, record.number),
    lines: [...lines, ...refused, ...whatFollows(record, mail), ...nothingToPay(amounts, mail)],
    tables: [
      { kind: 'amounts', rows: productRows(commerce, order, record, mail) },
      ...(hasSums ? [{ kind: 'sums' as const, rows: sumRows(order, amounts, mail) }] : []),
      { rows: factRows(order, record, mail) },
    ],
    button: { label: texts.button, url: orderUrl(commerce, order, mail, 'returnForm') },
  }
}

/** Repeats statements with date and time: the proof that they were received. */
function statementContent(statements: StatementRecord[], { market, lang }: MailRecord): Content {
  const { withdrawal: texts } = RETURN_MAIL_TEXTS[lang]
  const { subject, lines: said } = statements.length > 1 ? texts.several : texts
  const tables = statements.map(({ name, order, lines, email, statedAt, id }) => {
    const rows: Row[] = [
      [texts.name, withoutLinks(name)],
      [texts.order, withoutLinks(order)],
      [texts.about, lines === null ? texts.whole : withoutLinks(lines)],
      [texts.email, email],
      [texts.sent, timeText(statedAt, { market, lang })],
      [texts.id, id],
    ]
    return { rows }
  })
  return { subject, lines: said, tables, button: null, notes: [texts.notSent] }
}

type ComplaintKind = Extract<ReturnMailKind, `complaint${string}`>

/** What a mail about a complaint says, beside what the shopper has sent. */
function complaintSays(record: ComplaintRecord, { market, lang }: MailRecord, kind: ComplaintKind) {
  const { complaint: texts } = RETURN_MAIL_TEXTS[lang]
  if (kind === 'complaint') return texts
  if (kind === 'complaint-accepted') {
    const { subject, lines, follows } = texts.accepted
    return { subject, lines: [...lines, follows[record.remedy ?? record.wish]] }
  }
  const { subject, lines, disagree } = texts.refused
  const edition = EDITIONS.find((each) => each.market === market && each.lang === lang)
  const reason = record.refusal ? [texts.refusals[record.refusal]] : []
  return { subject, lines: [...lines, ...reason, disagree, ...(edition ? [edition.facts.disputes] : [])] }
}

function complaintContent(
  commerce: Commerce,
  record: ComplaintRecord,
  mail: MailRecord,
  kind: ComplaintKind,
): Content | null {
  const order = findOrder(commerce, record.orderPublicId)
  if (!order) return null
  const { complaint: texts, labels } = RETURN_MAIL_TEXTS[mail.lang]
  const lines = orderedLines(commerce, order).filter(({ lineId }) => record.lineIds.includes(lineId))
  const photos: Row[] = record.photos.length > 0 ? [[texts.photos, String(record.photos.length)]] : []
  const rows: Row[] = [
    [texts.number, record.number],
    [labels.order, order.orderId],
    [texts.about, lines.map(({ skuId, quantity }) => pieceName(commerce, skuId, quantity, mail.lang)).join('; ')],
    [texts.description, record.description],
    [texts.wish, texts.remedies[record.wish]],
    ...photos,
  ]
  const { subject, lines: said } = complaintSays(record, mail, kind)
  return {
    subject: fill(subject, record.number),
    lines: said,
    tables: [{ rows }],
    button: { label: texts.button, url: orderUrl(commerce, order, mail, 'complaintForm') },
  }
}

export const isAfterDelivery = (kind: MailRecord['kind']): kind is ReturnMailKind =>
  RETURN_MAIL_KINDS.some((each) => each === kind)

/** What a mail says about a return, a withdrawal or a complaint; null once its record is gone. */
export function returnMailContent(commerce: Commerce, mail: MailRecord, kind: ReturnMailKind): Content | null {
  const { statements, complaints } = commerce.state.data
  const reference = mail.reference ?? ''
  if (kind === 'withdrawal') {
    const meant = reference.split(' ').flatMap((id) => statements[id] ?? [])
    return meant.length > 0 ? statementContent(meant, mail) : null
  }
  if (kind === 'complaint' || kind === 'complaint-accepted' || kind === 'complaint-refused')
    return complaints[reference] ? complaintContent(commerce, complaints[reference], mail, kind) : null
  return stepContent(commerce, mail, kind)
}
