import 'client-only'
import { accountStore, fetchAccount } from '@/lib/account/change-account'
import { endSession, restoreSession } from '@/lib/auth/keep-session'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { changeCustomerType } from '@/lib/store/change-customer-type'
import type { Shop } from '@/lib/store/shop'
import { joinAccountCart, watchCartId } from './join-account-cart'

/** Cleanups of the tabs whose session is followed. */
const followed = new WeakMap<object, () => void>()

/** Stops what a known shopper has in addition to a guest; the tab is then one of a guest. */
export function stopFollowing(shop: Shop): void {
  followed.get(shop)?.()
  followed.delete(shop)
  endSession(shop)
  accountStore(shop).setState({ account: null })
}

/** Applies what the account says to this tab: the customer type, then the cart. */
async function applyAccount(shop: Shop): Promise<void> {
  const account = await fetchAccount(shop)
  if (!account) return
  changeCustomerType(shop, account.customerType)
  await joinAccountCart(shop, account)
}

/**
 * Makes the tab one of the shopper whose tokens this browser holds: user, renewal of the token, customer type, cart
 * (R-AUTH-11). Does nothing for a guest. Never rejects: a step that fails is repeated by the next page.
 */
export async function followSession(shop: Shop): Promise<void> {
  if (!(await restoreSession(shop))) return
  try {
    await applyAccount(shop)
  } catch (error) {
    reloadOrReport(error, { type: 'load', component: 'account' })
  }
  if (!followed.has(shop)) followed.set(shop, watchCartId(shop))
}
