import { formatMoney } from './format-money'
import { MARKETS } from './market-table'
import type { MarketLang } from './site'

const flat = (text: string): string => text.replaceAll(/\s/g, ' ')

/** Whether an editor's text names the market's limit of free delivery, which includes VAT for everybody (T17). */
export function namesFreeShipping(place: MarketLang, text: string): boolean {
  const limit = flat(formatMoney(place, MARKETS[place.market].freeShippingFrom))
  const at = flat(text).indexOf(limit)
  // 169 € is another amount than 69 €
  return at >= 0 && !/\d/.test(text[at - 1] ?? '')
}
