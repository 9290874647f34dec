/** @typedef {'info' | 'warn' | 'error'} LogLevel */
/** @typedef {Record<string, string | number | boolean | null | undefined>} LogFields */

/**
 * Writes one JSON line to standard output, or for `warn` and `error` to standard error. Fields must not contain
 * personal data.
 * A plain module: the page cache and the server use it too.
 * @param {LogLevel} level @param {string} event @param {LogFields} [fields]
 */
export function logLine(level, event, fields = {}) {
  console[level](JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))
}
