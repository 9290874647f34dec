import type { CheckoutInput } from '#commerce/checkout-input'
import type { Commerce } from '#commerce/create-commerce'
import { isLocalOrigin } from '#commerce/http/cors'
import type { Storefront } from '#commerce/storefront'
import { snippetProviderOf } from './external-options'
import { paymentData } from './payment-data'

type Checkout = { cartId: string; input: CheckoutInput; storefront: Storefront; total: number }

/** The address, if it is on this machine; payments never redirect to other hosts. */
function localAddress(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  return isLocalOrigin(new URL(address).origin) ? address : null
}

/**
 * `paymentData` and `newCheckoutSession` of the chosen payment option. Null for an option without an embedded form, and
 * for a request without an e-mail address or without a local `redirectUrl`.
 */
export function offerSnippet(commerce: Commerce, { cartId, input, storefront, total }: Checkout) {
  const provider = snippetProviderOf(storefront.market.alias, input.paymentId)
  const redirectUrl = localAddress(input.checkoutUrls?.redirectUrl)
  const email = input.email?.trim()
  if (!provider || !redirectUrl || !email) return null
  const { session, isNew } = commerce.snippets.update({
    provider,
    cartId,
    storefront,
    input,
    total,
    email,
    redirectUrl,
  })
  return { paymentData: paymentData(session, commerce.providerOrigin), newCheckoutSession: isNew }
}
