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
import { forgetSearchKeys } from '@/lib/search/search-session'
import { changeCustomerType } from '@/lib/store/change-customer-type'
import type { Shop } from '@/lib/store/shop'
import { emit } from '@/lib/store/shop-events'
import { stopFollowing } from './stop-following'

/** Run one after another; a failed step is reported and the next one runs. */
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
  forgetSearchKeys,
  forgetReturn,
  (shop) => changeCustomerType(shop, 'PERSON'),
]

/**
 * Removes the shopper's data from this device: tokens, drafts, last visited products, cart, and what was read for her
 * (T46). The cart of an account is kept at the service. Never rejects.
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

/** `forgetShopper`, then the event `user:logout` and the message that signs out the other tabs (R-AUTH-09). Never rejects. */
export async function afterLogout(shop: Shop): Promise<void> {
  await forgetShopper(shop)
  emit(shop, 'user:logout', null)
  shop.post({ type: 'auth', market: shop.config.site.market, data: null })
}
