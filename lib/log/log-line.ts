export type LogLevel = 'info' | 'warn' | 'error'
export type LogFields = Record<string, string | number | boolean | null | undefined>

/** One JSON line on standard output (or error), readable by any collector. Fields must hold no personal data. */
export function logLine(level: LogLevel, event: string, fields: LogFields = {}): void {
  console[level](JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))
}
