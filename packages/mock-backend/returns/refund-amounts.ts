import type { CustomerRecord } from '#accounts/account-records'
import type { CatalogueCampaign } from '#catalogue/types'
import { worthOf } from '#commerce/campaign-effects'
import { reaches } from '#commerce/campaign-reach'
import { applyCampaigns, inOrderOfUse } from '#commerce/cart-campaigns'
import type { Commerce } from '#commerce/create-commerce'
import { fulfilmentOf } from '#commerce/fulfilment'
import { MARKETS } from '#commerce/markets'
import { amountFromIncVat } from '#commerce/money'
import { offeredOptions, shippingFee } from '#commerce/shipping-options'
import type { OrderRecord } from '#commerce/shop-records'
import { type OrderedLine, orderedLines, type Pieces, piecesOf, returnsOf } from './ordered-lines'
import type { Amounts, ReturnLine, ReturnRecord } from './return-records'

/** What the products of an order cost, minor units including VAT. */
const paidForGoods = ({ rows, discount }: OrderRecord): number =>
  rows.reduce((sum, { selling, quantity }) => sum + selling * quantity, 0) - discount

const paidFor = (order: OrderRecord): number => paidForGoods(order) + order.shippingFee + order.paymentFee

/** The account that an order belongs to: that which placed it, or the proven one of its address (T42). */
export function ownerOf({ accounts }: Commerce, { customerId, email }: OrderRecord): CustomerRecord | null {
  if (customerId !== null) return accounts.byId(customerId)
  const customer = accounts.byEmail(email.toLowerCase())
  return customer?.provenAt == null ? null : customer
}

/** The cart campaigns that an order was placed with, in the order of their use. */
function campaignsOf({ index }: Commerce, order: OrderRecord): CatalogueCampaign[] {
  const ids = new Set([...order.campaignIds, ...order.rows.flatMap(({ campaignIds }) => campaignIds)])
  const isCart = ({ campaignId, type }: CatalogueCampaign) => ids.has(campaignId) && type !== 'PRICE_CAMPAIGN'
  return inOrderOfUse(index.catalogue.campaigns.filter(isCart))
}

type Kept = {
  /** What the kept products would have cost alone. */
  net: number
  /** What each campaign takes off. */
  discounts: number[]
  productIds: number[]
}

/** Prices what is left of an order after `gone` pieces, with the campaigns it was placed with. */
function priceKept(order: OrderRecord, lines: OrderedLine[], campaigns: CatalogueCampaign[], gone: Pieces): Kept {
  const kept = lines
    .filter(({ isGift }) => !isGift)
    .map((line) => ({ ...line, left: line.quantity - (gone.get(line.lineId) ?? 0) }))
    .filter(({ left }) => left > 0)
  const prices = kept.map(({ entry, left, price }) => ({
    productId: entry.product.productId,
    rows: [{ quantity: left, selling: price, campaigns: [] }],
  }))
  const nets = Array.from({ length: campaigns.length + 1 }, (_, i) => {
    const priced = applyCampaigns(campaigns.slice(0, i), order.market, prices)
    return worthOf(priced.lines) - priced.discount
  })
  const paid = paidForGoods(order)
  const isWhole = lines.every(({ lineId }) => (gone.get(lineId) ?? 0) === 0)
  return {
    net: isWhole ? paid : Math.min(paid, nets.at(-1) ?? 0),
    discounts: campaigns.map((_, i) => (nets[i] ?? 0) - (nets[i + 1] ?? 0)),
    productIds: prices.map(({ productId }) => productId),
  }
}

const sum = (pieces: Pieces, more: Pieces): Pieces =>
  new Map([...pieces.keys(), ...more.keys()].map((id) => [id, (pieces.get(id) ?? 0) + (more.get(id) ?? 0)]))

/** The fees that a withdrawal from the whole order refunds: the payment's, and at most a standard delivery. */
function refundedFees(order: OrderRecord): { delivery: number; paymentFee: number } {
  const options = offeredOptions(MARKETS[order.market], order.shipping.zip ?? '')
  const standard = options.map((option) => shippingFee(option, paidForGoods(order)))
  return { delivery: Math.min(order.shippingFee, ...standard.slice(0, 1)), paymentFee: order.paymentFee }
}

const NO_FEES = { delivery: 0, paymentFee: 0 }

/** Divides a refund: what the balance has paid goes back to the balance, all of it when the shopper chose so. */
function divide(commerce: Commerce, order: OrderRecord, total: number, refundTo: ReturnRecord['refundTo']) {
  if (ownerOf(commerce, order) === null) return { toPayment: total, toBalance: 0 }
  if (refundTo === 'balance') return { toPayment: 0, toBalance: total }
  const refunded = fulfilmentOf(order).refunds.reduce((all, refund) => all + (refund.toBalance ? 0 : refund.total), 0)
  const payable = Math.max(0, paidFor(order) - (order.fromBalance ?? 0) - refunded)
  const toPayment = Math.min(total, payable)
  return { toPayment, toBalance: total - toPayment }
}

/** The part of a return that decides what it refunds. */
export type Refundable = Pick<ReturnRecord, 'kind' | 'lines' | 'refundTo' | 'status'> & { number: string | null }

const isRefundable = ({ exchangeSkuId }: ReturnLine): boolean => exchangeSkuId === null

/**
 * What a return refunds (T36): the difference between what was kept before it and what is kept after it. An offer whose
 * condition no longer holds falls away, free delivery does not. Exchanged pieces count as kept. Until it is refunded,
 * the other open returns count too; then only those that were refunded before, so that all refunds add up.
 */
export function refundAmounts(commerce: Commerce, order: OrderRecord, asked: Refundable): Amounts {
  const lines = orderedLines(commerce, order)
  const campaigns = campaignsOf(commerce, order)
  const isFinal = asked.status === 'refunded'
  const others = returnsOf(commerce, order).filter(
    ({ number, status }) => number !== asked.number && (!isFinal || status === 'refunded'),
  )
  const own = piecesOf([asked], isRefundable)
  const goneBefore = piecesOf(others, isRefundable)
  const goneAfter = sum(goneBefore, own)
  const before = priceKept(order, lines, campaigns, goneBefore)
  const after = priceKept(order, lines, campaigns, goneAfter)

  const priceOf = (lineId: string) => lines.find((line) => line.lineId === lineId)?.price ?? 0
  const goods = [...own].reduce((all, [lineId, quantity]) => all + priceOf(lineId) * quantity, 0)
  const withdrawn = piecesOf([...others, asked].filter(({ kind }) => kind === 'withdrawal'))
  const isWhole = lines.every(({ lineId, quantity, isGift }) => isGift || (withdrawn.get(lineId) ?? 0) >= quantity)
  const fees = isWhole ? refundedFees(order) : NO_FEES
  const refunded = fulfilmentOf(order).refunds.reduce((all, refund) => all + refund.total, 0)
  const asIs = Math.max(0, before.net - after.net) + fees.delivery + fees.paymentFee
  const total = Math.min(asIs, Math.max(0, paidFor(order) - refunded))
  const { inc, ex } = amountFromIncVat(total, MARKETS[order.market].vat)
  const effects = campaigns.map((campaign, i) => {
    const [was = 0, is = 0] = [before.discounts[i], after.discounts[i]]
    const isLost = was > 0 && is === 0 && after.productIds.some((id) => reaches(campaign, id))
    return { campaignId: campaign.campaignId, amount: was - is, isLost }
  })
  return {
    goods,
    campaigns: effects.filter(({ amount }) => amount !== 0),
    ...fees,
    total,
    vat: inc - ex,
    ...divide(commerce, order, total, asked.refundTo),
  }
}
