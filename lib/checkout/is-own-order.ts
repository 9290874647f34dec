import 'client-only'
import { type OrderAttempt, readAttempt } from './order-attempt'
import { readReported } from './reported-purchases'

/**
 * Whether the order was placed on this device: its cart is the current one, or that of the last attempt or of a reported
 * purchase. An address with the ids of an order does not prove it, because addresses are shared.
 */
export async function isOwnOrder(
  { publicId, cartId }: Pick<OrderAttempt, 'publicId' | 'cartId'>,
  currentCartId: string,
): Promise<boolean> {
  const attempt = await readAttempt()
  if (attempt && publicId !== '' && attempt.publicId === publicId) return true
  return cartId !== '' && [currentCartId, attempt?.cartId, ...readReported()].includes(cartId)
}
