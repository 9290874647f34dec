import { safeSessionStorage } from '@/lib/browser/safe-storage'
import { reloadAfterChunkError } from './chunk-reload'
import type { ErrorReport } from './report-error'

/** True once a reload has begun. Later failures are ignored: after a deploy several components fail together. */
let isReloading = false

/**
 * Handles the failure of a component: one reload if a chunk failed to load (R-ERROR-01), else a report (R-ERROR-02).
 * Does nothing offline, where a reload would replace the page by the browser's error page.
 */
export function reloadOrReport(error: unknown, report: ErrorReport): void {
  if (!navigator.onLine || isReloading) return
  isReloading = reloadAfterChunkError(error, {
    storage: safeSessionStorage,
    now: Date.now,
    reload: () => location.reload(),
  })
  if (isReloading) return
  import('./report-error').then(
    ({ reportError }) => reportError(error, report),
    (failure) => console.error('An error could not be reported', failure, error),
  )
}
