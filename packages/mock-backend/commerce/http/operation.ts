import * as z from 'zod'

const bodySchema = z.object({
  operationName: z.string().nullish(),
  query: z.string().nullish(),
  extensions: z.object({ persistedQuery: z.unknown().optional() }).nullish(),
})

export type Operation = {
  name: string
  /** A persisted query by hash alone: the text is not with it. */
  hashOnly: boolean
}

const NAME = /\b(?:query|mutation|subscription)\s+(\w+)/

function readOperation(body: unknown): Operation {
  const parsed = bodySchema.safeParse(body)
  if (!parsed.success) return { name: 'unknown', hashOnly: false }
  const { operationName, query, extensions } = parsed.data
  const name = operationName || NAME.exec(query ?? '')?.[1] || 'unknown'
  return { name, hashOnly: !query && extensions?.persistedQuery !== undefined }
}

/** Which operation a request asks for: from its JSON body, or from the address of a GET. */
export function operationOf(url: URL, body: unknown): Operation {
  const inAddress = Object.fromEntries(url.searchParams)
  const extensions = inAddress.extensions ? { persistedQuery: inAddress.extensions } : undefined
  return readOperation(body ?? { ...inAddress, extensions })
}
