import 'client-only'
import { withLock } from '@/lib/browser/with-lock'
import type { Shop } from '@/lib/store/shop'
import { fetchOrderedCart } from './fetch-ordered-cart'
import { ORDER_LOCK, type OrderAttempt, readAttempt, writeAttempt } from './order-attempt'

/** `open`: an attempt was sent and its cart is not completed, or could not be asked for. */
export type EarlierOrder =
  | { kind: 'none' }
  | { kind: 'ordered'; cartId: string; publicId: string }
  | { kind: 'open'; cartId: string; startedAt: number }

const NONE: EarlierOrder = { kind: 'none' }

function markOrdered(attempt: OrderAttempt): EarlierOrder {
  writeAttempt({ ...attempt, state: 'ordered' })
  return { kind: 'ordered', cartId: attempt.cartId, publicId: attempt.publicId }
}

async function resolveSent(shop: Shop, attempt: OrderAttempt): Promise<EarlierOrder> {
  const { cartId, startedAt } = attempt
  try {
    const cart = await fetchOrderedCart(shop, cartId)
    if (cart?.isCompleted) return markOrdered(attempt)
    return cart ? { kind: 'open', cartId, startedAt } : NONE
  } catch (error) {
    console.error('The cart of an earlier order could not be fetched', error)
    return { kind: 'open', cartId, startedAt }
  }
}

const currentCartId = ({ store }: Shop): string => store.getState().cart.data?.id ?? ''

/** What became of the attempt recorded on this device (T27). Call it under ORDER_LOCK. */
export async function resolveEarlierOrder(shop: Shop, shownCartId = currentCartId(shop)): Promise<EarlierOrder> {
  const attempt = await readAttempt()
  if (!attempt || attempt.state === 'rejected') return NONE
  if (attempt.state === 'ordered') return markOrdered(attempt)
  if (attempt.state !== 'confirmed') return resolveSent(shop, attempt)
  // another tab has confirmed the order: a tab that still shows this cart follows to the confirmation
  return shownCartId === attempt.cartId ? markOrdered(attempt) : NONE
}

/** The same, once no other tab is placing an order. */
export const checkEarlierOrder = (shop: Shop, shownCartId?: string): Promise<EarlierOrder> =>
  withLock(ORDER_LOCK, () => resolveEarlierOrder(shop, shownCartId))
