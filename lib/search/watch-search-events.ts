import 'client-only'
import type { elevate } from '@apptus/esales-api'
import type { Shop } from '@/lib/store/shop'
import { findTicket } from './search-tickets'

type Notify = ReturnType<typeof elevate>['notify']
type CartAdd = { product: { articleNumber: string }; size: string | null }

/** The service knows products by article number, favourites are ids. */
async function keyOf({ config }: Shop, { id }: { id: number }): Promise<string> {
  const { fetchCardProducts } = await import('@/lib/product/fetch-card-products')
  const [product] = await fetchCardProducts(config.site, [id])
  return product?.articleNumber ?? ''
}

/** What is sent for an event, by its type; nothing where the service does not know the product (R-SEARCH-09). */
function notificationsOf(shop: Shop, notify: Notify): Record<string, (data: never) => Promise<unknown>> {
  return {
    'cart:add': async ({ product, size }: CartAdd) => {
      const ticket = findTicket(shop, product.articleNumber, size)
      if (ticket) await notify.addToCart(ticket)
    },
    'favorite:add': async (data: { id: number }) => {
      const key = await keyOf(shop, data)
      if (key) await notify.addFavorite(key)
    },
    'favorite:remove': async (data: { id: number }) => {
      const key = await keyOf(shop, data)
      if (key) await notify.removeFavorite(key)
    },
  }
}

/** Ticket of the link under a press: its own, or that of the card it stands in. */
function ticketOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link?.closest<HTMLElement>('[data-ticket]')?.dataset.ticket
}

/**
 * Sends the shop's events and presses on what the service found for as long as the tab lives (R-SEARCH-09), and the end of
 * the session when the document goes, since its keys go with it (R-SEARCH-10). Failures are ignored (R-SEARCH-11).
 */
export function watchSearchEvents(shop: Shop, { notify }: { notify: Notify }): void {
  const notifications = notificationsOf(shop, notify)
  const ignore = () => {}
  shop.store.subscribe(({ events }, before) => {
    const event = events === before.events ? undefined : events.at(-1)
    if (event) notifications[event.type]?.(event.data as never).catch(ignore)
  })
  const onPress = (event: Event) => {
    const ticket = ticketOf(event)
    if (ticket) notify.click(ticket).catch(ignore)
  }
  // in the capture phase, so that it is sent before anything navigates; `auxclick` opens another tab
  for (const kind of ['click', 'auxclick']) window.addEventListener(kind, onPress, { capture: true })
  window.addEventListener('pagehide', ({ persisted }) => {
    // a document in the back/forward cache may come back, with its keys
    if (!persisted) notify.end().catch(ignore)
  })
}
