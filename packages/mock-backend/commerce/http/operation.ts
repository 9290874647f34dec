import * as z from 'zod'

const bodySchema = z.object({
  operationName: z.string().nullish(),
  query: z.string().nullish(),
  extensions: z.object({ persistedQuery: z.unknown().optional() }).nullish(),
})

export type GraphqlOperation = {
  name: string
  /** The request has the hash of a persisted query without its text. */
  hashOnly: boolean
}

const NAME = /\b(?:query|mutation|subscription)\s+(\w+)/

function readOperation(body: unknown): GraphqlOperation {
  const parsed = bodySchema.safeParse(body)
  if (!parsed.success) return { name: 'unknown', hashOnly: false }
  const { operationName, query, extensions } = parsed.data
  const name = operationName || NAME.exec(query ?? '')?.[1] || 'unknown'
  return { name, hashOnly: !query && extensions?.persistedQuery !== undefined }
}

/** The operation of a request, read from its JSON body or from the query string of a GET. */
export function operationOf(url: URL, body: unknown): GraphqlOperation {
  const inAddress = Object.fromEntries(url.searchParams)
  const extensions = inAddress.extensions ? { persistedQuery: inAddress.extensions } : undefined
  return readOperation(body ?? { ...inAddress, extensions })
}
