import type { MarketAlias } from '@/lib/market/market-table'

export type PaymentKind = 'wallet' | 'bank' | 'card' | 'invoice' | 'loan'

/** What a payment method is, told by its technical name; null when the name says nothing. */
export function paymentKind(name: string): PaymentKind | null {
  if (/swish|vipps|mobilepay|wallet|pay$/i.test(name)) return 'wallet'
  if (/bank/i.test(name)) return 'bank'
  if (/card/i.test(name)) return 'card'
  if (/invoice/i.test(name)) return 'invoice'
  return /loan|instal|part/i.test(name) ? 'loan' : null
}

const CARDS = ['Visa', 'Mastercard']

/** Word marks beside a method: the cards it takes. */
export function paymentMarks(market: MarketAlias, name: string): readonly string[] {
  if (paymentKind(name) !== 'card') return []
  return market === 'dk' ? ['Dankort', ...CARDS] : CARDS
}
