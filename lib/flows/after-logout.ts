import 'client-only'
import { removeTokens } from '@/lib/auth/session'
import { removeCookie } from '@/lib/browser/cookies'
import { clearCart } from '@/lib/cart/save-cart'
import { NO_CHANGES, serverChangesStore } from '@/lib/cart/server-changes'
import { setTypedCode } from '@/lib/cart/typed-code'
import { removeDraft } from '@/lib/checkout/form/checkout-draft'
import { applyToOrder } from '@/lib/checkout/order/with-order'
import { COOKIE } from '@/lib/config/constants'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { removeVisited } from '@/lib/product/visited-products'
import { forgetReturn } from '@/lib/returns/forget-return'
import { changeCustomerType } from '@/lib/store/change-customer-type'
import type { Shop } from '@/lib/store/shop'
import { emit } from '@/lib/store/shop-events'
import { stopFollowing } from './stop-following'

/** Steps that remove the shopper's data from this device. If one fails, the others still run. */
const STEPS: ((shop: Shop) => unknown)[] = [
  removeTokens,
  // first, so that nothing below is written into the account
  stopFollowing,
  clearCart,
  () => removeCookie(COOKIE.oldCart),
  (shop) => setTypedCode(shop, ''),
  (shop) => serverChangesStore(shop).setState(NO_CHANGES),
  removeDraft,
  () => applyToOrder({ type: 'signedOut' }),
  removeVisited,
  forgetReturn,
  (shop) => changeCustomerType(shop, 'PERSON'),
]

/**
 * Removes the tokens, the drafts, the last visited products, the cart and all that was read for the shopper from this
 * device (T46). The cart of an account stays with it. Never rejects.
 */
export async function forgetShopper(shop: Shop): Promise<void> {
  for (const step of STEPS) {
    try {
      await step(shop)
    } catch (error) {
      reloadOrReport(error, { type: 'send', component: 'sign-out' })
    }
  }
}

/** After the shopper has signed out: forgets her, and signs the other tabs out (T46, R-AUTH-09). Never rejects. */
export async function afterLogout(shop: Shop): Promise<void> {
  await forgetShopper(shop)
  emit(shop, 'user:logout', null)
  shop.post({ type: 'auth', market: shop.config.site.market, data: null })
}
