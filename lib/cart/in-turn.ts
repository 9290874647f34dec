import type { Shop } from '@/lib/store/shop'

/**
 * Queues cart changes, so that they reach the backend one at a time and in order. Quantities that wait for further clicks are
 * sent first.
 */
export function inTurn<T>(shop: Shop, task: () => Promise<T>): Promise<T> {
  shop.sendWaiting?.()
  const turn = shop.queue.then(task, task)
  // a failed change must not stop the ones behind it
  shop.queue = turn.catch(() => null)
  return turn
}
