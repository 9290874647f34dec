import type { Shop } from '@/lib/store/shop'

/**
 * Queues cart changes, so that they reach the backend one at a time and in order. Sends quantities that wait for
 * further clicks first.
 */
export function inTurn<T>(shop: Shop, task: () => Promise<T>): Promise<T> {
  shop.sendWaiting?.()
  const turn = shop.queue.then(task, task)
  // a failed change must not block the changes queued after it
  shop.queue = turn.catch(() => null)
  return turn
}
