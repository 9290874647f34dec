import type { SafeStorage } from '@/lib/browser/safe-storage'
import { CHUNK_RELOAD_GUARD } from '@/lib/config/constants'

const STORAGE_KEY = 'kajo-chunk-reload'
const CHUNK_FAILURE = /loading (css )?chunk|dynamically imported module|importing a module script failed/i

export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || CHUNK_FAILURE.test(error.message))

type ReloadPorts = { storage: Pick<SafeStorage, 'read' | 'write'>; now: () => number; reload: () => void }

/** Reloads once after a failed chunk, never again within 60 s; true when it reloads (R-ERROR-01). */
export function reloadAfterChunkError(error: unknown, { storage, now, reload }: ReloadPorts): boolean {
  if (!isChunkError(error)) return false
  const last = Number(storage.read(STORAGE_KEY) ?? Number.NaN)
  if (now() - last < CHUNK_RELOAD_GUARD) return false
  // without storage nothing would stop an endless reload
  if (!storage.write(STORAGE_KEY, String(now()))) return false
  reload()
  return true
}
