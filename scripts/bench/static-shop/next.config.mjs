/** Read again by `next start`, so that one build runs with the framework's cache or with the shop's. */
export default {
  poweredByHeader: false,
  ...(process.env.BENCH_CACHE_HANDLER && { cacheHandler: process.env.BENCH_CACHE_HANDLER, cacheMaxMemorySize: 0 }),
}
