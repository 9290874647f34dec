import type { CustomAttributes } from '@apptus/esales-api'
import { execute, type GraphQLSchema, parse } from 'graphql'
import type { Entry } from '#commerce/catalogue-index'
import type { Commerce } from '#commerce/create-commerce'
import { LANGUAGE_IDS } from '#commerce/markets'
import type { Place } from '#commerce/place'
import { PRESENTED_ATTRIBUTES, type PresentedAttribute } from './presented-attributes'

export type CustomAttributesOf = (entry: Entry, place: Place, names: readonly string[]) => CustomAttributes | undefined

const isPresented = (name: string): name is PresentedAttribute => Object.hasOwn(PRESENTED_ATTRIBUTES, name)

/** The fields of several attributes as one operation, so that a product is resolved once. */
const operationOf = (names: readonly PresentedAttribute[]) =>
  parse(`query ($productId: Int, $marketId: String, $languageId: String) {
    ${names
      .map(
        (name) =>
          `${name}: product(productId: $productId, marketId: $marketId, languageId: $languageId) ${PRESENTED_ATTRIBUTES[name]}`,
      )
      .join('\n')}
  }`)

/**
 * The commerce data of a product as the feed hands it to the search service: JSON text per attribute, resolved by the
 * commerce schema itself (R-PDP-13). Names that the feed does not have are ignored.
 */
export function createCustomAttributes(schema: GraphQLSchema, commerce: Commerce): CustomAttributesOf {
  const operations = new Map<string, ReturnType<typeof operationOf>>()

  return (entry, { market, lang }, asked) => {
    const names = asked.filter(isPresented)
    if (names.length === 0) return undefined
    const key = names.join()
    const document = operations.get(key) ?? operationOf(names)
    operations.set(key, document)
    const result = execute({
      schema,
      document,
      contextValue: { commerce, idempotencyKey: null },
      variableValues: {
        productId: entry.product.productId,
        marketId: market.alias,
        languageId: LANGUAGE_IDS[lang],
      },
    })
    if (result instanceof Promise) throw new Error('The resolvers of products must not be asynchronous')
    const { data, errors } = result
    if (!data || errors?.length) throw new Error(`The product could not be resolved: ${errors?.[0]?.message}`)
    return Object.fromEntries(names.map((name) => [name, [{ id: name, label: JSON.stringify({ json: data[name] }) }]]))
  }
}
