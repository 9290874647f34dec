/**
 * `next start` reads this file too: one build can be measured with Next's default cache handler or with
 * `BENCH_CACHE_HANDLER`.
 */
export default {
  poweredByHeader: false,
  ...(process.env.BENCH_CACHE_HANDLER && { cacheHandler: process.env.BENCH_CACHE_HANDLER, cacheMaxMemorySize: 0 }),
}
