import { safeSessionStorage } from '@/lib/browser/safe-storage'
import { reloadAfterChunkError } from './chunk-reload'
import type { ErrorReport } from './report-error'

/** After a deploy several components fail together: only the first failure is reported or causes a reload. */
let isReloading = false

/**
 * Handles the failure of a component: one reload after a lost chunk (R-ERROR-01), else a report (R-ERROR-02). Does
 * nothing offline, where a reload would replace the page by the browser's error page.
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
