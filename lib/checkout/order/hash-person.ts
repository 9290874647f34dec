import type { ConfirmedOrder } from '@/lib/checkout/confirm/confirmed-order'
import { visibleText } from '@/lib/config/visible-text'
import { sha256Hex } from '@/lib/http/sha256.mjs'
import type { Shop } from '@/lib/store/shop'
import { emit } from '@/lib/store/shop-events'
import type { ShopEvents } from '@/lib/store/slices/events-slice'

const MADE_NUMBER_LENGTH = 16

const PERSONAL = ['email', 'firstName', 'lastName', 'zip'] as const

/**
 * SHA-256 of the text in lower case, without surrounding spaces, as hex (R-ANALYTICS-05, T47). Undefined for an empty
 * text, and on an insecure origin, where browsers do not hash.
 */
async function hashPersonal(text: string): Promise<string | undefined> {
  const plain = visibleText(text).toLowerCase()
  return plain !== '' && globalThis.crypto?.subtle ? sha256Hex(plain) : undefined
}

/**
 * The payload of the purchase event (R-CHECKOUT-12). An order without a number gets one that is made from `reportedId`,
 * by which the purchase is reported once: that id itself gives access to the order.
 */
export async function purchaseEvent(
  { purchase, cart }: Pick<ConfirmedOrder, 'purchase' | 'cart'>,
  reportedId: string,
): Promise<ShopEvents['checkout:purchase']> {
  const { email, firstName, lastName, zip, ...order } = purchase
  const person = { email, firstName, lastName, zip }
  const hashes = await Promise.all(PERSONAL.map(async (name) => [`${name}Hash`, await hashPersonal(person[name])]))
  return {
    ...order,
    orderId: order.orderId || ((await hashPersonal(reportedId)) ?? '').slice(0, MADE_NUMBER_LENGTH),
    lines: [...(cart?.lines ?? []), ...(cart?.gifts ?? [])],
    ...Object.fromEntries(hashes.filter(([, hash]) => hash !== undefined)),
  }
}

/** R-CHECKOUT-08 */
export async function emitEmail(shop: Pick<Shop, 'store'>, email: string): Promise<void> {
  const emailHash = await hashPersonal(email)
  if (emailHash) emit(shop, 'checkout:email', { emailHash })
}
