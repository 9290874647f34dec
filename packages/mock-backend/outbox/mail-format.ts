import type { Lang, MarketAlias } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import { MARKETS } from '#commerce/markets'
import { namedSku } from '#returns/map-returns'
import { TIME_ZONES } from '#returns/return-window'
import { MAIL_TEXTS } from './mail-texts'

/** The market and language of a mail. */
export type Place = { market: MarketAlias; lang: Lang }

const localeOf = ({ market, lang }: Place): string => `${lang}-${MARKETS[market].country.code}`

/** A time (epoch ms) with date and zone, in the market's. */
export const timeText = (time: number, place: Place): string =>
  new Intl.DateTimeFormat(localeOf(place), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: TIME_ZONES[place.market],
  }).format(time)

/** A day such as `2026-12-05`. */
export const dayText = (day: string, place: Place): string =>
  new Intl.DateTimeFormat(localeOf(place), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))

/** Puts `value` in the place of the `{name}` of a text. */
export const fill = (text: string, value: string): string => text.replace(/\{\w+\}/, () => value)

/**
 * A text that a stranger may have typed, as mail programs make no links of: a blank after each dot before a letter, and
 * before `//`.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/[.\u3002\uff0e\uff61](?=\p{L})/gu, '$& ').replaceAll('://', ': //')

/** A size of a product with the number of pieces. */
export function pieceName(commerce: Commerce, skuId: number, quantity: number, lang: Lang): string {
  const { order } = MAIL_TEXTS[lang]
  const { name, size } = namedSku(commerce, skuId, lang)
  const sized = size && size !== 'One size' ? `, ${order.size} ${size}` : ''
  return `${name}${sized}, ${quantity} ${order.pieces}`
}
