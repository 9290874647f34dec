import type { Shop } from '@/lib/store/shop'

/** Queues cart changes, so that they reach the backend one at a time and in order. */
export function inTurn<T>(shop: Shop, task: () => Promise<T>): Promise<T> {
  const turn = shop.queue.then(task, task)
  // a failed change must not stop the ones behind it
  shop.queue = turn.catch(() => null)
  return turn
}
