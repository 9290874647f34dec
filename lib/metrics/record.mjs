/** @typedef {'requests' | 'cacheReads' | 'failedPages' | 'redisLosses' | 'revalidations' | 'edgePurges'} CounterName */
/** @typedef {'requestSeconds' | 'renderSeconds' | 'backendSeconds' | 'vitalSeconds' | 'layoutShift'} DurationName */
/** @typedef {Record<string, string>} Labels values from fixed sets, never text of a visitor or of the catalogue */
/**
 * @typedef {{ count: (name: CounterName, labels: Labels) => void,
 *   observe: (name: DurationName, labels: Labels, seconds: number) => void,
 *   render: () => Promise<{ text: string, contentType: string }> }} Metrics
 */

const PLACE = Symbol.for('kajo.metrics')

/**
 * The metrics of this process. They are on the global object, because the server, the page cache and the routes are
 * loaded separately. Undefined until `registerMetrics` is called: in development and in a build.
 * @returns {Metrics | undefined}
 */
export const currentMetrics = () => globalThis[PLACE]

/** Called once, by the server. @param {Metrics} metrics */
export function registerMetrics(metrics) {
  globalThis[PLACE] = metrics
}

/** Adds one. @param {CounterName} name @param {Labels} [labels] */
export const count = (name, labels = {}) => currentMetrics()?.count(name, labels)

/** Records a duration. @param {DurationName} name @param {Labels} labels @param {number} seconds */
export const observe = (name, labels, seconds) => currentMetrics()?.observe(name, labels, seconds)

const SECOND = 1000

/** Starts a timer. The returned function records the elapsed time. @param {DurationName} name */
export function startClock(name) {
  const start = performance.now()
  /** @param {Labels} labels */
  return (labels) => observe(name, labels, (performance.now() - start) / SECOND)
}
