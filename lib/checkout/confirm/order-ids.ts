import 'client-only'
import { readHistoryEntry, writeHistoryEntry } from '@/lib/browser/history-entry'
import { readAttempt } from '@/lib/checkout/order/order-attempt'
import type { PaymentType } from '@/lib/payment/payment-provider'
import { PAYMENT_PROVIDERS } from '@/lib/payment/payment-providers'
import { isOwnOrder } from './is-own-order'

export type OrderIds = {
  publicId: string
  cartId: string
  /** Undefined means STANDARD. */
  paymentType?: PaymentType | undefined
  /** Whether the order was placed on this device; only then personal data is shown. */
  isOwn?: boolean | undefined
}

const ENTRY = 'order'

let nextOrder: OrderIds | null = null

/**
 * Sets the ids for the confirmation that this tab opens next: another tab may change the stored attempt before that.
 */
export function setNextOrder({ publicId, cartId, paymentType }: OrderIds): void {
  nextOrder = { publicId, cartId, paymentType, isOwn: true }
}

/** The current address without the ids of an order. */
function cleanAddress(): string {
  const url = new URL(window.location.href)
  for (const name of ['cartid', ...PAYMENT_PROVIDERS.map(({ returnParameter }) => returnParameter)])
    url.searchParams.delete(name)
  return `${url.pathname}${url.search}${url.hash}`
}

function idsInAddress(): OrderIds | null {
  const query = new URLSearchParams(window.location.search)
  for (const { returnParameter, paymentType } of PAYMENT_PROVIDERS) {
    const publicId = query.get(returnParameter)
    if (publicId) return { publicId, cartId: query.get('cartid') ?? '', paymentType }
  }
  return null
}

async function attemptedIds(): Promise<OrderIds | null> {
  const attempt = await readAttempt()
  // do not show a confirmed order again to anybody who opens the address later
  if (!attempt || attempt.state === 'confirmed' || attempt.state === 'rejected') return null
  return { publicId: attempt.publicId, cartId: attempt.cartId, paymentType: attempt.paymentType, isOwn: true }
}

/**
 * Ids of the order to confirm; null when there are none. Sources, in this order: the address to which a payment
 * provider returned, the history entry, `setNextOrder`, the attempt stored on this device. The ids are moved to the
 * history entry, because addresses are logged and shared. Ids in an address are moved first, before anything else is
 * loaded.
 */
export async function takeOrderIds(currentCartId = ''): Promise<OrderIds | null> {
  const found = idsInAddress() ?? readHistoryEntry(ENTRY) ?? nextOrder
  nextOrder = null
  writeHistoryEntry(ENTRY, found ?? undefined, cleanAddress())
  const given = found ?? (await attemptedIds())
  const { orderIdsSchema } = await import('@/lib/checkout/order/order-attempt-schema')
  const { data = null } = orderIdsSchema.safeParse(given)
  const ids = data && { ...data, isOwn: data.isOwn === true || (await isOwnOrder(data, currentCartId)) }
  writeHistoryEntry(ENTRY, ids ?? undefined, cleanAddress())
  return ids
}
