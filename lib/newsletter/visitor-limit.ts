type LimitOptions = { most: number; within: number; clock?: () => number }

// beyond this many visitors at once the oldest are forgotten
const MOST_KEPT = 10_000

/** Lets a visitor through at most `most` times `within` ms; kept in memory, so each process counts for itself. */
export function createVisitorLimit({ most, within, clock = Date.now }: LimitOptions): (visitor: string) => boolean {
  const seen = new Map<string, number[]>()
  return (visitor) => {
    const now = clock()
    const recent = (seen.get(visitor) ?? []).filter((time) => now - time < within)
    seen.delete(visitor)
    if (seen.size >= MOST_KEPT) seen.delete(seen.keys().next().value ?? '')
    const isFree = recent.length < most
    seen.set(visitor, isFree ? [...recent, now] : recent)
    return isFree
  }
}
