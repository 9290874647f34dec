import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { CART_COOKIE_LIFE } from '@/lib/config/constants'
import { env } from '@/lib/config/env'

/**
 * Cookie that proves in which browser a cart was created: signatures of the ids of its last carts. Scripts cannot read
 * it, and the id in a link to a cart does not give it (decision 21).
 */
const OWN_CARTS = 'kajo-own-carts'

/** An order without an answer may belong to the cart before the current one. */
const MOST_CARTS = 4

/** The key is secret and the same in every instance. */
const signatureOf = (cartId: string): string =>
  createHmac('sha256', env().COMMERCE_API_KEY).update(`cart ${cartId}`).digest('base64url')

function signaturesIn({ headers }: Request): string[] {
  const found = new RegExp(`(?:^|;\\s*)${OWN_CARTS}=([\\w.-]{1,500})`).exec(headers.get('cookie') ?? '')
  return found?.[1]?.split('.').slice(0, MOST_CARTS) ?? []
}

/** Whether the cart was created in the browser that sends this request. */
export function isOwnCart(request: Request, cartId: unknown): boolean {
  if (typeof cartId !== 'string') return false
  const wanted = Buffer.from(signatureOf(cartId))
  return signaturesIn(request).some((signature) => {
    const given = Buffer.from(signature)
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}

/** `Set-Cookie` that adds a cart created by this request. It lives as long as the cookie with the cart's id. */
export function ownCartCookie(request: Request, cartId: string): string {
  const signatures = [signatureOf(cartId), ...signaturesIn(request)].slice(0, MOST_CARTS)
  const isHttps = request.headers.get('origin')?.startsWith('https:') === true
  const secure = isHttps ? '; Secure' : ''
  const life = CART_COOKIE_LIFE / 1000
  return `${OWN_CARTS}=${signatures.join('.')}; Path=/graphql; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`
}
