import type * as z from 'zod'
import type { Commerce } from '#commerce/create-commerce'
import type { OrderRecord } from '#commerce/shop-records'
import { laidStock } from '#commerce/stock'
import { controlSchema } from './control-schema'
import { DEFAULT_SLOW_MS, type Faults } from './faults'

type Orders = z.infer<typeof controlSchema>
type ControlAnswer = { status: number; body: unknown }

/** What `GET /__control` tells: the fault that is on, calls and strikes per operation since the reset, what the state holds. */
export function controlState(commerce: Commerce, faults: Faults) {
  const { carts, orders } = commerce.state.data
  const inState = (status: OrderRecord['status']) =>
    Object.values(orders).filter((order) => order.status === status).length
  return {
    fault: faults.current(),
    calls: faults.calls(),
    struck: faults.struck(),
    orders: inState('completed'),
    pending: inState('pending'),
    cancelled: inState('cancelled'),
    carts: Object.keys(carts).length,
  }
}

function setFault(faults: Faults, { fault, operations, times, ms, rate, seed }: Orders): void {
  if (fault === undefined) return
  const hit = { operations: operations ?? null, left: times ?? null, rate: rate ?? 1, seed: seed ?? 1 }
  faults.set(fault && { fault, ms: ms ?? DEFAULT_SLOW_MS, ...hit })
}

/**
 * Handles `POST /__control`. Answers 400 with the reason for an invalid body. `onReset` is called after a reset.
 */
export function obeyControl(
  commerce: Commerce,
  faults: Faults,
  body: unknown,
  onReset: () => void = () => undefined,
): ControlAnswer {
  const parsed = controlSchema.safeParse(body)
  if (!parsed.success) return { status: 400, body: { error: parsed.error.issues.map((issue) => issue.message) } }
  const { skuStock, price, ignoreKeys, reset } = parsed.data
  if (reset) {
    const { taken, laid } = commerce.state.data.stock
    commerce.state.reset()
    commerce.stockChanged(Object.keys({ ...taken, ...laid }).map(Number))
    commerce.pricing.resetPrices()
    commerce.pricesChanged()
    faults.reset()
    commerce.scenario.ignoresKeys = false
    onReset()
  }
  if (ignoreKeys !== undefined) commerce.scenario.ignoresKeys = ignoreKeys
  if (skuStock) {
    if (!commerce.index.bySku.has(skuStock.skuId)) return { status: 404, body: { error: 'no such sku' } }
    commerce.state.commit(laidStock(skuStock.skuId, skuStock.n))
    commerce.stockChanged([skuStock.skuId])
  }
  if (price) {
    commerce.pricing.changePrice(price.productId, price.market, price.amount)
    commerce.pricesChanged()
  }
  setFault(faults, parsed.data)
  return { status: 200, body: controlState(commerce, faults) }
}
