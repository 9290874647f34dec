import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { currentPageStore } from '../../lib/cache/page-store.mjs'

const PREFIX = 'kajo_'
/** Upper bounds in seconds, from cached pages to the time limit of backend requests. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

const COUNTERS = {
  requests: ['requests_total', 'Responses by kind of request and status', ['kind', 'status']],
  cacheReads: ['cache_reads_total', 'Reads of the page cache by kind and result', ['kind', 'result']],
  failedPages: [
    'failed_pages_total',
    'Failed renders by result: answered with 503, or with the last good page',
    ['result'],
  ],
  redisLosses: ['redis_losses_total', 'Times Redis was given up as unreachable', []],
  revalidations: ['revalidations_total', 'Accepted revalidation requests of the backend', []],
  edgePurges: ['edge_purges_total', 'Purge requests to caches in front, by result', ['result']],
}

const DURATIONS = {
  requestSeconds: ['request_seconds', 'Time from a request to the end of its response', ['kind']],
  renderSeconds: ['render_seconds', 'Time to render a page or route response that is stored', ['kind']],
  backendSeconds: ['backend_seconds', 'Response time of the outside services by caller and result', ['via', 'result']],
}

/** What browsers report of shoppers who have agreed to statistics, with the bounds of good and poor among the buckets. */
const VITALS = {
  vitalSeconds: {
    name: 'vital_seconds',
    help: 'LCP, INP and TTFB of documents by kind of page',
    labelNames: ['vital', 'page'],
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
  },
  layoutShift: {
    name: 'layout_shift',
    help: 'CLS of documents by kind of page',
    labelNames: ['page'],
    buckets: [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
}

/** @param {Registry} register @param {string} build */
function addGauges(register, build) {
  const gauge = (name, help, labelNames, collect) =>
    new Gauge({ name: PREFIX + name, help, labelNames, registers: [register], collect })
  gauge('build_info', 'Build id of this process; the value is always 1', ['build'], undefined).set({ build }, 1)
  gauge('redis_up', '1 while Redis is used, 0 while only the memory of this instance is used', [], async function () {
    const redis = (await currentPageStore())?.redis
    if (redis) this.set(redis.isUp() ? 1 : 0)
    else this.remove()
  })
  const ofStores = (read) =>
    async function () {
      const store = await currentPageStore()
      for (const name of ['memory', 'second']) if (store) this.set({ store: name }, read(store[name].size()))
    }
  gauge(
    'cache_entries',
    'Entries in memory by store',
    ['store'],
    ofStores(({ entries }) => entries),
  )
  gauge(
    'cache_bytes',
    'Bytes of the entries in memory by store',
    ['store'],
    ofStores(({ bytes }) => bytes),
  )
}

/**
 * Metrics of this process in the text format of Prometheus, including those of Node (memory, event loop, garbage
 * collection).
 * @param {{ build: string }} options
 * @returns {import('../../lib/metrics/record.mjs').Metrics}
 */
export function createMetrics({ build }) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const make = (Kind, table, more) =>
    Object.fromEntries(
      Object.entries(table).map(([key, [name, help, labelNames]]) => [
        key,
        new Kind({ name: PREFIX + name, help, labelNames, registers: [register], ...more }),
      ]),
    )
  const counters = make(Counter, COUNTERS, {})
  const durations = make(Histogram, DURATIONS, { buckets: BUCKETS })
  for (const [key, { name, ...options }] of Object.entries(VITALS))
    durations[key] = new Histogram({ ...options, name: PREFIX + name, registers: [register] })
  addGauges(register, build)
  return {
    count: (name, labels) => counters[name].inc(labels),
    observe: (name, labels, seconds) => durations[name].observe(labels, seconds),
    render: async () => ({ text: await register.metrics(), contentType: register.contentType }),
  }
}
