import 'client-only'
import { runsProviders } from '@/lib/routing/runs-providers'
import type { Shop } from '@/lib/store/shop'
import { on } from '@/lib/store/shop-events'
import type { ConsentChoice } from './consent-record'
import { applyToContainer } from './tag-container'

/**
 * Ends the scripts of a container after a withdrawal, which only a new document does. Checkout and confirmation are loaded
 * again when they are left, so that no order is interrupted; until then the container gets the choice.
 */
export function endContainer(shop: Shop, container: string, choice: ConsentChoice): void {
  const reload = () => window.location.reload()
  if (!runsProviders(shop.config.site, window.location.pathname)) {
    reload()
    return
  }
  if (window.dataLayer) applyToContainer(container, choice)
  on(shop, 'route:change', reload, { onlyNew: true })
}
