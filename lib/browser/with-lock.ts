import 'client-only'
import { withLease } from './with-lease'

/**
 * Runs `task` while no other tab of this origin runs a task under the same `name`: Web Locks, or a lease in local
 * storage where they are missing. A browser that refuses both runs it at once. Rejects with what the task rejects with.
 */
export async function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !navigator.locks) return withLease(name, task)
  let hasStarted = false
  try {
    return await navigator.locks.request(name, async () => {
      hasStarted = true
      return await task()
    })
  } catch (error) {
    // a browser that blocks site data refuses locks as well
    if (hasStarted) throw error
    return withLease(name, task)
  }
}
