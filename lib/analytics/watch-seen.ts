import 'client-only'
import { afterFrame } from '@/lib/browser/after-frame'
import { onRestore } from '@/lib/browser/on-restore'
import { IMPRESSION_BATCH } from '@/lib/config/constants'
import { encodeListSegment, parseListSearch } from '@/lib/list/list-query'
import type { Shop } from '@/lib/store/shop'
import { emit, on } from '@/lib/store/shop-events'
import type { ListedProduct } from '@/lib/store/slices/events-slice'
import { CARD, cardPlace, PROMOTION, promotionOf } from './page-parts'

/** Something counts as seen when half of it, or half the screen, has shown it for this time in ms. */
const SEEN_AFTER = 1000
const HALF = 0.5

type Entry = Pick<IntersectionObserverEntry, 'intersectionRatio' | 'intersectionRect'>

const isHalfSeen = ({ intersectionRatio, intersectionRect }: Entry): boolean =>
  intersectionRatio >= HALF || intersectionRect.height >= window.innerHeight * HALF

/** Calls `onSeen` once for each observed element that was really seen. */
function observeSeen(onSeen: (element: Element) => void) {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const drop = (element: Element) => {
    clearTimeout(timers.get(element))
    timers.delete(element)
  }
  const onChange = (entries: IntersectionObserverEntry[]) => {
    for (const entry of entries) {
      const { target } = entry
      if (!isHalfSeen(entry)) drop(target)
      else if (!timers.has(target)) {
        timers.set(
          target,
          setTimeout(() => {
            observer.unobserve(target)
            drop(target)
            if (target.isConnected) onSeen(target)
          }, SEEN_AFTER),
        )
      }
    }
  }
  const observer = new IntersectionObserver(onChange, { threshold: [0.1, 0.25, HALF] })
  return {
    observe: (element: Element) => observer.observe(element),
    stop: () => {
      observer.disconnect()
      for (const element of timers.keys()) drop(element)
    },
  }
}

/** The list that the address names, without its page and labels: another one is another view. */
function viewOf({ pathname, search }: Location): string {
  const query = parseListSearch(new URLSearchParams(search))
  return pathname + encodeListSegment({ ...query, page: 1 })
}

type View = {
  key: string
  /** Elements that are or were observed in this view. */
  observed: WeakSet<Element>
  reported: Set<string>
}

const newView = (): View => ({ key: viewOf(window.location), observed: new WeakSet(), reported: new Set() })

/**
 * Reports products and promotions when they have really been seen, once in each view of a list (R-ANALYTICS-02).
 * Products are reported in groups of four; the rest when the page or the view changes (R-ANALYTICS-03). It reads the
 * server's HTML, so that no list has to hydrate. Returns a cleanup function.
 */
export function watchSeen(shop: Shop): () => void {
  let view = newView()
  const queues = new Map<string, { name: string; products: ListedProduct[] }>()
  const sendList = (id: string) => {
    const queue = queues.get(id)
    queues.delete(id)
    if (queue) emit(shop, 'product:impression', { list: { id, name: queue.name }, products: queue.products })
  }
  const flush = () => [...queues.keys()].forEach(sendList)
  const isNew = (key: string): boolean => {
    const isNew = !view.reported.has(key)
    view.reported.add(key)
    return isNew
  }
  const seeCard = (card: Element) => {
    const place = cardPlace(shop, card)
    if (!place || !isNew(`${place.list.id}/${place.product.productId}`)) return
    const { id, name } = place.list
    const queue = queues.get(id) ?? { name, products: [] }
    queues.set(id, queue)
    queue.products.push(place.product)
    if (queue.products.length === IMPRESSION_BATCH) sendList(id)
  }
  const seePromotion = (element: Element) => {
    const promotion = promotionOf(element)
    if (promotion && isNew(`promotion/${promotion.id}`)) emit(shop, 'promotion:impression', promotion)
  }
  const start = () => observeSeen((element) => (element.matches(CARD) ? seeCard(element) : seePromotion(element)))
  let seen = start()
  const begin = () => {
    flush()
    seen.stop()
    seen = start()
    view = newView()
  }
  const scan = () => {
    if (view.key !== viewOf(window.location)) begin()
    for (const element of document.querySelectorAll(`${CARD}, ${PROMOTION}`)) {
      if (view.observed.has(element)) continue
      view.observed.add(element)
      seen.observe(element)
    }
  }
  let isDue = false
  let isOver = false
  const scanSoon = () => {
    if (isDue) return
    isDue = true
    afterFrame(() => {
      isDue = false
      if (!isOver) scan()
    })
  }
  const changes = new MutationObserver(scanSoon)
  changes.observe(document.body, { childList: true, subtree: true })
  const onPage = () => {
    begin()
    scanSoon()
  }
  const stopRoutes = on(shop, 'route:change', onPage, { onlyNew: true })
  const stopRestores = onRestore(onPage)
  window.addEventListener('pagehide', flush)
  scan()
  return () => {
    isOver = true
    seen.stop()
    changes.disconnect()
    stopRoutes()
    stopRestores()
    window.removeEventListener('pagehide', flush)
  }
}
