import 'client-only'
import { readHistoryEntry, writeHistoryEntry } from '@/lib/browser/history-entry'
import { type OrderIds, type OrderState, orderIdsSchema } from '@/lib/checkout/order/order-state'
import { applyToOrder, readOrder } from '@/lib/checkout/order/with-order'
import { PAYMENT_PROVIDERS } from '@/lib/payment/payment-providers'
import { takeSecret } from '@/lib/routing/take-secret'

const ENTRY = 'order'

function idsInAddress(): OrderIds | null {
  const cartId = takeSecret('cartid')
  const given = PAYMENT_PROVIDERS.map(({ returnParameter, paymentType }) => ({
    publicId: takeSecret(returnParameter),
    cartId,
    paymentType,
  }))
  return given.find(({ publicId }) => publicId) ?? null
}

function attemptedIds({ attempt }: OrderState): OrderIds | null {
  // do not show a confirmed order again to anybody who opens the address later
  if (!attempt || attempt.state === 'confirmed' || attempt.state === 'rejected') return null
  return { publicId: attempt.publicId, cartId: attempt.cartId, paymentType: attempt.paymentType, isOwn: true }
}

/**
 * Whether the order was placed on this device: its public id is that of the last attempt, or its cart is the current
 * one, that of the last attempt or that of a reported purchase. Ids in an address are no proof, because addresses are
 * shared.
 */
function isOwnOrder({ attempt, reported }: OrderState, { publicId, cartId }: OrderIds, currentCartId: string): boolean {
  if (attempt && publicId !== '' && attempt.publicId === publicId) return true
  return cartId !== '' && [currentCartId, attempt?.cartId, ...reported].includes(cartId)
}

/**
 * Ids of the order to confirm; null when there are none. Sources, in this order: the address to which a payment
 * provider returned, the history entry, the order that this tab is opening, the attempt stored on this device. The ids
 * are moved to the history entry, because addresses are logged and shared.
 */
export function takeOrderIds(currentCartId = ''): OrderIds | null {
  const state = readOrder()
  const given = idsInAddress() ?? readHistoryEntry(ENTRY) ?? state.opening ?? attemptedIds(state)
  if (state.opening) void applyToOrder({ type: 'opened' })
  const { data = null } = orderIdsSchema.safeParse(given)
  const ids = data && { ...data, isOwn: data.isOwn === true || isOwnOrder(state, data, currentCartId) }
  writeHistoryEntry(ENTRY, ids ?? undefined)
  return ids
}
