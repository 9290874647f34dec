import 'client-only'

/** Calls `onChange` with `navigator.onLine`, now and after every change. Returns a cleanup function. */
export function watchNetwork(onChange: (isOnline: boolean) => void): () => void {
  const tell = () => onChange(navigator.onLine)
  tell()
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}
