import type { MarketAlias } from '#catalogue/types'
import type { Entry } from './catalogue-index'

/** Whether a market has a product at all. */
export const isSoldIn = ({ style }: Entry, market: MarketAlias): boolean => !style.unsoldIn.includes(market)
