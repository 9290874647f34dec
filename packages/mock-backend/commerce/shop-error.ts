import { createGraphQLError } from 'graphql-yoga'

/** A GraphQL error with `extensions.code`; `facts` are further fields of `extensions`, for example the sku. */
export const shopError = (code: string, message: string, facts: Record<string, unknown> = {}): Error =>
  createGraphQLError(message, { extensions: { code, ...facts } })

/** R-PDP-09: the requested quantity exceeds the available stock. */
export const outOfStock = (skuId: number, available: number): Error =>
  shopError('OUT_OF_STOCK', `Only ${available} left of sku ${skuId}`, { skuId, available })
