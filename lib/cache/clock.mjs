/**
 * Time in ms since 1970 by the clock with which the framework computes the age of an entry: the time at which the process
 * started, continued monotonically. `Date.now()` would differ from it after the system clock was set.
 */
export const steadyNow = () => performance.timeOrigin + performance.now()

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
    /** In ms since 1970; `steadyNow` until the first measurement. */
    now: () => {
      if (!measured) return steadyNow()
      const passed = performance.now() - measured.at
      if (passed > REMEASURE_AFTER) void measure()
      return Math.round(measured.time + passed)
    },
  }
}
