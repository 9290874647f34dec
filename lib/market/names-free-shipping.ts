import { formatMoney } from './format-money'
import { MARKETS } from './market-table'
import type { MarketLang } from './site'

const flat = (text: string): string => text.replaceAll(/\s/g, ' ')

/** Whether an editor's text contains the order value for free delivery, which includes VAT for all customers (T17). */
export function namesFreeShipping(place: MarketLang, text: string): boolean {
  const limit = flat(formatMoney(place, MARKETS[place.market].freeShippingFrom))
  const before = flat(text).split(limit).slice(0, -1)
  // 69 € must not be found in 169 €, nor 699 kr in 1 699 kr and 499 kr. in 1.499 kr.
  return before.some((words) => !/\d[ .]?$/.test(words))
}
