import { judgeCustomer, reservedRefusal } from '#scenarios/reserved-emails'
import type { Commerce } from './create-commerce'
import { shopError } from './shop-error'
import type { Storefront } from './storefront'

/**
 * Subscribes an address in a market and language. Returns true, also for an address that is subscribed already. Throws
 * INVALID_EMAIL, or the code of a reserved address.
 */
export function subscribeToNewsletter(
  { state, clock }: Commerce,
  given: string,
  { market, lang }: Storefront,
): boolean {
  const email = given.trim().toLowerCase()
  const code = reservedRefusal(email)
  if (code) throw shopError(code, `Subscription refused: ${code}`)
  if (!judgeCustomer(email).isValid) throw shopError('INVALID_EMAIL', 'Email seems to be invalid')
  const isKnown = state.data.subscribers.some(
    (known) => known.email === email && known.market === market.alias && known.lang === lang,
  )
  if (isKnown) return true
  state.commit({ subscriber: { email, market: market.alias, lang, subscribedAt: clock() } })
  return true
}
