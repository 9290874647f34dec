import type { MarketAlias } from '#catalogue/types'
import type { Entry } from './catalogue-index'

/** Whether a market sells a product, now or later. */
export const isSoldIn = ({ style }: Entry, market: MarketAlias): boolean => !style.notSoldIn.includes(market)
