import type * as z from 'zod'
import type { Commerce } from '#commerce/create-commerce'
import type { OrderRecord } from '#commerce/shop-records'
import { stockSetTo } from '#commerce/stock'
import { controlSchema } from './control-schema'
import { DEFAULT_SLOW_MS, type Faults } from './faults'

type ControlRequest = z.infer<typeof controlSchema>
type ControlAnswer = { status: number; body: unknown }

/** Answer to `GET /__control`: active fault, calls and injected faults by operation, numbers of orders and carts. */
export function controlState(commerce: Commerce, faults: Faults) {
  const { carts, orders } = commerce.state.data
  const countOrders = (status: OrderRecord['status']) =>
    Object.values(orders).filter((order) => order.status === status).length
  return {
    fault: faults.current(),
    calls: faults.calls(),
    injected: faults.injected(),
    orders: countOrders('completed'),
    pending: countOrders('pending'),
    cancelled: countOrders('cancelled'),
    carts: Object.keys(carts).length,
  }
}

function setFault(faults: Faults, { fault, operations, times, ms, rate, seed }: ControlRequest): void {
  if (fault === undefined) return
  const limits = { operations: operations ?? null, left: times ?? null, rate: rate ?? 1, seed: seed ?? 1 }
  faults.set(fault && { fault, ms: ms ?? DEFAULT_SLOW_MS, ...limits })
}

/** Handles `POST /__control`. Answers 400 with the reasons for an invalid body. `onReset` is called after a reset. */
export function handleControl(
  commerce: Commerce,
  faults: Faults,
  body: unknown,
  onReset: () => void = () => undefined,
): ControlAnswer {
  const parsed = controlSchema.safeParse(body)
  if (!parsed.success) return { status: 400, body: { error: parsed.error.issues.map((issue) => issue.message) } }
  const { skuStock, withdraw, price, ignoreKeys, reset } = parsed.data
  if (reset) {
    const { ordered, replaced } = commerce.state.data.stock
    commerce.state.reset()
    commerce.stockChanged(Object.keys({ ...ordered, ...replaced }).map(Number))
    commerce.pricing.resetPrices()
    commerce.pricesChanged()
    faults.reset()
    commerce.scenario.ignoresKeys = false
    commerce.scenario.withdrawn.clear()
    onReset()
  }
  if (ignoreKeys !== undefined) commerce.scenario.ignoresKeys = ignoreKeys
  if (skuStock) {
    if (!commerce.index.bySku.has(skuStock.skuId)) return { status: 404, body: { error: 'no such sku' } }
    commerce.state.commit(stockSetTo(skuStock.skuId, skuStock.n))
    commerce.stockChanged([skuStock.skuId])
  }
  if (withdraw !== undefined) commerce.scenario.withdrawn.add(withdraw)
  if (price) {
    commerce.pricing.changePrice(price.productId, price.market, price.amount)
    commerce.pricesChanged()
  }
  setFault(faults, parsed.data)
  return { status: 200, body: controlState(commerce, faults) }
}
