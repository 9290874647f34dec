/** The fields wanted of an object, with the fields wanted of each object in it. */
export type Fields = { readonly [name: string]: true | Fields }

/** Fields that hold no object. */
export const plain = (names: string): Fields => Object.fromEntries(names.split(' ').map((name) => [name, true]))

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Resolves the wanted fields of what a resolver returns, as GraphQL does: functions are called, lists are resolved
 * item by item, and what is missing is null.
 */
export function resolveFields(source: unknown, fields: true | Fields): unknown {
  const value: unknown = typeof source === 'function' ? source() : source
  if (Array.isArray(value)) return value.map((item) => resolveFields(item, fields))
  if (!isObject(value) || fields === true) return value ?? null
  return Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, resolveFields(value[name], inner)]))
}
