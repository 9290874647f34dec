import 'server-only'
import * as z from 'zod'
import { parseJsonBytes } from '@/lib/errors/parse-json'
import { sha256Hex } from '@/lib/http/sha256.mjs'
import { type AllowedOperation, allowedOperation } from './allowed-operations'

const bodySchema = z.object({
  query: z.string().optional(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z
    .object({ persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string() }).optional() })
    .optional(),
})

/** Most levels of objects and lists in the variables. The deepest variable of our documents has 4. */
const MAX_DEPTH = 16

/**
 * `body`: null when the variables are nested too deeply. `isWrite`: the request counts against the visitor's writes per
 * minute (`mayWrite`). `triesCode`: it tries a promo code or the key of a new password, or has a mail sent, and also counts
 * against the codes per minute (`mayTryCode`).
 */
export type OperationRequest = {
  name: string
  variables: Readonly<Record<string, unknown>>
  body: string | null
  isWrite: boolean
  triesCode: boolean
  /** The answer is a new cart. */
  createsCart: boolean
}

/** Operations by which somebody could guess keys or fill another's mailbox. */
const TRIES = new Set(['commitReset', 'requestPasswordReset'])

/** `getCart` without an id creates a cart. */
const createsCart = ({ fields }: AllowedOperation, { id }: Record<string, unknown>): boolean =>
  fields.has('getCart') && (typeof id !== 'string' || id.trim() === '')

/**
 * A mutation, or a query that costs the service as much: a new cart, and `validateOrderCreation`, which checks a
 * customer, whose credit it may look up elsewhere.
 */
const isWrite = (operation: AllowedOperation, variables: Record<string, unknown>): boolean =>
  operation.isMutation || createsCart(operation, variables) || operation.fields.has('validateOrderCreation')

/** `JSON.stringify` recurses, and throws for a few thousand levels. */
function isShallow(value: unknown, levels = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1))
}

/** The document that a body names by text, hash or both; undefined when it is none of ours. */
async function operationIn({ query, extensions }: z.infer<typeof bodySchema>): Promise<AllowedOperation | undefined> {
  const claimed = extensions?.persistedQuery?.sha256Hash
  const hash = query === undefined ? claimed : await sha256Hex(query)
  return !hash || (claimed && claimed !== hash) ? undefined : allowedOperation(hash)
}

/**
 * The request to pass on when a browser asks for one of our documents, by text, hash or both (R-GQL-05), with variables
 * that the document declares; null otherwise. Its body is written anew from the checked fields. `isUpload`: the document
 * takes a file.
 */
export async function parseOperationRequest(bytes: Uint8Array, isUpload = false): Promise<OperationRequest | null> {
  const parsed = bodySchema.safeParse(parseJsonBytes(bytes))
  if (!parsed.success) return null
  const { query, extensions } = parsed.data
  const variables = parsed.data.variables ?? {}
  const operation = await operationIn(parsed.data)
  if (!operation || operation.isUpload !== isUpload) return null
  if (!Object.keys(variables).every((name) => operation.variables.has(name))) return null
  const { name } = operation
  const body = isShallow(variables) ? JSON.stringify({ operationName: name, variables, query, extensions }) : null
  return {
    name,
    variables,
    body,
    isWrite: body === null || isWrite(operation, variables),
    triesCode: TRIES.has(name) || (name === 'setCartPromoCode' && variables.promoCode !== ''),
    createsCart: createsCart(operation, variables),
  }
}
