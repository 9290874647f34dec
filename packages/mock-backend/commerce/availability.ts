import { judgeCustomer, reservedRefusal } from '#scenarios/reserved-emails'
import type { Commerce } from './create-commerce'
import { isSoldIn } from './is-sold-in'
import { shopError } from './shop-error'
import type { Storefront } from './storefront'

type Input = { email: string; skuId: number }

/**
 * Stores a request for an e-mail when a sku can be bought, once per address and sku. A repeated request gets the same
 * answer as a first one, so that the answer does not reveal who has asked before. Throws INVALID_EMAIL, UNKNOWN_SKU, or
 * the code of a reserved address.
 */
export function monitorProductAvailability(
  { state, index, clock }: Commerce,
  input: Input,
  { market, lang }: Storefront,
) {
  const email = input.email.trim().toLowerCase()
  const code = reservedRefusal(email)
  if (code) throw shopError(code, `Monitoring refused: ${code}`)
  if (!judgeCustomer(email).isValid) throw shopError('INVALID_EMAIL', 'Email seems to be invalid')
  const { skuId } = input
  const entry = index.bySku.get(skuId)?.entry
  if (!entry || !isSoldIn(entry, market.alias)) throw shopError('UNKNOWN_SKU', 'There is no such sku')
  const isKnown = state.data.monitors.some((known) => known.email === email && known.skuId === skuId)
  if (!isKnown) state.commit({ monitor: { email, skuId, market: market.alias, lang, askedAt: clock() } })
  return true
}
