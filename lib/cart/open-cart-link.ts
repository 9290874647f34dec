import 'client-only'
import { GetSharedCartDocument } from '@/graphql/generated/graphql'
import { readCookie } from '@/lib/browser/cookies'
import { viewportClass } from '@/lib/browser/viewport-class'
import { withLock } from '@/lib/browser/with-lock'
import { CART_LINK_LOCK, COOKIE } from '@/lib/config/constants'
import type { Shop } from '@/lib/store/shop'
import { addSharedLines } from './add-shared-lines'
import { ensureCart } from './ensure-cart'
import { mapSharedCart } from './map-shared-cart'
import { receiveCart } from './receive-cart'
import type { CartLinkOutcome, SharedLine } from './shared-cart-types'
import { takeLinkedCartId } from './take-linked-cart-id'

/** The lines of the linked cart, or why there are none. */
async function fetchLines(shop: Shop, id: string): Promise<SharedLine[] | CartLinkOutcome> {
  if (!id) return { kind: 'missing' }
  try {
    const cart = (await shop.query(GetSharedCartDocument, { id }))?.getCart
    if (!cart || cart.isCompleted) return { kind: 'missing' }
    const lines = mapSharedCart(cart)
    return lines.length > 0 ? lines : { kind: 'nothingSold' }
  } catch (error) {
    console.error('The cart of a link could not be fetched', error)
    return { kind: 'unreachable' }
  }
}

/** Fetches the cart of the cookie; without one there is nothing to fetch. */
const fetchOwnCart = async (shop: Shop): Promise<void> =>
  readCookie(COOKIE.cart) ? ensureCart(shop) : receiveCart(shop, null)

/** Copies the lines if the shopper's cart is known to be empty, otherwise asks her first. */
async function copyOrOffer(shop: Shop, lines: SharedLine[]): Promise<void> {
  const { cart, root, openModal, openOverlay, setCartLink } = shop.store.getState()
  const isEmpty = cart.isKnown && (cart.data?.lines.length ?? 0) === 0
  if (isEmpty) {
    // before the drawer opens, so that it does not show an empty cart
    setCartLink({ isAdding: true })
    openOverlay('cart')
    await addSharedLines(shop, lines)
  } else {
    const isPhone = viewportClass(root.viewportWidth) === 'phone'
    openModal({ component: 'cart-link', props: { lines }, bottom: isPhone })
  }
}

/**
 * Opens a cart link (R-NAV-03, T26). A link to the shopper's own cart shows it. The lines of any other cart are copied
 * if her cart is empty, otherwise offered; the linked id is not stored. One tab at a time, so that a link opened in two
 * tabs is copied by one and offered by the other.
 */
export async function openCartLink(shop: Shop, linkedId: string): Promise<void> {
  const { openOverlay, setCartLink } = shop.store.getState()
  if (linkedId && linkedId === readCookie(COOKIE.cart)) {
    openOverlay('cart')
    return ensureCart(shop)
  }
  await withLock(CART_LINK_LOCK, async () => {
    const [found] = await Promise.all([fetchLines(shop, linkedId), fetchOwnCart(shop)])
    if (Array.isArray(found)) return copyOrOffer(shop, found)
    setCartLink({ outcome: found })
    openOverlay('cart')
  })
}

/** Opens the cart link in the address, after removing its id from the address. */
export const followCartLink = (shop: Shop): Promise<void> => openCartLink(shop, takeLinkedCartId(window.location))

/** Accepts the offer: adds the lines and shows the outcome in the cart. */
export async function acceptOffer(shop: Shop): Promise<void> {
  const { cartLink, layers } = shop.store.getState()
  if (cartLink.isAdding || layers.modal.component !== 'cart-link') return
  await addSharedLines(shop, layers.modal.props.lines)
  shop.store.getState().openOverlay('cart')
}
