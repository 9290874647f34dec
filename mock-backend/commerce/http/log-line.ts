const silent = process.env.MOCK_LOG === 'silent'

/** Writes one JSON line. Never hand it anything a shopper typed. */
export function logLine(level: 'info' | 'error', message: string, facts: Record<string, unknown> = {}): void {
  if (silent) return
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...facts })}\n`)
}
