/** Repeatable chance: the same seed always gives the same shop. */
export function createRandom(seed: number) {
  let state = (Math.imul(seed, 2654435761) ^ 0x9e3779b9) >>> 0

  /** 0…1, 1 not included. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (n: number): number => Math.floor(next() * n)
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T
  /** `count` different items, in the order drawn. */
  const some = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items]
    return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(below(rest.length), 1)[0] as T)
  }
  return { next, below, pick, some, chance: (share: number): boolean => next() < share }
}

export type Random = ReturnType<typeof createRandom>
