import 'client-only'
import { type DeliveryWay, deliveryDays } from './delivery-days'

const KEPT_IN = 'kajo-delivery'

export type DeliveryPromise = { way: DeliveryWay; days: [Date, Date] }

/** Stores in this tab what was promised when the cart was ordered; the service does not keep it. */
export function keepPromise(cartId: string, way: DeliveryWay, orderedAt: number): void {
  try {
    const [from, to] = deliveryDays(way, new Date(orderedAt))
    sessionStorage.setItem(KEPT_IN, JSON.stringify({ cartId, way, days: [from.getTime(), to.getTime()] }))
  } catch {
    // storage is full or blocked: the confirmation then names no day
  }
}

/** The promise of that cart; null when it was ordered elsewhere or is unreadable. */
export function readPromise(cartId: string): DeliveryPromise | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT_IN) ?? 'null')
    const [from, to] = (kept?.days ?? []).map((time: unknown) => new Date(Number(time)))
    const isWhole = kept?.cartId === cartId && Number.isFinite(from?.getTime()) && Number.isFinite(to?.getTime())
    return isWhole && /^(pickup|box|home)$/.test(kept.way) ? { way: kept.way, days: [from, to] } : null
  } catch {
    return null
  }
}
