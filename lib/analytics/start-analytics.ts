import 'client-only'
import type { Shop } from '@/lib/store/shop'
import { emit } from '@/lib/store/shop-events'
import type { ShopState } from '@/lib/store/shop-state'
import { reportEvents } from './report-events'
import { watchClicks } from './watch-clicks'
import { watchPages } from './watch-pages'
import { watchSeen } from './watch-seen'

type Shown = Pick<ShopState, 'layers' | 'cart'>

const showsCart = ({ layers, cart }: Shown): boolean => layers.overlay.current === 'cart' && cart.data !== null

/** Emits each opening of the cart's drawer, as soon as the cart is known. */
const watchCart = ({ store }: Shop): (() => void) =>
  store.subscribe((state, before) => {
    if (state.cart.data && showsCart(state) && !showsCart(before)) emit({ store }, 'cart:impression', state.cart.data)
  })

export type AnalyticsOptions = {
  /**
   * What is reported of the time before: all since the document was opened, when the shopper had agreed before that;
   * what belongs to the page that is shown, when she agrees on it; nothing, when she has agreed again.
   */
  from: 'document' | 'page' | 'now'
  mayIdentify: () => boolean
}

function startOf(from: AnalyticsOptions['from'], { store }: Shop): number {
  if (from === 'document') return 0
  if (from === 'now') return Date.now()
  return store.getState().events.findLast(({ type }) => type === 'route:change')?.timestamp ?? 0
}

/**
 * Starts what emits the events of pages, lists and clicks, and what reports all events to the data layer. A page that
 * is only prerendered reports nothing until it is shown (T49). Returns a cleanup function.
 */
export function startAnalytics(shop: Shop, { from, mayIdentify }: AnalyticsOptions): () => void {
  const stops: (() => void)[] = []
  const start = () => {
    const since = startOf(from, shop)
    // lists before pages: what was seen of a page is reported before the next page
    stops.push(watchSeen(shop), watchPages(shop, since), watchClicks(shop), watchCart(shop))
    // last: when the page is left, the lists have emitted what they held back
    stops.push(reportEvents(shop, { since, mayIdentify }))
  }
  const { prerendering } = document as Document & { prerendering?: boolean }
  if (prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true })
    stops.push(() => document.removeEventListener('prerenderingchange', start))
  } else start()
  return () => {
    for (const stop of stops) stop()
  }
}
