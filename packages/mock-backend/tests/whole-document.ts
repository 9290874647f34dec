import { type GraphQLObjectType, type GraphQLOutputType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql'

type Operation = 'query' | 'mutation'

/** How deep a type may be nested in itself: products in packages of products, variants of variants. */
const DEPTH = 2

/** Selection of all fields of a type and its nested types; '' for a scalar or an enum. */
function selectionOf(type: GraphQLOutputType, above: readonly GraphQLObjectType[]): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const path = [...above, named]
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type)
    if (path.filter((each) => each === inner).length >= DEPTH) return []
    return [`${field.name}${selectionOf(field.type, path)}`]
  })
  return ` { ${fields.join(' ')} }`
}

const rootOf = (schema: GraphQLSchema, operation: Operation) =>
  operation === 'query' ? schema.getQueryType() : schema.getMutationType()

/** A document that selects every field of an operation; all arguments are variables. */
export function wholeDocument(schema: GraphQLSchema, operation: Operation, name: string): string {
  const field = rootOf(schema, operation)?.getFields()[name]
  if (!field) throw new Error(`The schema has no ${operation} ${name}`)
  const variables = field.args.map((arg) => `$${arg.name}: ${arg.type}`)
  const values = field.args.map((arg) => `${arg.name}: $${arg.name}`)
  const list = (parts: string[]) => (parts.length === 0 ? '' : `(${parts.join(', ')})`)
  return `${operation} whole${list(variables)} { ${name}${list(values)}${selectionOf(field.type, [])} }`
}

/** Adds each field that has a value in an answer to `seen`, as `Type.field`. */
function noteAnswered(outer: GraphQLOutputType, value: unknown, seen: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) noteAnswered(outer, item, seen)
  const type = getNamedType(outer)
  if (!isObjectType(type) || typeof value !== 'object' || value === null) return
  const answered: Record<string, unknown> = { ...value }
  for (const field of Object.values(type.getFields())) {
    const inner = answered[field.name] ?? null
    if (inner === null) continue
    seen.add(`${type.name}.${field.name}`)
    noteAnswered(field.type, inner, seen)
  }
}

/** Collects the fields that have a value in any answer. */
export function answeredFields(schema: GraphQLSchema) {
  const seen = new Set<string>()
  return {
    note: (operation: Operation, data: unknown): void => {
      const root = rootOf(schema, operation)
      if (root) noteAnswered(root, data, seen)
    },
    seen,
  }
}
