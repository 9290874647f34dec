import { SHOP_PATHS } from '#catalogue/public-paths'
import type { Commerce } from '#commerce/create-commerce'
import { cartOf } from '#commerce/load-checkout'
import { MARKETS } from '#commerce/markets'
import { formatMoney } from '#commerce/money'
import { paymentOptions } from '#commerce/payment-options'
import { priceCart } from '#commerce/price-cart'
import { shippingOptions } from '#commerce/shipping-options'
import type { OrderRecord } from '#commerce/shop-records'
import type { Storefront } from '#commerce/storefront'
import { type MailContent, mailHtml, mailText } from './mail-layout'
import type { MailRecord } from './mail-record'
import { MAIL_TEXTS } from './mail-texts'
import { pageUrl } from './page-url'
import { isAfterDelivery, orderUrl, returnMailContent } from './return-mail'

/** A mail as it is sent. `links` are the addresses in it. */
export type Mail = Pick<MailRecord, 'id' | 'kind' | 'to' | 'market' | 'lang' | 'sentAt'> & {
  subject: string
  html: string
  text: string
  links: string[]
}

/** Path and parameter of the page that the key of a mail is for. */
const PAGES = { welcome: ['/account', 'verifyKey'], reset: ['/account/reset-password', 'resetKey'] } as const

/** Address of a page of the shop in the mail's market and language. */
function linkOf({ shopOrigins }: Commerce, kind: keyof typeof PAGES, mail: MailRecord): string | null {
  const { key } = mail
  if (key === null) return null
  const [path, parameter] = PAGES[kind]
  return `${pageUrl(shopOrigins, mail, path)}?${parameter}=${encodeURIComponent(key)}`
}

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
  return [{ rows: products }, { rows: sums, isSum: true }, { rows: choices }]
}

/** The function for withdrawing from a purchase, with the order filled in. */
const withdrawalUrl = ({ shopOrigins }: Commerce, { market, orderId }: OrderRecord, { lang }: MailRecord): string =>
  `${pageUrl(shopOrigins, { market, lang }, SHOP_PATHS.withdrawalForm[lang])}?order=${encodeURIComponent(orderId)}`

function contentOf(commerce: Commerce, mail: MailRecord): MailContent {
  const { lang, kind } = mail
  const texts = MAIL_TEXTS[lang]
  if (isAfterDelivery(kind)) return returnMailContent(commerce, mail, kind)
  const shared = { lang, greeting: texts.greeting(mail.firstName), lines: texts[kind].lines }
  if (kind === 'order') {
    const order = commerce.state.data.orders[mail.orderPublicId ?? '']
    return {
      ...shared,
      subject: texts.order.subject(order?.orderId ?? ''),
      button: order ? { label: texts.order.button, url: orderUrl(commerce, order, mail) } : null,
      more: order ? [{ label: texts.order.withdraw, url: withdrawalUrl(commerce, order, mail) }] : [],
      tables: order ? orderTables(commerce, order, { market: MARKETS[order.market], lang }) : [],
      notes: [texts.sender],
    }
  }
  const { subject, button, ignore } = texts[kind]
  const url = linkOf(commerce, kind, mail)
  return { ...shared, subject, button: url ? { label: button, url } : null, tables: [], notes: [ignore, texts.sender] }
}

/** Writes the mail of a record. */
export function readMail(commerce: Commerce, record: MailRecord): Mail {
  const { id, kind, to, market, lang, sentAt } = record
  const content = contentOf(commerce, record)
  return {
    ...{ id, kind, to, market, lang, sentAt, subject: content.subject },
    html: mailHtml(content),
    text: mailText(content),
    links: [content.button ?? [], content.more ?? []].flat().map(({ url }) => url),
  }
}
