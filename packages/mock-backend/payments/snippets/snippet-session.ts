import { randomBytes, randomUUID } from 'node:crypto'
import type { CheckoutInput } from '#commerce/checkout-input'
import type { Storefront } from '#commerce/storefront'

export const SNIPPET_PROVIDERS = ['klarna', 'avarda'] as const
export type SnippetProvider = (typeof SNIPPET_PROVIDERS)[number]

/** Payment methods within a provider's form. */
export const SNIPPET_METHODS = ['Card', 'DirectInvoice', 'Loan'] as const
export type SnippetMethod = (typeof SNIPPET_METHODS)[number]

/** A payment in a provider's form. It begins with the first snippet and ends when it is paid or ended. */
export type SnippetSession = {
  /** Id of the payment in the return address and in messages. */
  id: string
  /** Secret that opens the form; only the `paymentData` of this cart and e-mail address contains it. */
  token: string
  provider: SnippetProvider
  cartId: string
  storefront: Storefront
  /** Return address, with `{payment.uid}` and `{geins.cartid}` replaced. */
  returnUrl: URL
  input: CheckoutInput
  /** Minor units including VAT. */
  total: number
  state: 'open' | 'paid' | 'ended'
  /** Payment method chosen in the form; null until the session is paid. */
  method: SnippetMethod | null
}

type Wanted = Pick<SnippetSession, 'provider' | 'cartId' | 'storefront' | 'input' | 'total'> & {
  email: string
  redirectUrl: string
}

const MOST_SESSIONS = 2000

const fill = (address: string, id: string, cartId: string): URL =>
  new URL(
    address
      .replaceAll(/\{payment\.uid\}|%7Bpayment\.uid%7D/gi, encodeURIComponent(id))
      .replaceAll(/\{geins\.cartid\}|%7Bgeins\.cartid%7D/gi, encodeURIComponent(cartId)),
  )

/** Key of the sessions of a cart and an e-mail address. */
const buyerOf = (cartId: string, email: string): string => `${cartId} ${email.trim().toLowerCase()}`

/** Whether a session can be continued: it is open, and provider, market, language, customer and return address are the same. */
const goesOn = ({ state, provider, storefront, returnUrl, id }: SnippetSession, wanted: Wanted): boolean =>
  state === 'open' &&
  provider === wanted.provider &&
  storefront.market.alias === wanted.storefront.market.alias &&
  storefront.lang === wanted.storefront.lang &&
  storefront.customerId === wanted.storefront.customerId &&
  returnUrl.href === fill(wanted.redirectUrl, id, wanted.cartId).href

/**
 * Creates the store of sessions. A session belongs to a cart and an e-mail address, so that the id of a cart alone
 * opens nobody's form. Sessions are in memory: after a restart, the next checkout request starts a new one.
 */
export function createSnippetSessions() {
  const byBuyer = new Map<string, SnippetSession>()
  const byToken = new Map<string, SnippetSession>()
  const byId = new Map<string, SnippetSession>()

  const forget = (session: SnippetSession): void => {
    const buyer = buyerOf(session.cartId, session.input.email ?? '')
    if (byBuyer.get(buyer) === session) byBuyer.delete(buyer)
    byToken.delete(session.token)
    byId.delete(session.id)
  }

  const create = ({ redirectUrl, email, ...wanted }: Wanted): SnippetSession => {
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
    byBuyer.set(buyerOf(wanted.cartId, email), session)
    byToken.set(session.token, session)
    byId.set(session.id, session)
    const oldest = byId.size > MOST_SESSIONS ? byId.values().next().value : undefined
    if (oldest) forget(oldest)
    return session
  }

  return {
    /** Updates the session of a cart and e-mail address, or starts one (`isNew`), whose form must be embedded. */
    update(wanted: Wanted): { session: SnippetSession; isNew: boolean } {
      const known = byBuyer.get(buyerOf(wanted.cartId, wanted.email))
      if (!known || !goesOn(known, wanted)) {
        // Of two forms of one shopper, only one may be paid.
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
