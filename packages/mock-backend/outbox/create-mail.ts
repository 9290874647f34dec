import { randomUUID } from 'node:crypto'
import type { CustomerRecord } from '#accounts/account-records'
import type { Commerce } from '#commerce/create-commerce'
import { MARKETS } from '#commerce/markets'
import type { OrderRecord } from '#commerce/shop-records'
import type { Storefront } from '#commerce/storefront'
import type { ComplaintRecord, ReturnRecord, StatementRecord } from '#returns/return-records'
import type { MailRecord, OrderStepKind, ReturnMailKind } from './mail-record'

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
  reference: null,
  sentAt: clock(),
})

type About = Pick<MailRecord, 'kind' | 'lang' | 'reference' | 'sentAt'>

/** A mail to the one who ordered. */
const mailAbout = (order: OrderRecord, about: About): MailRecord => ({
  ...about,
  id: randomUUID(),
  to: order.email,
  firstName: order.billing.firstName ?? '',
  market: order.market,
  key: null,
  orderPublicId: order.publicId,
})

const langOf = ({ lang, market }: OrderRecord): MailRecord['lang'] => lang ?? MARKETS[market].languages[0] ?? 'fi'

/** The confirmation of a completed order, also to a guest. */
export const orderMail = ({ clock }: Commerce, order: OrderRecord): MailRecord =>
  mailAbout(order, { kind: 'order', lang: langOf(order), reference: null, sentAt: clock() })

/** A step of an order on its way to the shopper; of a parcel, the last one that was sent. */
export const orderStepMail = (kind: OrderStepKind, order: OrderRecord, sentAt: number): MailRecord => {
  const reference = order.fulfilment?.parcels.at(-1)?.number ?? null
  return mailAbout(order, { kind, lang: langOf(order), reference, sentAt })
}

/** What happened to a return. */
export const returnMail = (
  { clock }: Commerce,
  kind: Extract<ReturnMailKind, `return-${string}`>,
  order: OrderRecord,
  { number, lang }: ReturnRecord,
): MailRecord => mailAbout(order, { kind, lang, reference: number, sentAt: clock() })

/** Confirms a complaint, or answers it. */
export const complaintMail = (
  { clock }: Commerce,
  kind: Extract<ReturnMailKind, `complaint${string}`>,
  order: OrderRecord,
  { number, lang }: ComplaintRecord,
): MailRecord => mailAbout(order, { kind, lang, reference: number, sentAt: clock() })

/**
 * Acknowledges statements at the address that they name. Nothing in it comes from an order, and it greets nobody: whoever
 * typed the name need not be who reads the mail.
 */
export const statementMail = (
  { email, market, lang }: StatementRecord,
  statements: Pick<StatementRecord, 'id'>[],
  sentAt: number,
): MailRecord => ({
  id: randomUUID(),
  kind: 'withdrawal',
  to: email,
  firstName: '',
  market,
  lang,
  key: null,
  orderPublicId: null,
  reference: statements.map(({ id }) => id).join(' '),
  sentAt,
})
