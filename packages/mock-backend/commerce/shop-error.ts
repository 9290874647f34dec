import { createGraphQLError } from 'graphql-yoga'

/** A GraphQL error that the shop identifies by `extensions.code`; `facts` are further fields of `extensions` (sku, stock). */
export const shopError = (code: string, message: string, facts: Record<string, unknown> = {}): Error =>
  createGraphQLError(message, { extensions: { code, ...facts } })

/** R-PDP-09: the requested quantity exceeds the available stock. */
export const outOfStock = (skuId: number, available: number): Error =>
  shopError('OUT_OF_STOCK', `Only ${available} left of sku ${skuId}`, { skuId, available })
