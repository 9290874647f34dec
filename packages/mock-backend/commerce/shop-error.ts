import { createGraphQLError } from 'graphql-yoga'

/** An error the shop understands by `extensions.code`; further facts (available pieces, sku) go beside the code. */
export const shopError = (code: string, message: string, facts: Record<string, unknown> = {}): Error =>
  createGraphQLError(message, { extensions: { code, ...facts } })

/** R-PDP-09: more was asked than there is. */
export const outOfStock = (skuId: number, available: number): Error =>
  shopError('OUT_OF_STOCK', `Only ${available} left of sku ${skuId}`, { skuId, available })
