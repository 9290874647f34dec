import 'client-only'
import { type DeliveryWay, deliveryDays } from './delivery-days'

const KEPT_IN = 'kajo-delivery'

export type DeliveryPromise = { way: DeliveryWay; days: [Date, Date] }

/** What was promised when an order was made; the service does not keep it. In this tab only. */
export function keepPromise(publicId: string, way: DeliveryWay): void {
  try {
    const [from, to] = deliveryDays(way, new Date())
    sessionStorage.setItem(KEPT_IN, JSON.stringify({ publicId, way, days: [from.getTime(), to.getTime()] }))
  } catch {
    // storage is full or forbidden: the confirmation then names no day
  }
}

/** The promise of that order; null when it was made elsewhere or is unreadable. */
export function readPromise(publicId: string): DeliveryPromise | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT_IN) ?? 'null')
    const [from, to] = (kept?.days ?? []).map((time: unknown) => new Date(Number(time)))
    const isWhole = kept?.publicId === publicId && Number.isFinite(from?.getTime()) && Number.isFinite(to?.getTime())
    return isWhole && /^(pickup|box|home)$/.test(kept.way) ? { way: kept.way, days: [from, to] } : null
  } catch {
    return null
  }
}
