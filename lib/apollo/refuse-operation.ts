import 'server-only'
import * as z from 'zod'
import { AppError } from '@/lib/errors/app-error'
import { isOwnCart } from '@/lib/http/own-carts'
import { mayAskAbout, mayTryCode, mayWrite } from '@/lib/http/write-limit'
import { hasCartLines } from './has-cart-lines'
import { isAccountCart } from './is-account-cart'
import { hasOwnReturnAddresses } from './own-return-addresses'
import type { OperationRequest } from './parse-operation-request'

export type Refusal = { status: number; message: string; code: string }

const refuse = (status: number, message: string, code: string): Refusal => ({ status, message, code })

const DEEP = refuse(400, 'Variables are nested too deeply', 'BAD_REQUEST')
const LIMITED = refuse(429, 'Too many requests', 'RATE_LIMITED')
const ADDRESS = refuse(400, 'A return address is missing or is not the shop’s', 'INVALID_URL')
const OWNER = refuse(403, 'The cart belongs to another visitor', 'NOT_CART_OWNER')
const EMPTY = refuse(409, 'The cart is empty or gone', 'CART_EMPTY')
const DOWN = refuse(502, 'Network request failed', 'BACKEND_DOWN')

/** What only the browser may ask in which the cart was created, or the account whose cart it is (decision 21). */
const OWNERS_ONLY = new Set(['completeCart', 'orderedCart'])

const emailSchema = z.object({
  email: z
    .string()
    .trim()
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/),
})

/** The e-mail address in `checkout`; '' without a valid one, about which the service says nothing. */
const emailOf = (checkout: unknown): string => emailSchema.safeParse(checkout).data?.email ?? ''

function isLimited(request: Request, { isWrite, triesCode, variables }: OperationRequest): boolean {
  if (!isWrite) return false
  const email = emailOf(variables.checkout)
  return !mayWrite(request) || (triesCode && !mayTryCode(request)) || (email !== '' && !mayAskAbout(request, email))
}

/** A customer is checked only for a cart that could be ordered, whether or not the service asks for one. */
async function refuseCheck({ cartId }: OperationRequest['variables']): Promise<Refusal | null> {
  try {
    return typeof cartId === 'string' && cartId !== '' && (await hasCartLines(cartId)) ? null : EMPTY
  } catch (error) {
    if (error instanceof AppError) return DOWN
    throw error
  }
}

/** Created in this browser, or the one of the account. */
const isTheirs = async (request: Request, cartId: unknown): Promise<boolean> =>
  isOwnCart(request, cartId) || (await isAccountCart(request, cartId))

/** Why the request is not passed on to the service; null when it is. Counts it against the limits of the visitor. */
export async function refuseOperation(request: Request, operation: OperationRequest): Promise<Refusal | null> {
  const { name, variables, body } = operation
  if (isLimited(request, operation)) return LIMITED
  if (body === null) return DEEP
  if (!hasOwnReturnAddresses(request, operation)) return ADDRESS
  if (OWNERS_ONLY.has(name) && !(await isTheirs(request, variables.id))) return OWNER
  return name === 'validateOrderCreation' ? refuseCheck(variables) : null
}
