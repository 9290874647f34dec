import 'client-only'
import * as z from 'zod/mini'
import { safeSessionStorage } from '@/lib/browser/safe-storage'
import type { DeliveryWindow } from '@/lib/delivery/delivery-window'

const STORAGE_KEY = 'kajo-delivery'

const timestamp = z.number().check(z.int(), z.minimum(0), z.maximum(8.64e15))

/**
 * A delivery window as stored on the device, in ms: first and last day as midnights in UTC, and the time of the order.
 */
export const storedWindowSchema = z.object({ first: timestamp, last: timestamp, orderedAt: z.optional(timestamp) })
export type StoredWindow = z.infer<typeof storedWindowSchema>

/** The due date of an invoice is counted from `orderedAt`, the time of the order. */
type OrderedWindow = DeliveryWindow & { orderedAt?: Date }

const orderedWindowSchema = z.extend(storedWindowSchema, { cartId: z.string() })

/**
 * Stores in this tab the delivery window promised when the cart was ordered, because the service does not store it.
 * Without storage the confirmation counts the days from the time of the order, if the service tells it.
 */
export function storeDeliveryWindow(cartId: string, { first, last, orderedAt }: StoredWindow): void {
  safeSessionStorage.write(STORAGE_KEY, JSON.stringify({ cartId, first, last, orderedAt }))
}

/** The window stored for this cart; null when this tab has none or the stored value is invalid. */
export function readDeliveryWindow(cartId: string): OrderedWindow | null {
  const stored = orderedWindowSchema.safeParse(safeSessionStorage.readJson(STORAGE_KEY))
  if (!stored.success || stored.data.cartId !== cartId) return null
  const { first, last, orderedAt } = stored.data
  const ordered = orderedAt === undefined ? {} : { orderedAt: new Date(orderedAt) }
  return { first: new Date(first), last: new Date(last), ...ordered }
}
