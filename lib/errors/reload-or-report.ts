import { reloadAfterChunkError } from './chunk-reload'
import type { ErrorReport } from './report-error'

// asked for inside the guard: where storage is forbidden, even naming it throws
const storage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
}

/**
 * What to do when a part of the page fails: one reload after a lost chunk, as after a deploy (R-ERROR-01), else a
 * report (R-ERROR-02). Nothing without a network: a reload would trade the page for the browser's own.
 */
export function reloadOrReport(error: unknown, report: ErrorReport): void {
  if (!navigator.onLine) return
  if (reloadAfterChunkError(error, { storage, now: Date.now, reload: () => location.reload() })) return
  import('./report-error').then(
    ({ reportError }) => reportError(error, report),
    (failure) => console.error('An error could not be reported', failure, error),
  )
}
