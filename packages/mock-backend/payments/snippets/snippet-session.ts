import { randomBytes, randomUUID } from 'node:crypto'
import type { CheckoutInput } from '#commerce/checkout-input'
import type { Place } from '#commerce/place'

export const SNIPPET_PROVIDERS = ['klarna', 'avarda'] as const
export type SnippetProvider = (typeof SNIPPET_PROVIDERS)[number]

/** Ways of paying inside a provider's form. */
export const SNIPPET_METHODS = ['Card', 'DirectInvoice', 'Loan'] as const
export type SnippetMethod = (typeof SNIPPET_METHODS)[number]

/** One payment that a provider's form takes, from the first snippet until it is paid or ended. */
export type SnippetSession = {
  /** Names the payment in the return address and to the backend. */
  id: string
  /** Opens the form; only the snippet of the cart holds it. */
  token: string
  provider: SnippetProvider
  cartId: string
  place: Place
  /** Where the shop wants the shopper back, `{payment.uid}` and `{geins.cartid}` filled in. */
  returnUrl: URL
  input: CheckoutInput
  /** Minor units including VAT. */
  total: number
  state: 'open' | 'paid' | 'ended'
  /** How it was paid; null before. */
  method: SnippetMethod | null
}

type Wanted = Pick<SnippetSession, 'provider' | 'cartId' | 'place' | 'input' | 'total'> & { redirectUrl: string }

const MOST_SESSIONS = 2000

const fill = (address: string, id: string, cartId: string): URL =>
  new URL(
    address
      .replaceAll(/\{payment\.uid\}|%7Bpayment\.uid%7D/gi, encodeURIComponent(id))
      .replaceAll(/\{geins\.cartid\}|%7Bgeins\.cartid%7D/gi, encodeURIComponent(cartId)),
  )

/** A session goes on only for the same provider, market, language and shop; what it costs may change. */
const goesOn = ({ state, provider, place, returnUrl, id }: SnippetSession, wanted: Wanted): boolean =>
  state === 'open' &&
  provider === wanted.provider &&
  place.market.alias === wanted.place.market.alias &&
  place.lang === wanted.place.lang &&
  returnUrl.href === fill(wanted.redirectUrl, id, wanted.cartId).href

/** The sessions of all providers, in memory: after a restart the next update of a checkout starts a new one. */
export function createSnippetSessions() {
  const byCart = new Map<string, SnippetSession>()
  const byToken = new Map<string, SnippetSession>()
  const byId = new Map<string, SnippetSession>()

  const forget = (session: SnippetSession): void => {
    if (byCart.get(session.cartId) === session) byCart.delete(session.cartId)
    byToken.delete(session.token)
    byId.delete(session.id)
  }

  const create = ({ redirectUrl, ...wanted }: Wanted): SnippetSession => {
    const id = randomUUID()
    const returnUrl = fill(redirectUrl, id, wanted.cartId)
    const session: SnippetSession = {
      ...wanted,
      id,
      token: randomBytes(24).toString('hex'),
      returnUrl,
      state: 'open',
      method: null,
    }
    byCart.set(wanted.cartId, session)
    byToken.set(session.token, session)
    byId.set(session.id, session)
    const oldest = byId.size > MOST_SESSIONS ? byId.values().next().value : undefined
    if (oldest) forget(oldest)
    return session
  }

  return {
    /** The session of a cart with what the checkout says now; `isNew` when the form must be drawn again. */
    update(wanted: Wanted): { session: SnippetSession; isNew: boolean } {
      const known = byCart.get(wanted.cartId)
      if (!known || !goesOn(known, wanted)) {
        // two forms of one cart must not both be paid
        if (known?.state === 'open') known.state = 'ended'
        return { session: create(wanted), isNew: true }
      }
      Object.assign(known, { input: wanted.input, total: wanted.total })
      return { session: known, isNew: false }
    },
    byToken: (token: string): SnippetSession | null => byToken.get(token) ?? null,
    byId: (id: string): SnippetSession | null => byId.get(id) ?? null,
  }
}
