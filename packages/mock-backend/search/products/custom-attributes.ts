import type { CustomAttributes } from '@apptus/esales-api'
import type { Entry } from '#commerce/catalogue-index'
import type { Commerce } from '#commerce/create-commerce'
import { productType } from '#commerce/product-type'
import type { Storefront } from '#commerce/storefront'
import { PRESENTED_ATTRIBUTES } from './presented-attributes'
import { resolveFields } from './resolve-fields'

const isPresented = (name: string): name is keyof typeof PRESENTED_ATTRIBUTES =>
  Object.hasOwn(PRESENTED_ATTRIBUTES, name)

/**
 * The commerce data of a product as the merchant's product feed gives it to the search service: JSON text by attribute,
 * built with the commerce resolvers (R-PDP-13). Unknown names are ignored; undefined when no name is known.
 */
export function customAttributes(
  commerce: Commerce,
  entry: Entry,
  storefront: Storefront,
  asked: readonly string[],
): CustomAttributes | undefined {
  const names = asked.filter(isPresented)
  if (names.length === 0) return undefined
  const product = productType(commerce, entry, storefront)
  return Object.fromEntries(
    names.map((name) => {
      const json = resolveFields(product, PRESENTED_ATTRIBUTES[name])
      return [name, [{ id: name, label: JSON.stringify({ json }) }]]
    }),
  )
}
