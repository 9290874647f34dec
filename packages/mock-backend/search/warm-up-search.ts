import { logLine } from '#commerce/http/log-line'
import type { SearchService } from './search-context'

/** Builds the search indexes in advance and logs when they are complete. */
export async function warmUpSearch({ engine }: SearchService): Promise<void> {
  const started = performance.now()
  await engine.warmUp()
  logLine('info', 'search is ready', { ms: Math.round(performance.now() - started) })
}
