import type { Lang } from '#catalogue/types'
import { campaignName } from '#commerce/campaign-name'
import type { Commerce } from '#commerce/create-commerce'
import { MARKETS } from '#commerce/markets'
import type { OrderRecord } from '#commerce/shop-records'
import { RETURN_MAIL_TEXTS } from '#outbox/return-mail-texts'
import { type LineState, lineStates, windowOf } from './line-states'
import { mapDelivery } from './order-delivery'
import { returnsOf } from './ordered-lines'
import { ownerOf } from './refund-amounts'
import { returnCode } from './return-label'
import type { Amounts, ComplaintRecord, ReturnLine, ReturnRecord, StatementRecord } from './return-records'

const isoTime = (time: number): string => new Date(time).toISOString()
const timeOrNull = (time: number | null): string | null => (time === null ? null : isoTime(time))

/** Name, size and picture of a size of a product, which may have left the catalogue. */
export function namedSku({ index }: Commerce, skuId: number, lang: Lang) {
  const known = index.bySku.get(skuId)
  return {
    skuId,
    name: known?.entry.product.name[lang] ?? '',
    size: known?.sku.name ?? '',
    picture: known?.entry.product.pictures[0] ?? null,
  }
}

/** The contract's `Amounts`, with the names of the campaigns. */
export function mapAmounts(commerce: Commerce, { market }: OrderRecord, amounts: Amounts, lang: Lang) {
  const storefront = { market: MARKETS[market], lang }
  const named = amounts.campaigns.flatMap(({ campaignId, amount, isLost }) => {
    const campaign = commerce.index.catalogue.campaigns.find((each) => each.campaignId === campaignId)
    return campaign ? [{ name: campaignName(campaign, storefront), amount, isLost }] : []
  })
  return { ...amounts, campaigns: named }
}

function mapReturnLine(commerce: Commerce, { exchangeSkuId, ...line }: ReturnLine, lang: Lang) {
  const { size } = namedSku(commerce, exchangeSkuId ?? 0, lang)
  return {
    ...line,
    ...namedSku(commerce, line.skuId, lang),
    exchange: exchangeSkuId === null ? null : { skuId: exchangeSkuId, size },
  }
}

/** The contract's `Return`. */
export function mapReturn(commerce: Commerce, order: OrderRecord, record: ReturnRecord, lang: Lang) {
  const { number, kind, status, createdAt, lines, refundTo, amounts, refusal, history } = record
  return {
    number,
    orderNumber: order.orderId,
    kind,
    status,
    createdAt: isoTime(createdAt),
    sendBefore: returnCode(order, record)?.sendBefore ?? null,
    canCancel: kind === 'return' && status === 'registered',
    lines: lines.map((line) => mapReturnLine(commerce, line, lang)),
    refundTo,
    amounts: mapAmounts(commerce, order, amounts, lang),
    refusal: refusal && { code: refusal, text: RETURN_MAIL_TEXTS[lang].refusals[refusal] },
    history: history.map(({ status: was, at }) => ({ status: was, at: isoTime(at) })),
  }
}

function mapLine(commerce: Commerce, state: LineState, lang: Lang) {
  const { lineId, skuId, entry, sku, quantity, delivered, returned, returnable, price, isGift, reason } = state
  const { name, size, picture } = namedSku(commerce, skuId, lang)
  return {
    lineId,
    skuId,
    articleNumber: sku.articleNumber,
    name,
    size,
    colour: commerce.index.catalogue.colours[entry.product.colour].name[lang],
    picture,
    path: commerce.paths.product(entry)[lang],
    ...{ quantity, delivered, returned, returnable, price, isGift, needsSeal: state.needsSeal, reason },
    exchanges: state.exchanges.map((other) => ({ skuId: other.skuId, size: other.name })),
  }
}

const complaintsOf = ({ state }: Commerce, { publicId }: OrderRecord): ComplaintRecord[] =>
  Object.values(state.data.complaints)
    .filter(({ orderPublicId }) => orderPublicId === publicId)
    .reverse()

/** What a list of orders shows. */
export function mapOrderHead(commerce: Commerce, order: OrderRecord) {
  const { deliveredAt, lastDay, isOpen } = windowOf(commerce, order)
  return {
    orderNumber: order.orderId,
    orderedAt: isoTime(order.createdAt),
    deliveredAt: timeOrNull(deliveredAt),
    lastDay,
    isOpen,
    pieces: order.rows.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/** The contract's `Order`: without names and addresses of people. */
export function mapOrder(commerce: Commerce, order: OrderRecord, lang: Lang) {
  const { pieces: _, ...head } = mapOrderHead(commerce, order)
  const { lastDay, isOpen } = head
  return {
    ...head,
    currency: MARKETS[order.market].currency.code,
    mayRefundToBalance: ownerOf(commerce, order) !== null,
    delivery: mapDelivery(commerce, order, lang),
    lines: lineStates(commerce, order).map((state) => ({ ...mapLine(commerce, state, lang), lastDay, isOpen })),
    returns: returnsOf(commerce, order).map((record) => mapReturn(commerce, order, record, lang)),
    complaints: complaintsOf(commerce, order).map((record) => mapComplaint(record, order, lang)),
  }
}

/** The contract's `Complaint`. */
export function mapComplaint(record: ComplaintRecord, order: OrderRecord, lang: Lang) {
  const { number, lineIds, description, wish, photos, createdAt, status, remedy, refusal, answeredAt } = record
  return {
    ...{ number, orderNumber: order.orderId, lineIds, description, wish, photos, createdAt: isoTime(createdAt) },
    ...{ status, remedy, answeredAt: timeOrNull(answeredAt) },
    refusal: refusal && { code: refusal, text: RETURN_MAIL_TEXTS[lang].complaint.refusals[refusal] },
  }
}

/** The statement as it was sent; nothing tells whether it belongs to an order. */
export const mapStatement = ({ id, name, order, email, lines, statedAt, receivedAt }: StatementRecord) => ({
  ...{ id, name, order, email, lines, statedAt: isoTime(statedAt), receivedAt: isoTime(receivedAt) },
})
