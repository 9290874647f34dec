import { safeSessionStorage } from '@/lib/browser/safe-storage'
import { reloadAfterChunkError } from './chunk-reload'
import type { ErrorReport } from './report-error'

/** Several parts fail together after a deploy; the others are neither reported nor reloaded for again. */
let isReloading = false

/**
 * What to do when a part of the page fails: one reload after a lost chunk, as after a deploy (R-ERROR-01), else a
 * report (R-ERROR-02). Nothing without a network: a reload would trade the page for the browser's own.
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
