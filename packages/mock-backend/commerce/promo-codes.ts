import { campaignOfCode } from './cart-campaigns'
import { cartType } from './cart-type'
import type { Commerce } from './create-commerce'
import { openCart, touch } from './open-cart'
import type { Place } from './place'
import { priceCart } from './price-cart'
import { shopError } from './shop-error'
import type { CartRecord } from './shop-records'

/** No code is longer; anything longer is none. */
const MAX_LENGTH = 64

/** The code as it is written officially. Throws for one that cannot be used, or whose conditions the cart does not meet. */
function usableCode(commerce: Commerce, cart: CartRecord, text: string, place: Place): string {
  const { alias } = place.market
  const campaign = text.length > MAX_LENGTH ? null : campaignOfCode(commerce, alias, text)
  if (!campaign?.code) throw shopError('InvalidPromoCode', 'There is no such code')
  const { isCodeIdle } = priceCart(commerce, { ...cart, promoCode: campaign.code }, place, null)
  if (isCodeIdle) {
    const minimum = campaign.minimum?.[alias]
    const facts = minimum === undefined ? {} : { minimum: minimum / 100 }
    throw shopError('RequirementsNotMet', 'The cart does not meet the conditions of the code', facts)
  }
  return campaign.code
}

/** Puts a code into the cart in place of the one before, '' takes it out; null when the cart is gone (R-CART-14). */
export function setCartPromoCode(commerce: Commerce, id: string, promoCode: string, place: Place) {
  const cart = openCart(commerce, id)
  if (!cart) return null
  const text = promoCode.trim()
  cart.promoCode = text === '' ? null : usableCode(commerce, cart, text, place)
  touch(commerce, cart)
  return cartType(commerce, cart, place)
}

/** Takes a code out of a cart that no longer meets its conditions. */
export function dropIdleCode(commerce: Commerce, cart: CartRecord, place: Place): void {
  if (cart.promoCode !== null && priceCart(commerce, cart, place, null).isCodeIdle) cart.promoCode = null
}

/** Takes a code out of the cart that has run out or has been redeemed; true when there was one. */
export function dropGoneCode(commerce: Commerce, cart: CartRecord, place: Place): boolean {
  if (cart.promoCode === null || campaignOfCode(commerce, place.market.alias, cart.promoCode)) return false
  cart.promoCode = null
  return true
}
