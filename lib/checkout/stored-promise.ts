import 'client-only'
import * as z from 'zod/mini'
import { safeSessionStorage } from '@/lib/browser/safe-storage'
import type { DeliveryWindow } from '@/lib/delivery/delivery-window'

const STORAGE_KEY = 'kajo-delivery'

const day = z.number().check(z.int(), z.minimum(0), z.maximum(8.64e15))

/** A delivery window as stored on the device: first and last day as midnights UTC, and the time of the order, in ms. */
export const storedWindowSchema = z.object({ first: day, last: day, orderedAt: z.optional(day) })
export type StoredWindow = z.infer<typeof storedWindowSchema>

/** `orderedAt` is the time of the order, from which the due date of an invoice is counted. */
type DeliveryPromise = DeliveryWindow & { orderedAt?: Date }

const promiseSchema = z.extend(storedWindowSchema, { cartId: z.string() })

/**
 * Stores in this tab what was promised when the cart was ordered; the service does not keep it. Where storage is full or
 * blocked, the confirmation names no day.
 */
export function keepPromise(cartId: string, { first, last, orderedAt }: StoredWindow): void {
  safeSessionStorage.write(STORAGE_KEY, JSON.stringify({ cartId, first, last, orderedAt }))
}

/** The promise of that cart; null when the cart was ordered on another device or the stored value is invalid. */
export function readPromise(cartId: string): DeliveryPromise | null {
  const stored = promiseSchema.safeParse(safeSessionStorage.readJson(STORAGE_KEY))
  if (!stored.success || stored.data.cartId !== cartId) return null
  const { first, last, orderedAt } = stored.data
  const ordered = orderedAt === undefined ? {} : { orderedAt: new Date(orderedAt) }
  return { first: new Date(first), last: new Date(last), ...ordered }
}
