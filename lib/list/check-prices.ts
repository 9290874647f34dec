import { type PriceRange, readPrice } from './price-range'

/** The range of two typed prices, null when both are empty; or the rule that a field violates. */
export type CheckedPrices = { range: PriceRange | null } | { problem: 'digits' | 'order'; field: 'low' | 'high' }

/** Validates two price fields. */
export function checkPrices(lowText: string, highText: string): CheckedPrices {
  const [low, high] = [readPrice(lowText, 'low'), readPrice(highText, 'high')]
  if (low === undefined) return { problem: 'digits', field: 'low' }
  if (high === undefined) return { problem: 'digits', field: 'high' }
  if (low !== null && high !== null && low > high) return { problem: 'order', field: 'high' }
  const range = { low, high }
  return { range: range.low === null && range.high === null ? null : range }
}
