import type { MarketAlias } from '@/lib/market/market-table'

/** `form`: the provider's own form, which offers several methods. */
export type PaymentKind = 'wallet' | 'bank' | 'card' | 'invoice' | 'loan' | 'form'

/** `card`: the shopper's card may be a credit card. `lends`: the payment itself is or may be credit. */
export type Credit = 'none' | 'card' | 'lends'

/** Kind and credit by technical name of the payment method. The first row that matches counts. */
const METHODS: readonly { name: RegExp; kind: PaymentKind; credit: Credit }[] = [
  { name: /klarna|avarda/i, kind: 'form', credit: 'lends' },
  { name: /card|visa/i, kind: 'card', credit: 'card' },
  { name: /invoice|afterpay|later/i, kind: 'invoice', credit: 'lends' },
  { name: /loan|instal|part|account|credit/i, kind: 'loan', credit: 'lends' },
  { name: /swish|vipps|(mobile|apple|google|samsung)pay|paypal|wallet/i, kind: 'wallet', credit: 'none' },
  { name: /bank/i, kind: 'bank', credit: 'none' },
]

const methodOf = (name: string) => METHODS.find((method) => method.name.test(name))

/** The kind of a payment method, derived from its technical name; null for an unknown name. */
export const paymentKind = (name: string): PaymentKind | null => methodOf(name)?.kind ?? null

/**
 * The credit of a payment method. An unknown method counts as `lends`, so that it never precedes methods without credit
 * (T24).
 */
export const creditOf = (name: string): Credit => methodOf(name)?.credit ?? 'lends'

export type PayMarkName =
  | 'visa'
  | 'mastercard'
  | 'dankort'
  | 'klarna'
  | 'avarda'
  | Exclude<PaymentKind, 'card' | 'form'>

/** Names of the cards that a method accepts; empty when it is not a card. */
export function paymentCards(market: MarketAlias, name: string): readonly string[] {
  if (paymentKind(name) !== 'card') return []
  return market === 'dk' ? ['Dankort', 'Visa', 'Mastercard'] : ['Visa', 'Mastercard']
}

/** Icons beside a method: those of its cards, of its provider or of its kind; none for an unknown method. */
export function paymentMarks(market: MarketAlias, name: string): readonly PayMarkName[] {
  const kind = paymentKind(name)
  if (kind === null) return []
  if (kind === 'form') return [/klarna/i.test(name) ? 'klarna' : 'avarda']
  if (kind !== 'card') return [kind]
  return market === 'dk' ? ['dankort', 'visa', 'mastercard'] : ['visa', 'mastercard']
}

/** Days until an invoice is due, read from the method's name (`Faktura 14 dagar`); null without a number in it. */
export function daysToPay(kind: PaymentKind | null, name: string): number | null {
  const days = kind === 'invoice' ? /\d+/.exec(name)?.[0] : undefined
  return days === undefined ? null : Number(days)
}
