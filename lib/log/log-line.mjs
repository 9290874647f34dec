/** @typedef {'info' | 'warn' | 'error'} LogLevel */
/** @typedef {Record<string, string | number | boolean | null | undefined>} LogFields */

/**
 * One JSON line on standard output (or error), readable by any collector. Fields must hold no personal data.
 * A plain module: the page cache and the server use it too.
 * @param {LogLevel} level @param {string} event @param {LogFields} [fields]
 */
export function logLine(level, event, fields = {}) {
  console[level](JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))
}
