import { itemAt } from '#catalogue/item-at'

/** A pseudo-random generator of numbers from 0 to below 1; the same seed gives the same sequence. */
export type Random = () => number

/** Mulberry32: small and fast, not cryptographically secure. */
export function createRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A random integer from `low` to `high`, both included. */
export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1))

export const pick = <T>(random: Random, values: readonly T[]): T => itemAt(values, Math.floor(random() * values.length))

/** A shuffled copy of an array (Fisher–Yates). */
export function shuffled<T>(random: Random, values: readonly T[]): T[] {
  const result = [...values]
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const moved = itemAt(result, i)
    result[i] = itemAt(result, j)
    result[j] = moved
  }
  return result
}
