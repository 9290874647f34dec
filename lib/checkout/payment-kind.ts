import type { MarketAlias } from '@/lib/market/market-table'

/** `form`: the provider's own form, which offers several methods. */
export type PaymentKind = 'wallet' | 'bank' | 'card' | 'invoice' | 'loan' | 'form'

/** The kind of a payment method, derived from its technical name; null for an unknown name. */
export function paymentKind(name: string): PaymentKind | null {
  if (/swish|vipps|mobilepay|wallet|pay$/i.test(name)) return 'wallet'
  if (/bank/i.test(name)) return 'bank'
  if (/klarna|avarda/i.test(name)) return 'form'
  if (/card/i.test(name)) return 'card'
  if (/invoice/i.test(name)) return 'invoice'
  return /loan|instal|part/i.test(name) ? 'loan' : null
}

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
