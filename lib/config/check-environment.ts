import { logLine } from '@/lib/log/log-line.mjs'
import { env, environmentWarnings } from './env'

/** Ends the process with the sentence of a wrong environment, before it listens; what is only unsafe goes to the log. */
export function checkEnvironment(): void {
  try {
    for (const warning of environmentWarnings(env(), process.env)) logLine('warn', 'environment', { warning })
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
