import type { Cart } from '@/lib/cart/cart-types'
import type { ConfirmedOrder } from '@/lib/checkout/confirm/confirmed-order'
import { deliveryWay } from '@/lib/delivery/delivery-way'
import { type DeliverySpeed, type DeliveryWindow, deliveryWindow } from '@/lib/delivery/delivery-window'
import type { MarketAlias } from '@/lib/market/market-table'

const speedOf = (cart: Cart | null): DeliverySpeed =>
  cart?.lines.some((line) => line.speed === 'longer') ? 'longer' : 'normal'

type Order = { market: MarketAlias; cart: Cart | null; method: string }

/**
 * Delivery window of an order made at `now`. `method`: technical name of the shipping method. The slowest line decides.
 */
export function orderArrival(now: Date, { market, cart, method }: Order): DeliveryWindow {
  return deliveryWindow(now, { market, speed: speedOf(cart), way: deliveryWay(method) })
}

/**
 * As `orderArrival`, for a placed order. Null when its type of delivery is unknown. `site`: market if the order has
 * none.
 */
export function orderedArrival(
  orderedAt: Date,
  { cart, delivery: { way }, market }: Pick<ConfirmedOrder, 'cart' | 'delivery' | 'market'>,
  site: MarketAlias,
): DeliveryWindow | null {
  return way && deliveryWindow(orderedAt, { market: market ?? site, speed: speedOf(cart), way })
}
