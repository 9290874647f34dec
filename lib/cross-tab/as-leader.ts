import 'client-only'
import { withLock } from '@/lib/browser/with-lock'
import { LEADER_FALLBACK } from '@/lib/config/constants'

/**
 * Runs `task` in one tab at a time. A tab that has waited 3 s runs it beside the others, because the leading tab may be
 * frozen in the background (R-TAB-02). Rejects with what the task rejects with.
 */
export async function asLeader<T>(name: string, task: () => Promise<T>): Promise<T> {
  let running: Promise<T> | null = null
  const once = () => {
    running ??= task()
    return running
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const fallback = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LEADER_FALLBACK)
  }).then(once)
  try {
    return await Promise.race([withLock(name, once), fallback])
  } finally {
    clearTimeout(timer)
  }
}
