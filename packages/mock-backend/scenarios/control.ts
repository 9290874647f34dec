import * as z from 'zod'
import { endCampaign } from '#commerce/campaign-time'
import type { Commerce } from '#commerce/create-commerce'
import type { OrderRecord } from '#commerce/shop-records'
import { stockSetTo } from '#commerce/stock'
import { advanceReturn } from '#returns/advance-return'
import { answerComplaint } from '#returns/answer-complaint'
import { matchStatement } from '#returns/withdrawals'
import { advanceOrder } from './advance-order'
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

/** Restores everything that a control request has changed, and removes carts, orders and counters. */
function resetAll(commerce: Commerce, faults: Faults): void {
  const { ordered, replaced } = commerce.state.data.stock
  commerce.state.reset()
  commerce.stockChanged(Object.keys({ ...ordered, ...replaced }).map(Number))
  for (const campaign of commerce.index.catalogue.campaigns) endCampaign(campaign, null)
  commerce.pricing.resetPrices()
  commerce.pricesChanged()
  faults.reset()
  commerce.accounts.reset()
  commerce.scenario.ignoresKeys = false
  commerce.scenario.withdrawn.clear()
  commerce.scenario.fees.clear()
}

/** Ends the campaign with this id or promo code now. False when there is none. */
function endNow(commerce: Commerce, idOrCode: number | string): boolean {
  const ended = commerce.index.catalogue.campaigns.find(
    ({ campaignId, code }) => campaignId === idOrCode || code === idOrCode,
  )
  if (ended) endCampaign(ended, commerce.clock())
  commerce.pricesChanged()
  return ended !== undefined
}

function changePrices(commerce: Commerce, { price, fee }: ControlRequest): void {
  if (fee) commerce.scenario.fees.set(fee.optionId, fee.amount)
  if (!price) return
  commerce.pricing.changePrice(price.productId, price.market, price.amount)
  commerce.pricesChanged()
}

const shopAsSchema = z.object({ email: z.string() })

/**
 * Answers `POST /__control/shop-as` `{ email }` with `{ loginToken }`, a token for shopping as this customer (T12), or
 * with 404 when the address has no account.
 */
export async function shopAs({ accounts, state }: Commerce, body: unknown): Promise<ControlAnswer> {
  const { data } = shopAsSchema.safeParse(body)
  const customer = data && accounts.byEmail(data.email.trim().toLowerCase())
  if (!customer) return { status: 404, body: { error: 'no such customer' } }
  const loginToken = await accounts.shopAsToken(customer)
  await state.settled()
  return { status: 200, body: { loginToken } }
}

function changeSessions({ accounts, state }: Commerce, { tokenLife, endSessions }: ControlRequest): void {
  if (tokenLife !== undefined) accounts.settings.tokenLife = tokenLife
  if (endSessions) state.commit({ sessionsGone: Object.keys(state.data.sessions) })
}

/** Does what happens to an order, a return, a complaint or a statement of withdrawal. Returns why it is not possible, null when it was done. */
const advanceAsked = (
  commerce: Commerce,
  { advance, advanceReturn: asked, answerComplaint: answer, matchStatement: match }: ControlRequest,
) =>
  (advance && advanceOrder(commerce, advance)) ??
  (asked && advanceReturn(commerce, asked)) ??
  (answer && answerComplaint(commerce, answer)) ??
  (match && matchStatement(commerce, match)) ??
  null

/** Handles `POST /__control`. Answers 400 with the reasons for an invalid body. `onReset` is called after a reset. */
export function handleControl(
  commerce: Commerce,
  faults: Faults,
  body: unknown,
  onReset: () => void = () => undefined,
): ControlAnswer {
  const parsed = controlSchema.safeParse(body)
  if (!parsed.success) return { status: 400, body: { error: parsed.error.issues.map((issue) => issue.message) } }
  const { skuStock, withdraw, endCampaign: ended, ignoreKeys, reset } = parsed.data
  if (reset) {
    resetAll(commerce, faults)
    onReset()
  }
  if (ignoreKeys !== undefined) commerce.scenario.ignoresKeys = ignoreKeys
  if (skuStock) {
    if (!commerce.index.bySku.has(skuStock.skuId)) return { status: 404, body: { error: 'no such sku' } }
    commerce.state.commit(stockSetTo(skuStock.skuId, skuStock.n))
    commerce.stockChanged([skuStock.skuId])
  }
  if (withdraw !== undefined) commerce.scenario.withdrawn.add(withdraw)
  if (ended !== undefined && !endNow(commerce, ended)) return { status: 404, body: { error: 'no such campaign' } }
  const refusal = advanceAsked(commerce, parsed.data)
  if (refusal) return { status: refusal.status, body: { error: refusal.error } }
  changeSessions(commerce, parsed.data)
  changePrices(commerce, parsed.data)
  setFault(faults, parsed.data)
  return { status: 200, body: controlState(commerce, faults) }
}
