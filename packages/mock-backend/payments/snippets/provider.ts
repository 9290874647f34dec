import * as z from 'zod'
import type { Commerce } from '#commerce/create-commerce'
import { type CallbackAnswer, createCallback } from './callback'
import { SNIPPET_METHODS, type SnippetSession } from './snippet-session'

export const paySchema = z.object({
  token: z.string(),
  method: z.enum(SNIPPET_METHODS),
  outcome: z.enum(['approve', 'refuse', 'insufficient', 'block', 'expire', 'vanish']),
})
type Payment = z.infer<typeof paySchema>

/** Answer to the frame: an address to open, `refused` to show the form again, or neither to do nothing. */
type PayAnswer = { url?: string; isPaid?: boolean; refused?: boolean }

const paid = ({ returnUrl }: SnippetSession): PayAnswer => ({ url: returnUrl.href, isPaid: true })

const failed = ({ returnUrl }: SnippetSession, reason: string): PayAnswer => ({
  url: new URL(`klarna-fail?reason=${reason}`, returnUrl).href,
  isPaid: false,
})

function end(session: SnippetSession, reason: string): PayAnswer {
  session.state = 'ended'
  return failed(session, reason)
}

type Tell = (body: string, signature: string) => CallbackAnswer

/**
 * Executes a payment: sends the authorisation to the backend, not to the shop, and returns the address to open. A
 * session that is already paid returns the same address again.
 */
export function pay(commerce: Commerce, session: SnippetSession, { outcome, method }: Payment, tell: Tell): PayAnswer {
  if (session.state === 'paid') return paid(session)
  if (session.state === 'ended' || outcome === 'expire' || outcome === 'insufficient') return end(session, 'error')
  if (outcome === 'block') return end(session, 'blocked')
  if (outcome === 'refuse') return { refused: true }
  const { body, signature } = createCallback(commerce, session, session.total)
  const answer = tell(body, signature)
  if (answer.status === 'completed') {
    session.method = method
    return outcome === 'vanish' ? {} : paid(session)
  }
  if (answer.status === 'rejected') return failed(session, 'error')
  return answer.reason === 'refused' ? { refused: true } : failed(session, answer.reason)
}
