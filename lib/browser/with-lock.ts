import 'client-only'

/**
 * Runs `task` while no other tab of this origin runs a task under the same `name` (Web Locks API). Without Web Locks the
 * task runs at once, also where the browser denies them because storage is blocked. Rejects with what the task rejects with.
 */
export async function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return task()
  let isStarted = false
  const run = () => {
    isStarted = true
    return task()
  }
  try {
    // the DOM types say the result of `request` is not awaited; browsers resolve with the awaited value
    return (await navigator.locks.request(name, run)) as T
  } catch (error) {
    if (isStarted) throw error
    return task()
  }
}
