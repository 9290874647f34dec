import 'client-only'
import { fetchAccount } from '@/lib/account/change-account'
import { restoreSession } from '@/lib/auth/keep-session'
import { isShopAs } from '@/lib/auth/session'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { changeCustomerType } from '@/lib/store/change-customer-type'
import type { Shop } from '@/lib/store/shop'
import { afterLogout } from './after-logout'
import { joinAccountCart, watchCartId } from './join-account-cart'
import { whileFollowing } from './stop-following'

/** Applies what the account says to this tab: the customer type, then the cart. */
async function applyAccount(shop: Shop): Promise<void> {
  const account = await fetchAccount(shop)
  if (!account) return
  changeCustomerType(shop, account.customerType)
  await joinAccountCart(shop, account)
}

/** Removes the customer's data when a shop-as session ends in any way but by its button (T12, T46). */
const watchShopAs = (shop: Shop): (() => void) =>
  shop.store.subscribe(({ auth: { user } }, before) => {
    if (!user && before.auth.user?.isShopAs) void afterLogout(shop)
  })

/**
 * Makes the tab one of the shopper whose tokens this browser holds: user, renewal of the token, customer type, cart
 * (R-AUTH-11). Does nothing for a guest. Never rejects: a step that fails is repeated by the next page.
 */
export async function followSession(shop: Shop): Promise<void> {
  if (!(await restoreSession(shop))) {
    // a shop-as token has expired since the last visit
    if (isShopAs()) await afterLogout(shop)
    return
  }
  whileFollowing(shop, watchShopAs)
  try {
    await applyAccount(shop)
  } catch (error) {
    reloadOrReport(error, { type: 'load', component: 'account' })
  }
  // a token that is refused meanwhile leaves a guest
  if (shop.store.getState().auth.user) whileFollowing(shop, watchCartId)
}
