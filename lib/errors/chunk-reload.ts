import { CHUNK_RELOAD_GUARD } from '@/lib/config/constants'

const STORAGE_KEY = 'kajo-chunk-reload'
const CHUNK_FAILURE = /loading (css )?chunk|dynamically imported module|importing a module script failed/i

export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || CHUNK_FAILURE.test(error.message))

type ReloadPorts = { storage: Pick<Storage, 'getItem' | 'setItem'>; now: () => number; reload: () => void }

/** Reloads once after a failed chunk, never again within 60 s; true when it reloads (R-ERROR-01). */
export function reloadAfterChunkError(error: unknown, { storage, now, reload }: ReloadPorts): boolean {
  if (!isChunkError(error)) return false
  try {
    const last = Number(storage.getItem(STORAGE_KEY) ?? Number.NaN)
    if (now() - last < CHUNK_RELOAD_GUARD) return false
    storage.setItem(STORAGE_KEY, String(now()))
  } catch {
    // Without storage nothing stops an endless reload, so there is none.
    return false
  }
  reload()
  return true
}
