import { randomUUID } from 'node:crypto'
import type { CustomerRecord } from '#accounts/account-records'
import type { Commerce } from '#commerce/create-commerce'
import { MARKETS } from '#commerce/markets'
import type { OrderRecord } from '#commerce/shop-records'
import type { Storefront } from '#commerce/storefront'
import type { MailRecord } from './mail-record'

/** A mail to a customer with a link that holds `key`. */
export const customerMail = (
  { clock }: Commerce,
  kind: 'welcome' | 'reset',
  { email, address }: CustomerRecord,
  { key, storefront: { market, lang } }: { key: string; storefront: Storefront },
): MailRecord => ({
  id: randomUUID(),
  kind,
  to: email,
  firstName: address.firstName ?? '',
  market: market.alias,
  lang,
  key,
  orderPublicId: null,
  sentAt: clock(),
})

/** The confirmation of a completed order, also to a guest. */
export const orderMail = ({ clock }: Commerce, order: OrderRecord): MailRecord => ({
  id: randomUUID(),
  kind: 'order',
  to: order.email,
  firstName: order.billing.firstName ?? '',
  market: order.market,
  lang: order.lang ?? MARKETS[order.market].languages[0] ?? 'fi',
  key: null,
  orderPublicId: order.publicId,
  sentAt: clock(),
})
