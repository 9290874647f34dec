import 'client-only'

/**
 * Runs `task` while no other tab of this origin runs a task under the same `name` (Web Locks API). Without Web Locks the
 * task runs at once. Rejects with what the task rejects with.
 */
export function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return task()
  // the DOM types say the result of `request` is not awaited; browsers resolve with the awaited value
  return navigator.locks.request(name, task) as Promise<T>
}
