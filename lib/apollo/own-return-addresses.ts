import 'server-only'
import * as z from 'zod'
import { env } from '@/lib/config/env'

const checkoutSchema = z.object({ checkoutUrls: z.record(z.string(), z.string().nullish()).nullish() }).nullish()

// URL parsers disagree about these
const AMBIGUOUS = /[\s\\\p{Cc}]/u

/**
 * Origins of the shop that a payment may return to: those of SHOP_DOMAINS, and the one of the request when the shop is
 * reached at another host (T9). Browsers name theirs in `Origin`, whose host `isCrossSite` has compared.
 */
function ownOrigins({ headers }: Request): string[] {
  const configured = Object.values(env().SHOP_DOMAINS)
  const host = headers.get('host')?.toLowerCase() ?? ''
  if (host === '' || configured.some((origin) => origin.endsWith(`//${host}`))) return configured
  const named = headers.get('origin')
  return [...configured, ...(named ? [named] : [`http://${host}`, `https://${host}`])]
}

/** Compared as text, so that every parser finds the same host, and no user name or password in front of it. */
const isAt = (address: string, origin: string): boolean =>
  address.startsWith(origin) && /^(?:[/?#]|$)/.test(address.slice(origin.length))

/**
 * Whether the addresses in `checkout.checkoutUrls`, to which a payment service sends the shopper, are all the shop's
 * own. An order needs a `redirectUrl`, because a service could complete it unpaid without one.
 */
export function hasOwnReturnAddresses(
  request: Request,
  { name, variables }: { name: string; variables: Readonly<Record<string, unknown>> },
): boolean {
  const { success, data: checkout } = checkoutSchema.safeParse(variables.checkout)
  if (!success) return false
  const urls = checkout?.checkoutUrls ?? {}
  if (name === 'placeOrder' && !urls.redirectUrl) return false
  const addresses = Object.values(urls).flatMap((address) => address || [])
  if (addresses.length === 0) return true
  const origins = ownOrigins(request)
  return addresses.every((address) => !AMBIGUOUS.test(address) && origins.some((origin) => isAt(address, origin)))
}
