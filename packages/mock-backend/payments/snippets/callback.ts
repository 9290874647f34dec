import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { balanceUsed } from '#commerce/balance'
import { chosenCart } from '#commerce/chosen-delivery'
import type { Commerce } from '#commerce/create-commerce'
import { logLine } from '#commerce/http/log-line'
import { placeOrder } from '#commerce/place-order'
import { priceCart } from '#commerce/price-cart'
import { isSigned, signatureOf } from '#payments/signature'
import type { SnippetSession } from './snippet-session'

/** Greatest accepted age of a message, ms. */
const LIFE = 5 * 60_000
const MOST_REMEMBERED = 2000

const callbackSchema = z.object({
  payment: z.uuid(),
  event: z.literal('authorised'),
  /** The amount that the shopper authorised, minor units including VAT. */
  amount: z.number().int(),
  at: z.number(),
  nonce: z.uuid(),
})

type Callback = z.infer<typeof callbackSchema>

/** `reason`: the query parameter of `/checkout/klarna-fail`, except `refused`, after which the form stays open. */
export type CallbackResult =
  | { status: 'completed' }
  | { status: 'refused'; reason: 'refused' | 'blocked' | 'outofstock' | 'error' }

export type CallbackAnswer = CallbackResult | { status: 'rejected' }

const codeOf = (error: unknown): string =>
  (error as { extensions?: { code?: string } } | null)?.extensions?.code ?? 'UNKNOWN'

const STATUSES: Record<string, CallbackResult> = {
  completed: { status: 'completed' },
  blocked: { status: 'refused', reason: 'blocked' },
  failed: { status: 'refused', reason: 'refused' },
}

/** Places the order of a session, once for its payment, however often the message is repeated. */
function order(commerce: Commerce, session: SnippetSession, amount: number): CallbackResult {
  const { cartId, storefront, input, id } = session
  const cart = commerce.state.data.carts[cartId]
  if (cart && !cart.completed) {
    const total = priceCart(commerce, chosenCart(cart, input), storefront, null).total.inc
    if (total - balanceUsed(commerce, input.email ?? null, total, storefront) !== amount)
      return { status: 'refused', reason: 'error' }
  }
  try {
    const { status } = placeOrder(commerce, cartId, input, storefront, { snippetId: id })
    return STATUSES[status] ?? { status: 'refused', reason: 'error' }
  } catch (error) {
    const isGone = ['OUT_OF_STOCK', 'UNKNOWN_SKU'].includes(codeOf(error))
    return { status: 'refused', reason: isGone ? 'outofstock' : 'error' }
  }
}

/** Creates the provider's message about an authorised payment, with its signature. */
export function createCallback({ clock, providerSecret }: Commerce, { id }: SnippetSession, amount: number) {
  const at = clock()
  const body = JSON.stringify({ payment: id, event: 'authorised', amount, at, nonce: randomUUID() })
  return { body, signature: signatureOf(body, providerSecret) }
}

/** Updates the session: a refused payment can be tried again, any other failure ends the session. */
function settle(session: SnippetSession, result: CallbackResult): CallbackResult {
  if (result.status === 'completed') session.state = 'paid'
  else if (result.reason !== 'refused') session.state = 'ended'
  return result
}

/**
 * Creates the handler of the providers' messages. It accepts each signed message once, within five minutes, for an open
 * payment. Any other message is rejected without a reason and changes nothing.
 */
export function createCallbackReceiver(commerce: Commerce) {
  const seen = new Set<string>()
  const parse = (body: string): Callback | null => {
    try {
      return callbackSchema.parse(JSON.parse(body))
    } catch {
      return null
    }
  }
  const openSession = (told: Callback): SnippetSession | null => {
    const isFresh = Math.abs(commerce.clock() - told.at) <= LIFE && !seen.has(told.nonce)
    const session = commerce.snippets.byId(told.payment)
    return isFresh && session?.state === 'open' ? session : null
  }
  const remember = ({ nonce }: Callback): void => {
    seen.add(nonce)
    if (seen.size > MOST_REMEMBERED) seen.delete([...seen][0] ?? '')
  }
  return (body: string, signature: string): CallbackAnswer => {
    const told = isSigned(body, signature, commerce.providerSecret) ? parse(body) : null
    const session = told && openSession(told)
    if (!told || !session) {
      logLine('info', 'payment callback rejected')
      return { status: 'rejected' }
    }
    remember(told)
    return settle(session, order(commerce, session, told.amount))
  }
}
