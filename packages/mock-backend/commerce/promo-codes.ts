import { campaignOfCode } from './cart-campaigns'
import { cartType } from './cart-type'
import type { Commerce } from './create-commerce'
import { openCart, touch } from './open-cart'
import { priceCart } from './price-cart'
import { shopError } from './shop-error'
import type { CartRecord } from './shop-records'
import type { Storefront } from './storefront'

/** Greatest length of a code in characters; longer texts are not looked up. */
const MAX_LENGTH = 64

/** The code in its canonical spelling. Throws InvalidPromoCode, or RequirementsNotMet for a code without an effect. */
function usableCode(commerce: Commerce, cart: CartRecord, text: string, storefront: Storefront): string {
  const { alias } = storefront.market
  const campaign = text.length > MAX_LENGTH ? null : campaignOfCode(commerce, alias, text)
  if (!campaign?.code) throw shopError('InvalidPromoCode', 'There is no such code')
  const { isCodeIdle } = priceCart(commerce, { ...cart, promoCode: campaign.code }, storefront, null)
  if (isCodeIdle) {
    const minimum = campaign.minimum?.[alias]
    const facts = minimum === undefined ? {} : { minimum: minimum / 100 }
    throw shopError('RequirementsNotMet', 'The cart does not meet the conditions of the code', facts)
  }
  return campaign.code
}

/** Sets or replaces the code of a cart; '' removes it. Null for an unknown or completed cart (R-CART-14). */
export function setCartPromoCode(commerce: Commerce, id: string, promoCode: string, storefront: Storefront) {
  const cart = openCart(commerce, id)
  if (!cart) return null
  const text = promoCode.trim()
  cart.promoCode = text === '' ? null : usableCode(commerce, cart, text, storefront)
  touch(commerce, cart)
  return cartType(commerce, cart, storefront)
}

/**
 * Removes a code without an effect: expired, redeemed, or the cart does not meet its conditions in this market. Returns
 * whether it removed one.
 */
export function dropIdleCode(commerce: Commerce, cart: CartRecord, storefront: Storefront): boolean {
  if (!priceCart(commerce, cart, storefront, null).isCodeIdle) return false
  cart.promoCode = null
  return true
}
