import 'client-only'
import { onRestore } from '@/lib/browser/on-restore'
import { keepVisited } from '@/lib/product/visited-products'
import { keepSearchKeys, restoreSearchKeys } from '@/lib/search/search-session'
import type { Shop } from '@/lib/store/shop'
import { hasPrivacySignal, readConsent, storedConsent, watchConsent } from './consent'
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

/** Makes the stored choice the tab's own; asks for one where there is none. Returns it. */
function applyStored(shop: Shop): ConsentChoice {
  const stored = readConsent()?.choice ?? null
  shop.store.getState().setConsent({ choice: stored, isAsked: !(stored || hasPrivacySignal()) })
  forgetRefused(shop, stored ?? NOTHING_ALLOWED)
  return stored ?? NOTHING_ALLOWED
}

/**
 * Reads the stored choice and asks for one where there is none. What is not allowed is removed, also when the 12 months
 * of a choice have ended. A page whose container has run is loaded again when measuring is withdrawn, the checkout and
 * the confirmation when they are left. Returns a cleanup function.
 */
export function startConsent(shop: Shop): () => void {
  const stored = applyStored(shop)
  if (stored.preferences) restoreSearchKeys(shop)
  measure(shop, stored)
  if (storedConsent()?.isUnproven) {
    import('./prove-consent').then(
      ({ proveConsent }) => proveConsent(),
      () => {},
    )
  }
  const stopWatching = watchConsent(shop, (choice, before) => {
    const isLess = (before.statistics && !choice.statistics) || (before.marketing && !choice.marketing)
    const { container } = shop.config
    if (isLess && container) {
      import('./end-container').then(
        ({ endContainer }) => endContainer(shop, container, choice),
        () => window.location.reload(),
      )
    } else measure(shop, choice)
  })
  // a page in the back/forward cache has missed the messages of other tabs
  const stopRestoring = onRestore(() => {
    const newest = readConsent()?.choice
    if (newest) applyConsent(shop, newest)
    else applyStored(shop)
  })
  return () => {
    stopWatching()
    stopRestoring()
  }
}
