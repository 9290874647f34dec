import type { CatalogueSku } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import { type Fulfilment, fulfilmentOf } from '#commerce/fulfilment'
import type { OrderRecord } from '#commerce/shop-records'
import { sizeOrder } from '#commerce/size-order'
import { type OrderedLine, orderedLines, piecesOf, returnsOf } from './ordered-lines'
import { isWindowOpen, lastReturnDay } from './return-window'

/** Statuses of an order that was given up. */
const CANCELLED = ['cancelled', 'out-of-stock']

/** Kinds of products that go back only with an unbroken seal. */
const SEALED = ['earrings', 'swimsuit']

export type ReturnWindow = {
  deliveredAt: number | null
  /** As `2026-12-05` in the market's time zone; null before the delivery. */
  lastDay: string | null
  isOpen: boolean
}

export type LineState = OrderedLine & {
  delivered: number
  returned: number
  /** Pieces that can be registered now. */
  returnable: number
  /** Why none can. */
  reason: null | 'NOT_DELIVERED' | 'WINDOW_CLOSED' | 'ALL_RETURNED' | 'CANCELLED'
  needsSeal: boolean
  /** Other sizes in stock. */
  exchanges: CatalogueSku[]
}

export const isCancelled = ({ status }: Fulfilment): boolean => CANCELLED.includes(status)

/** The window of an order (T11): it begins when the last parcel is delivered. */
export function windowOf({ clock }: Commerce, order: OrderRecord): ReturnWindow {
  const { deliveredAt } = fulfilmentOf(order)
  if (deliveredAt === null) return { deliveredAt, lastDay: null, isOpen: false }
  const isOpen = isWindowOpen(order.market, deliveredAt, clock())
  return { deliveredAt, lastDay: lastReturnDay(order.market, deliveredAt), isOpen }
}

function exchangesOf(commerce: Commerce, { entry, skuId, isGift }: OrderedLine): CatalogueSku[] {
  if (isGift) return []
  const isOffered = (sku: CatalogueSku) =>
    sku.skuId !== skuId && !commerce.scenario.withdrawn.has(sku.skuId) && commerce.stock(sku.skuId).totalStock > 0
  return entry.product.skus.filter(isOffered).sort((a, b) => sizeOrder(a.name) - sizeOrder(b.name))
}

/** The lines of an order with what can be returned of each. */
export function lineStates(commerce: Commerce, order: OrderRecord): LineState[] {
  const taken = piecesOf(returnsOf(commerce, order))
  const { deliveredAt, isOpen } = windowOf(commerce, order)
  const reasonOf = (left: number): LineState['reason'] => {
    if (isCancelled(fulfilmentOf(order))) return 'CANCELLED'
    if (deliveredAt === null) return 'NOT_DELIVERED'
    if (left <= 0) return 'ALL_RETURNED'
    return isOpen ? null : 'WINDOW_CLOSED'
  }
  return orderedLines(commerce, order).map((line) => {
    const returned = taken.get(line.lineId) ?? 0
    const reason = reasonOf(line.quantity - returned)
    return {
      ...line,
      delivered: deliveredAt === null ? 0 : line.quantity,
      returned,
      returnable: reason === null ? line.quantity - returned : 0,
      reason,
      needsSeal: SEALED.includes(line.entry.style.kind),
      exchanges: exchangesOf(commerce, line),
    }
  })
}
