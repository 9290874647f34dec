import 'client-only'
import { accountStore } from '@/lib/account/change-account'
import { endSession } from '@/lib/auth/keep-session'
import type { Shop } from '@/lib/store/shop'

/** Starts to watch a tab; returns a cleanup function. */
type Watch = (shop: Shop) => () => void

/** Cleanups of the tabs whose session is followed. */
const followed = new WeakMap<object, Map<Watch, () => void>>()

/** Watches the tab until its session is no longer followed; starts only once. */
export function whileFollowing(shop: Shop, watch: Watch): void {
  const cleanups = followed.get(shop) ?? new Map<Watch, () => void>()
  if (!cleanups.has(watch)) followed.set(shop, cleanups.set(watch, watch(shop)))
}

/** Stops what a known shopper has in addition to a guest; the tab is then one of a guest. */
export function stopFollowing(shop: Shop): void {
  for (const cleanUp of followed.get(shop)?.values() ?? []) cleanUp()
  followed.delete(shop)
  endSession(shop)
  accountStore(shop).setState({ account: null })
}
