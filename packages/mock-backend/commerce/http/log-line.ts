const silent = process.env.MOCK_LOG === 'silent'

/** Writes one JSON line; errors also when the log is silent. Never hand it anything a shopper typed. */
export function logLine(level: 'info' | 'error', message: string, facts: Record<string, unknown> = {}): void {
  if (silent && level !== 'error') return
  const out = level === 'error' ? process.stderr : process.stdout
  out.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...facts })}\n`)
}
