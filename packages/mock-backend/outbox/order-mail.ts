import type { Commerce } from '#commerce/create-commerce'
import { findOrder } from '#commerce/find-order'
import { type Fulfilment, fulfilmentOf } from '#commerce/fulfilment'
import { cartOf } from '#commerce/load-checkout'
import { MARKETS } from '#commerce/markets'
import { formatMoney } from '#commerce/money'
import { paymentOptions } from '#commerce/payment-options'
import { priceCart } from '#commerce/price-cart'
import { shippingOptions } from '#commerce/shipping-options'
import type { OrderRecord } from '#commerce/shop-records'
import type { Storefront } from '#commerce/storefront'
import { unsentLines } from '#returns/order-delivery'
import { orderedLines } from '#returns/ordered-lines'
import { lastReturnDay } from '#returns/return-window'
import { dayText, fill, pieceName } from './mail-format'
import type { MailContent } from './mail-layout'
import type { MailRecord, OrderMailKind } from './mail-record'
import { MAIL_TEXTS } from './mail-texts'
import { ORDER_STEP_TEXTS } from './order-step-texts'
import { orderUrl, withdrawalUrl } from './page-url'

type Row = [label: string, value: string]
type Content = Pick<MailContent, 'subject' | 'lines' | 'tables' | 'button' | 'more'>

/** Products, sums and choices of an order. */
function orderTables(commerce: Commerce, order: OrderRecord, storefront: Storefront): MailContent['tables'] {
  const { lang, market } = storefront
  const texts = MAIL_TEXTS[lang].order
  const money = (minor: number) => formatMoney(minor, storefront)
  const priced = priceCart(commerce, cartOf(order), storefront, order)
  const products = priced.lines.map(({ line, entry, total }): [string, string] => {
    const size = entry.product.skus.find(({ skuId }) => skuId === line.skuId)?.name
    const named = size && size !== 'One size' ? `, ${texts.size} ${size}` : ''
    return [`${entry.product.name[lang]}${named}, ${line.quantity} ${texts.pieces}`, money(total.inc)]
  })
  const optional = (label: string, minor: number): [string, string][] => (minor === 0 ? [] : [[label, money(minor)]])
  const sums: [string, string][] = [
    ...optional(texts.discount, -priced.discount.inc),
    [texts.shipping, priced.fee.inc === 0 ? texts.free : money(priced.fee.inc)],
    ...optional(texts.paymentFee, priced.paymentFee.inc),
    ...optional(texts.balance, order.fromBalance ?? 0),
    [texts.total, money(priced.total.inc)],
  ]
  const { firstName, lastName, addressLine1, addressLine2, zip, city } = order.shipping
  const address = [`${firstName ?? ''} ${lastName ?? ''}`, addressLine1, addressLine2, `${zip ?? ''} ${city ?? ''}`]
  const shipping = shippingOptions(market).find(({ id }) => id === order.shippingId)
  const payment = paymentOptions(market.alias).find(({ id }) => id === order.paymentId)
  const choices: [string, string][] = [
    [texts.number, order.orderId],
    [texts.payment, payment?.displayName[lang] ?? ''],
    [texts.delivery, shipping?.displayName[lang] ?? ''],
    [texts.address, address.flatMap((part) => part?.trim() || []).join(', ')],
  ]
  return [{ kind: 'amounts', rows: products }, { kind: 'sums', rows: sums }, { rows: choices }]
}

/** The confirmation, with the function for withdrawing. */
function confirmationContent(commerce: Commerce, order: OrderRecord, mail: MailRecord): Content {
  const { lang } = mail
  const { order: texts } = MAIL_TEXTS[lang]
  return {
    subject: texts.subject(order.orderId),
    lines: texts.lines,
    button: { label: texts.button, url: orderUrl(commerce, order, mail, 'trackingForm') },
    more: [{ label: texts.withdraw, url: withdrawalUrl(commerce, order, lang) }],
    tables: orderTables(commerce, order, { market: MARKETS[order.market], lang }),
  }
}

/** A row for each product: of the given lines, or of the whole order. */
function pieceRows(commerce: Commerce, order: OrderRecord, { lang }: MailRecord, lineIds?: readonly string[]): Row[] {
  return orderedLines(commerce, order)
    .filter(({ lineId }) => lineIds?.includes(lineId) ?? true)
    .map(({ skuId, quantity }) => [pieceName(commerce, skuId, quantity, lang), ''])
}

/** Rows "order number" and "delivery method" of the table in an order mail. */
function orderRows({ orderId, market, shippingId }: OrderRecord, { lang }: MailRecord): Row[] {
  const { order: texts } = MAIL_TEXTS[lang]
  const option = shippingOptions(MARKETS[market]).find(({ id }) => id === shippingId)
  return [[texts.number, orderId], ...(option ? [[texts.delivery, option.displayName[lang]] as Row] : [])]
}

function sentContent(commerce: Commerce, order: OrderRecord, mail: MailRecord): Content {
  const texts = ORDER_STEP_TEXTS[mail.lang]
  const { parcels } = fulfilmentOf(order)
  const at = parcels.findIndex(({ number }) => number === mail.reference)
  const parcel = parcels[at]
  const { subject, lines } = texts[unsentLines(order, parcels.slice(0, at + 1)).length > 0 ? 'partly' : 'order-sent']
  return {
    subject: fill(subject, order.orderId),
    lines,
    button: { label: texts.track, url: orderUrl(commerce, order, mail, 'trackingForm') },
    more: parcel ? [{ label: fill(texts.trackParcel, parcel.number), url: parcel.trackingLink }] : [],
    tables: [
      { kind: 'amounts', rows: pieceRows(commerce, order, mail, parcel?.lineIds) },
      { rows: [...orderRows(order, mail), ...(parcel ? [[texts.parcel, parcel.number] as Row] : [])] },
    ],
  }
}

function deliveredContent(commerce: Commerce, order: OrderRecord, mail: MailRecord): Content {
  const { lang } = mail
  const texts = ORDER_STEP_TEXTS[lang]
  const { subject, lines, return: words } = texts['order-delivered']
  const last = lastReturnDay(order.market, mail.sentAt)
  return {
    subject: fill(subject, order.orderId),
    lines,
    button: { label: MAIL_TEXTS[lang].order.button, url: orderUrl(commerce, order, mail, 'trackingForm') },
    more: [
      { label: words, url: orderUrl(commerce, order, mail, 'returnForm') },
      { label: MAIL_TEXTS[lang].order.withdraw, url: withdrawalUrl(commerce, order, lang) },
    ],
    tables: [
      { kind: 'amounts', rows: pieceRows(commerce, order, mail) },
      { rows: [...orderRows(order, mail), [texts.returnBy, dayText(last, { market: order.market, lang })]] },
    ],
  }
}

const sumOf = (refunds: Fulfilment['refunds']): number => refunds.reduce((sum, { total }) => sum + total, 0)

function cancelledContent(commerce: Commerce, order: OrderRecord, mail: MailRecord): Content {
  const { lang } = mail
  const texts = ORDER_STEP_TEXTS[lang]
  const { subject, lines, refunded } = texts['order-cancelled']
  const refund = sumOf(fulfilmentOf(order).refunds)
  const money = formatMoney(refund, { market: MARKETS[order.market], lang })
  return {
    subject: fill(subject, order.orderId),
    lines: refund > 0 ? [...lines, refunded] : lines,
    button: { label: MAIL_TEXTS[lang].order.button, url: orderUrl(commerce, order, mail, 'trackingForm') },
    more: [],
    tables: [
      { kind: 'amounts', rows: pieceRows(commerce, order, mail) },
      { rows: [[MAIL_TEXTS[lang].order.number, order.orderId], ...(refund > 0 ? [[texts.refund, money] as Row] : [])] },
    ],
  }
}

const CONTENTS = {
  order: confirmationContent,
  'order-sent': sentContent,
  'order-delivered': deliveredContent,
  'order-cancelled': cancelledContent,
} satisfies Record<OrderMailKind, unknown>

export const isOrderMail = (kind: MailRecord['kind']): kind is OrderMailKind => Object.hasOwn(CONTENTS, kind)

/** What a mail says about an order on its way; null once the order is gone. */
export function orderMailContent(commerce: Commerce, mail: MailRecord, kind: OrderMailKind): Content | null {
  const order = findOrder(commerce, mail.orderPublicId ?? '')
  return order && CONTENTS[kind](commerce, order, mail)
}
