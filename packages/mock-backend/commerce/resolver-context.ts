import type { CustomerRecord } from '#accounts/account-records'
import { priceGroupOf } from '#accounts/price-group'
import type { Commerce } from './create-commerce'
import { type ContextArgs, resolveStorefront, type Storefront } from './storefront'

/** The GraphQL context of a request; `customer` of its access token, null for a guest. */
export type RequestContext = { commerce: Commerce; idempotencyKey: string | null; customer: CustomerRecord | null }

function storefrontOf({ commerce: { scenario }, customer }: RequestContext, args: ContextArgs): Storefront {
  const storefront = resolveStorefront(args)
  const market = { ...storefront.market, changedFees: scenario.fees, priceGroup: priceGroupOf(customer) }
  return { ...storefront, market, customerId: customer?.id ?? null }
}

/** Turns a function into a resolver: resolves the three context ids and passes the storefront. */
export const at =
  <Args>(resolve: (commerce: Commerce, args: Args, storefront: Storefront, context: RequestContext) => unknown) =>
  (_root: unknown, args: Args & ContextArgs, context: RequestContext) =>
    resolve(context.commerce, args, storefrontOf(context, args), context)
