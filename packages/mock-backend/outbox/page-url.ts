import { SHOP_PATHS } from '#catalogue/public-paths'
import type { Lang, MarketAlias } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import { MARKETS } from '#commerce/markets'
import type { OrderRecord } from '#commerce/shop-records'
import { LINK_LIFE, signTicket } from '#returns/order-access'
import type { MailRecord } from './mail-record'

/** Address of a page of the shop in a market and language. `path` is not percent-encoded. */
export function pageUrl(
  shopOrigins: Record<MarketAlias, string>,
  { market, lang }: { market: MarketAlias; lang: Lang },
  path: string,
): string {
  const { languages } = MARKETS[market]
  const prefix = lang !== languages[0] && languages.includes(lang) ? `/${lang}` : ''
  return `${shopOrigins[market]}${prefix}${encodeURI(path)}`
}

/** Pages that open an order by a signed link. */
type OrderPage = 'returnForm' | 'trackingForm' | 'complaintForm'

/**
 * A page about an order, for the one who ordered: in the account that placed it, where only complaints have a page of
 * their own; for a guest, or without the account, `page` with a signed link.
 */
export function orderUrl(
  { accounts, shopOrigins, returnSecrets }: Commerce,
  { market, orderId, publicId, customerId }: OrderRecord,
  { lang, sentAt }: Pick<MailRecord, 'lang' | 'sentAt'>,
  page: OrderPage,
): string {
  const place = { market, lang }
  const form = SHOP_PATHS[page][lang]
  if (customerId !== null && accounts.byId(customerId)) {
    const own = page === 'complaintForm' ? `${form}?number=${orderId}` : `${SHOP_PATHS.order[lang]}/${orderId}`
    return pageUrl(shopOrigins, place, own)
  }
  const expires = Math.floor((sentAt + LINK_LIFE) / 1000)
  const link = signTicket({ use: 'link', market, order: publicId, expires }, returnSecrets.link)
  return `${pageUrl(shopOrigins, place, form)}?order=${link}`
}

/** The function for withdrawing from a purchase, with the order filled in. */
export const withdrawalUrl = ({ shopOrigins }: Commerce, { market, orderId }: OrderRecord, lang: Lang): string =>
  `${pageUrl(shopOrigins, { market, lang }, SHOP_PATHS.withdrawalForm[lang])}?order=${encodeURIComponent(orderId)}`
