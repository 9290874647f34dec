import type { MarketAlias } from '@/lib/market/market-table'
import { type Credit, creditOf } from './payment-kind'

// Finnish law places cards that may be credit cards between methods without and with credit; Swedish law has two ranks
const RANKS: Partial<Record<MarketAlias, Record<Credit, number>>> = {
  se: { none: 0, card: 0, lends: 1 },
  fi: { none: 0, card: 1, lends: 2 },
}

/** Payment methods in the order that the market's law requires (T24); in other markets in the order of the service. */
export function orderPayments<T extends { name: string | null }>(market: MarketAlias, methods: readonly T[]): T[] {
  const ranks = RANKS[market]
  if (!ranks) return [...methods]
  const rank = ({ name }: T) => ranks[creditOf(name ?? '')]
  return methods.toSorted((a, b) => rank(a) - rank(b))
}
