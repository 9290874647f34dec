const silent = process.env.MOCK_LOG === 'silent'

/** Writes a JSON line to the log. `MOCK_LOG=silent` suppresses all but errors. Never pass data that a shopper typed. */
export function logLine(level: 'info' | 'error', message: string, facts: Record<string, unknown> = {}): void {
  if (silent && level !== 'error') return
  const out = level === 'error' ? process.stderr : process.stdout
  out.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...facts })}\n`)
}
