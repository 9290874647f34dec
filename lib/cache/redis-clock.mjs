/** In ms. The time of Redis is measured again after this, because its clock may be set and ours drifts. */
const REMEASURE_AFTER = 10_000

/**
 * The time of Redis, continued between measurements by the monotonic clock of the process. With it, instances whose
 * own clocks differ can compare the times of invalidations and entries.
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
    /** In ms since 1970; the local time until the first measurement. */
    now: () => {
      if (!measured) return Date.now()
      const passed = performance.now() - measured.at
      if (passed > REMEASURE_AFTER) void measure()
      return Math.round(measured.time + passed)
    },
  }
}
