import 'client-only'
import { type OrderAttempt, readAttempt } from '@/lib/checkout/order/order-attempt'
import { readReported } from './reported-purchases'

/**
 * Whether the order was placed on this device: its public id is that of the last attempt, or its cart is the current
 * one, that of the last attempt or that of a reported purchase. Ids in an address are no proof, because addresses are
 * shared.
 */
export async function isOwnOrder(
  { publicId, cartId }: Pick<OrderAttempt, 'publicId' | 'cartId'>,
  currentCartId: string,
): Promise<boolean> {
  const attempt = await readAttempt()
  if (attempt && publicId !== '' && attempt.publicId === publicId) return true
  return cartId !== '' && [currentCartId, attempt?.cartId, ...readReported()].includes(cartId)
}
