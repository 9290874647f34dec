import 'client-only'
import type { SearchOrigin } from '@apptus/esales-api'
import { onPageClick } from '@/lib/browser/page-clicks'
import type { Shop } from '@/lib/store/shop'
import { on } from '@/lib/store/shop-events'
import type { ShopEvents } from '@/lib/store/slices/events-slice'
import { reportSearch } from './report-search'
import type { SearchApi } from './search-api'
import { findTicket, rememberTickets } from './search-tickets'

/** The middle mouse button opens a link in another tab. Higher button numbers never open a link. */
const MIDDLE_BUTTON = 1

/** Article number of a favourite, which is the service's key; '' for a product that is no longer sold. */
async function keyOf({ config }: Shop, { id }: ShopEvents['favorite:add']): Promise<string> {
  const { fetchCardProducts } = await import('@/lib/product/fetch-card-products')
  const [product] = await fetchCardProducts(config.site, [id])
  return product?.articleNumber ?? ''
}

/**
 * Reports the events of the shop from now on; none for a product unknown to the service (R-SEARCH-09). Earlier ones
 * happened before the shopper searched (T32).
 */
function reportEvents(shop: Shop, api: SearchApi, signal: AbortSignal): void {
  const { notify } = api
  const report = <Name extends keyof ShopEvents>(name: Name, send: (data: ShopEvents[Name]) => Promise<unknown>) =>
    signal.addEventListener(
      'abort',
      on(shop, name, (data) => void send(data).catch(() => {}), { onlyNew: true }),
    )
  report('route:change', ({ path }) => reportSearch(shop, api, path))
  report('cart:add', async ({ product, size }) => {
    const ticket = findTicket(shop, product.articleNumber, size)
    if (ticket) await notify.addToCart(ticket)
  })
  report('favorite:add', async (favorite) => {
    const key = await keyOf(shop, favorite)
    if (key) await notify.addFavorite(key)
  })
  report('favorite:remove', async (favorite) => {
    const key = await keyOf(shop, favorite)
    if (key) await notify.removeFavorite(key)
  })
}

type ClickData = { key?: string; ticket?: string; searchOrigin?: string }

/** The data attributes of the clicked card or link. `isLink`: a link was clicked. */
function dataOfClick({ target }: Event): ClickData & { isLink: boolean } {
  const pressed = target instanceof Element ? target : null
  const marked = pressed?.closest<HTMLElement>('[data-ticket], [data-search-origin]')
  return { ...marked?.dataset, isLink: Boolean(pressed?.closest('a[href]')) }
}

/** Whether a click opens its link in this tab. Another tab has a search session of its own. */
const opensHere = ({ type, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  type === 'click' && !(ctrlKey || metaKey || shiftKey)

/** Ends the listeners of the previous shop, when the language switch replaces it in the same document. */
let listening = new AbortController()

/**
 * Reports shop events and clicks on search results to the search service (R-SEARCH-09) as long as the tab lives, and
 * the end of the session when the document is unloaded (R-SEARCH-10). Cards and links to products have `data-ticket`;
 * it is empty on the links of a card to other products, whose clicks are not reported. Links to search results have
 * `data-search-origin`. Failures are ignored (R-SEARCH-11).
 */
export function watchSearchEvents(shop: Shop, api: SearchApi): void {
  listening.abort()
  listening = new AbortController()
  const { signal } = listening
  const ignore = () => {}
  reportEvents(shop, api, signal)
  const onClick = (event: MouseEvent) => {
    const { key, ticket, searchOrigin = 'ORGANIC', isLink } = dataOfClick(event)
    // stored, because a later addition of the product to the cart reports this ticket
    if (key && ticket) rememberTickets(shop, [{ key, ticket }])
    if (!isLink || event.button > MIDDLE_BUTTON) return
    if (ticket) api.notify.click(ticket).catch(ignore)
    // any link resets the origin: a search link that does not change the path would leave its origin to the next search
    if (opensHere(event)) shop.store.getState().setSearchSession({ origin: searchOrigin as SearchOrigin })
  }
  signal.addEventListener('abort', onPageClick(onClick))
  const onLeave = ({ persisted }: PageTransitionEvent) => {
    // a document in the back/forward cache can be restored with its keys
    if (!persisted) api.notify.end().catch(ignore)
  }
  window.addEventListener('pagehide', onLeave, { signal })
}
