import type { Shop } from '@/lib/store/shop'

/** Lets cart changes reach the backend one at a time, in the order they were made. */
export function inTurn<T>(shop: Shop, task: () => Promise<T>): Promise<T> {
  const turn = shop.queue.then(task, task)
  // a failed change must not stop the ones behind it
  shop.queue = turn.catch(() => null)
  return turn
}
