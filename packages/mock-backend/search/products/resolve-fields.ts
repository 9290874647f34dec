/** The selected fields of an object: `true` for a scalar, nested fields for an object. */
export type Fields = { readonly [name: string]: true | Fields }

/** A selection of the scalar fields in a list that is separated by spaces. */
export const plain = (names: string): Fields => Object.fromEntries(names.split(' ').map((name) => [name, true]))

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Resolves the selected fields of a resolver's result as GraphQL does: calls functions, resolves lists item by item,
 * and gives null for missing fields.
 */
export function resolveFields(source: unknown, fields: true | Fields): unknown {
  const value: unknown = typeof source === 'function' ? source() : source
  if (Array.isArray(value)) return value.map((item) => resolveFields(item, fields))
  if (!isObject(value) || fields === true) return value ?? null
  return Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, resolveFields(value[name], inner)]))
}
