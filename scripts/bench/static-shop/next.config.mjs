/** `next start` reads this file too, so that one build can run with the framework's cache handler or with the shop's. */
export default {
  poweredByHeader: false,
  ...(process.env.BENCH_CACHE_HANDLER && { cacheHandler: process.env.BENCH_CACHE_HANDLER, cacheMaxMemorySize: 0 }),
}
