import { parseJson } from '@/lib/errors/parse-json'

/** Web storage that never throws. Browsers can block it, and it can be full. */
export type SafeStorage = {
  /** Null when the key is missing or storage is blocked. */
  read: (key: string) => string | null
  /** Unchecked value of a JSON text; undefined when the key is missing, its text is not JSON or storage is blocked. */
  readJson: (key: string) => unknown
  /** False when storage is blocked or full. */
  write: (key: string, value: string) => boolean
  remove: (key: string) => void
}

/** `open` is a function because reading `window.localStorage` itself throws where storage is blocked. */
function safeStorage(open: () => Storage): SafeStorage {
  const attempt = <T>(use: (storage: Storage) => T, fallback: T): T => {
    try {
      return use(open())
    } catch {
      return fallback
    }
  }
  const read = (key: string) => attempt((storage) => storage.getItem(key), null)
  return {
    read,
    readJson: (key) => parseJson(read(key) ?? ''),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  }
}

export const safeLocalStorage = safeStorage(() => localStorage)
export const safeSessionStorage = safeStorage(() => sessionStorage)
