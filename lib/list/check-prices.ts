import type { PriceRange } from './price-range'

/** The range of two typed prices, null when both are empty; or the rule that a field violates. */
export type CheckedPrices = { range: PriceRange | null } | { problem: 'digits' | 'order'; field: 'low' | 'high' }

const MOST = 999_999

const amountOf = (text: string): number | null | undefined => {
  // a point separates thousands only; 49.90 is an error and not 4990
  const digits = text.replace(/[\s\u00a0\u202f]/g, '').replace(/\.(?=\d{3}(?!\d))/g, '')
  if (digits === '') return null
  return /^\d+$/.test(digits) ? Math.min(Number(digits), MOST) : undefined
}

/** Validates two price fields; zero counts as empty. */
export function checkPrices(lowText: string, highText: string): CheckedPrices {
  const [low, high] = [amountOf(lowText), amountOf(highText)]
  if (low === undefined) return { problem: 'digits', field: 'low' }
  if (high === undefined) return { problem: 'digits', field: 'high' }
  if (low !== null && high !== null && low > high) return { problem: 'order', field: 'high' }
  const range = { low: low || null, high: high || null }
  return { range: range.low === null && range.high === null ? null : range }
}
