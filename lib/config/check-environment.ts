import { logLine } from '@/lib/log/log-line.mjs'
import { env, environmentWarnings } from './env'

/**
 * Ends the process with an error message when the environment is invalid, before the server listens; logs warnings
 * about unsafe settings.
 */
export function checkEnvironment(): void {
  try {
    for (const warning of environmentWarnings(env(), process.env)) logLine('warn', 'environment', { warning })
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
