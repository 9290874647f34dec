import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { reloadOrReport } from '@/lib/errors/reload-or-report'

type Loaded<Data> = {
  /** The newest answer; null before the first one. It stays while the data of another key is loading. */
  data: Data | null
  /** Whether `data` belongs to an earlier key. */
  isOld: boolean
  hasFailed: boolean
  retry: () => void
}

/**
 * Reads data for a component in the browser. `load` is called for each new `key`; for null nothing is read. The answer is
 * dropped if the key has changed or the component is gone. A failure is reported under the name `component`, and the
 * data is read again at `retry`, when the network is back, or when its key returns after another one. `load` may catch
 * its own failures.
 */
export function useLoad<Data>(key: string | null, load: () => Promise<Data>, component: string): Loaded<Data> {
  const [answer, setAnswer] = useState<{ key: string; data: Data } | null>(null)
  const [failedKey, setFailedKey] = useState<string | null>(null)
  const read = useEffectEvent(load)
  if (failedKey !== null && failedKey !== key) setFailedKey(null)
  const hasFailed = key !== null && failedKey === key
  useEffect(() => {
    if (key === null || hasFailed) return
    let isOver = false
    read().then(
      (data) => {
        if (!isOver) setAnswer({ key, data })
      },
      (error) => {
        if (isOver) return
        setFailedKey(key)
        reloadOrReport(error, { type: 'load', component })
      },
    )
    return () => {
      isOver = true
    }
  }, [key, hasFailed, component])
  const retry = useCallback(() => setFailedKey(null), [])
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
  return { data: answer?.data ?? null, isOld: answer !== null && answer.key !== key, hasFailed, retry }
}
