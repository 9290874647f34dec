import type { CustomAttributes } from '@apptus/esales-api'
import type { Entry } from '#commerce/catalogue-index'
import type { Commerce } from '#commerce/create-commerce'
import type { Place } from '#commerce/place'
import { productType } from '#commerce/product-type'
import { PRESENTED_ATTRIBUTES } from './presented-attributes'
import { resolveFields } from './resolve-fields'

const isPresented = (name: string): name is keyof typeof PRESENTED_ATTRIBUTES =>
  Object.hasOwn(PRESENTED_ATTRIBUTES, name)

/**
 * The commerce data of a product as the merchant's feed hands it to the search service: JSON text per attribute, made by
 * the resolvers of the commerce service (R-PDP-13). Names that the feed does not have are ignored; undefined without any.
 */
export function customAttributes(
  commerce: Commerce,
  entry: Entry,
  place: Place,
  asked: readonly string[],
): CustomAttributes | undefined {
  const names = asked.filter(isPresented)
  if (names.length === 0) return undefined
  const product = productType(commerce, entry, place)
  return Object.fromEntries(
    names.map((name) => {
      const json = resolveFields(product, PRESENTED_ATTRIBUTES[name])
      return [name, [{ id: name, label: JSON.stringify({ json }) }]]
    }),
  )
}
