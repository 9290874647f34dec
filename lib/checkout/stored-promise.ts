import 'client-only'
import * as z from 'zod/mini'
import { safeSessionStorage } from '@/lib/browser/safe-storage'
import type { DeliveryWindow } from '@/lib/delivery/delivery-window'

const STORAGE_KEY = 'kajo-delivery'

const day = z.number().check(z.int(), z.minimum(0), z.maximum(8.64e15))

/** A delivery window as stored on the device: midnights of UTC in ms since 1970. */
export const storedWindowSchema = z.object({ first: day, last: day })
export type StoredWindow = z.infer<typeof storedWindowSchema>

const promiseSchema = z.extend(storedWindowSchema, { cartId: z.string() })

/**
 * Stores in this tab what was promised when the cart was ordered; the service does not keep it. Where storage is full or
 * blocked, the confirmation names no day.
 */
export function keepPromise(cartId: string, { first, last }: StoredWindow): void {
  safeSessionStorage.write(STORAGE_KEY, JSON.stringify({ cartId, first, last }))
}

/** The promise of that cart; null when it was ordered elsewhere or is unreadable. */
export function readPromise(cartId: string): DeliveryWindow | null {
  const stored = promiseSchema.safeParse(safeSessionStorage.readJson(STORAGE_KEY))
  if (!stored.success || stored.data.cartId !== cartId) return null
  return { first: new Date(stored.data.first), last: new Date(stored.data.last) }
}
