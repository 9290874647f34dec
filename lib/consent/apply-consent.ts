import 'client-only'
import { onRestore } from '@/lib/browser/on-restore'
import { keepVisited } from '@/lib/product/visited-products'
import { keepSearchKeys, restoreSearchKeys } from '@/lib/search/search-session'
import type { Shop } from '@/lib/store/shop'
import { hasPrivacySignal, readConsent, watchConsent } from './consent'
import { type ConsentChoice, NOTHING_ALLOWED } from './consent-record'
import { forgetRefused } from './forget-refused'

/** Loads or updates the tag manager's container, if the shop has one and the shopper may be measured. */
function measure({ config: { container } }: Shop, choice: ConsentChoice): void {
  if (!container || !(choice.statistics || choice.marketing)) return
  import('./tag-container').then(
    ({ applyToContainer }) => applyToContainer(container, choice),
    // the next page tries again: nothing that a shopper sees depends on it
    () => {},
  )
}

/** Makes a choice of this tab or of another the tab's own, and removes from the device what is refused. */
export function applyConsent(shop: Shop, choice: ConsentChoice): void {
  shop.store.getState().setConsent({ choice, isAsked: false })
  forgetRefused(shop, choice)
  if (!choice.preferences) return
  keepVisited()
  keepSearchKeys(shop)
}

/**
 * Reads the stored choice and asks for one where there is none. What is not allowed is removed, also when the 12 months
 * of a choice have ended. A page whose container has run is loaded again when measuring is withdrawn, because nothing
 * else stops the scripts of others. Returns a cleanup function.
 */
export function startConsent(shop: Shop): () => void {
  const stored = readConsent()?.choice ?? null
  shop.store.getState().setConsent({ choice: stored, isAsked: !(stored || hasPrivacySignal()) })
  forgetRefused(shop, stored ?? NOTHING_ALLOWED)
  if (stored?.preferences) restoreSearchKeys(shop)
  measure(shop, stored ?? NOTHING_ALLOWED)
  const stopWatching = watchConsent(shop, (choice, before) => {
    const isLess = (before.statistics && !choice.statistics) || (before.marketing && !choice.marketing)
    if (isLess && shop.config.container) window.location.reload()
    else measure(shop, choice)
  })
  // a page in the back/forward cache has missed the messages of other tabs
  const stopRestoring = onRestore(() => {
    const newest = readConsent()?.choice
    if (newest) applyConsent(shop, newest)
  })
  return () => {
    stopWatching()
    stopRestoring()
  }
}
