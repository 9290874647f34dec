/** The local clock may be set, and drifts: Redis is asked again after this. */
const REMEASURE_AFTER = 10_000

/**
 * The time of Redis, carried on between measurements by a clock that nobody sets. Instances whose own clocks differ
 * compare invalidations and entries by it.
 * @param {() => Promise<number>} readTime milliseconds since 1970, by Redis
 */
export function createRedisClock(readTime) {
  let measured = null
  let current

  const measure = (read = readTime) => {
    current ??= read()
      .then((time) => {
        if (Number.isFinite(time)) measured = { time, at: performance.now() }
      })
      .catch(() => {})
      .finally(() => {
        current = undefined
      })
    return current
  }

  return {
    /** @type {(read?: () => Promise<number>) => Promise<void>} */
    measure,
    /** The local time until Redis has told its own. */
    now: () => {
      if (!measured) return Date.now()
      const passed = performance.now() - measured.at
      if (passed > REMEASURE_AFTER) void measure()
      return Math.round(measured.time + passed)
    },
  }
}
