import type { Cart } from '@/lib/cart/cart-types'
import { deliveryWay } from '@/lib/delivery/delivery-way'
import { type DeliveryWindow, deliveryWindow } from '@/lib/delivery/delivery-window'
import type { MarketAlias } from '@/lib/market/market-table'

type Order = { market: MarketAlias; cart: Cart | null; method: string }

/** When an order made at `now` may arrive, by the technical name of its shipping method; the slowest line decides. */
export function orderArrival(now: Date, { market, cart, method }: Order): DeliveryWindow {
  const isSlow = cart?.lines.some((line) => line.speed === 'longer') ?? false
  return deliveryWindow(now, { market, speed: isSlow ? 'longer' : 'normal', way: deliveryWay(method) })
}
