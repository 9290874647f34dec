import { judgeCustomer, reservedRefusal } from '#scenarios/reserved-emails'
import type { Commerce } from './create-commerce'
import type { Place } from './place'
import { shopError } from './shop-error'

type Input = { email: string; skuId: number }

/**
 * Writes down, once per address and sku, who wants to hear when a sku can be bought. The answer is the same for an
 * address that is known: nobody learns from it who has asked before.
 */
export function monitorProductAvailability({ state, index, clock }: Commerce, input: Input, { market, lang }: Place) {
  const email = input.email.trim().toLowerCase()
  const code = reservedRefusal(email)
  if (code) throw shopError(code, `Monitoring refused: ${code}`)
  if (!judgeCustomer(email).isValid) throw shopError('INVALID_EMAIL', 'Email seems to be invalid')
  const { skuId } = input
  if (!index.bySku.has(skuId)) throw shopError('UNKNOWN_SKU', 'There is no such sku')
  const isKnown = state.data.monitors.some((known) => known.email === email && known.skuId === skuId)
  if (!isKnown) state.commit({ monitor: { email, skuId, market: market.alias, lang, askedAt: clock() } })
  return true
}
