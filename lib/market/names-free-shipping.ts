import { formatMoney } from './format-money'
import { MARKETS } from './market-table'
import type { MarketLang } from './site'

const flat = (text: string): string => text.replaceAll(/\s/g, ' ')

/** Whether an editor's text contains the order value for free delivery, which includes VAT for all customers (T17). */
export function namesFreeShipping(place: MarketLang, text: string): boolean {
  const limit = flat(formatMoney(place, MARKETS[place.market].freeShippingFrom))
  const at = flat(text).indexOf(limit)
  // 69 € must not be found in 169 €
  return at >= 0 && !/\d/.test(text[at - 1] ?? '')
}
