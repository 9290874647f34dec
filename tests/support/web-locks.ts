type Task = () => Promise<unknown>

/** Web Locks of one browser, which jsdom lacks: tasks with the same name run one after the other. */
export function createLocks(): Pick<LockManager, 'request'> {
  const tails = new Map<string, Promise<unknown>>()
  const request = (name: string, task: Task) => {
    const before = tails.get(name)
    // A free lock is granted synchronously.
    const turn = before ? before.then(task, task) : task()
    const tail = turn.then(
      () => null,
      () => null,
    )
    tails.set(name, tail)
    tail.then(() => tails.get(name) === tail && tails.delete(name))
    return turn
  }
  return { request } as Pick<LockManager, 'request'>
}

if (typeof window !== 'undefined' && !navigator.locks) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: createLocks() })
}
