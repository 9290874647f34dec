import 'client-only'
import { z } from 'zod/mini'
import type { DeliveryWindow } from '@/lib/delivery/delivery-window'

const STORAGE_KEY = 'kajo-delivery'

const day = z.number().check(z.int(), z.minimum(0), z.maximum(8.64e15))
const promiseSchema = z.object({ publicId: z.string(), first: day, last: day })

/** Stores in this tab what was promised when the order was made; the service does not keep it. */
export function keepPromise(publicId: string, { first, last }: DeliveryWindow): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ publicId, first: first.getTime(), last: last.getTime() }))
  } catch {
    // Storage is full or blocked: the confirmation then names no day.
  }
}

/** The promise of that order; null when it was made elsewhere or is unreadable. */
export function readPromise(publicId: string): DeliveryWindow | null {
  try {
    const stored = promiseSchema.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'))
    if (!stored.success || stored.data.publicId !== publicId) return null
    return { first: new Date(stored.data.first), last: new Date(stored.data.last) }
  } catch {
    return null
  }
}
