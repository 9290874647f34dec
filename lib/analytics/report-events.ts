import 'client-only'
import type { Shop } from '@/lib/store/shop'
import { onAny } from '@/lib/store/shop-events'
import type { ShopEvents } from '@/lib/store/slices/events-slice'
import { pushToDataLayer } from './data-layer'
import { DRAFTS, type Draft, type PushContext } from './event-drafts'
import { CARD, cardId } from './page-parts'
import { createProductFacts } from './product-facts'

type ReportOptions = Pick<PushContext, 'mayIdentify'> & {
  /** Events before this time, in ms, are not reported. */
  since: number
}

/** Products of the page, which are fetched with the first that is needed. */
const pageIds = (): number[] => [...document.querySelectorAll(CARD)].map(cardId).filter(Boolean)

/**
 * Reports the shop's events to the data layer in their order (R-ANALYTICS-01, R-ANALYTICS-02). An event that waits for
 * prices holds back those after it; when the page is left, all are sent as they are. Returns a cleanup function.
 */
export function reportEvents(shop: Shop, { since, mayIdentify }: ReportOptions): () => void {
  const facts = createProductFacts(shop.config.site)
  const context: PushContext = {
    shop,
    facts,
    mayIdentify,
    clicked: new Map(),
    methods: { shipping: '', payment: '' },
  }
  let waiting: Draft[] = []
  let isLoading = false
  let isOver = false
  const push = ({ build }: Draft) => build().forEach(pushToDataLayer)
  const flush = () => {
    const left = waiting
    waiting = []
    left.forEach(push)
  }
  const drain = () => {
    while (waiting[0]?.ids.every(facts.isSettled)) waiting.splice(0, 1).forEach(push)
    if (isLoading || waiting.length === 0) return
    isLoading = true
    void facts.load([...waiting.flatMap(({ ids }) => ids), ...pageIds()]).then(() => {
      isLoading = false
      if (!isOver) drain()
    })
  }
  const report = <Name extends keyof ShopEvents>(type: Name, data: ShopEvents[Name]) => {
    const draft = DRAFTS[type]?.(data, context)
    if (!draft) return
    waiting.push(draft)
    drain()
  }
  const stop = onAny(shop, ({ type, data, timestamp }) => {
    if (timestamp >= since) report(type, data as ShopEvents[typeof type])
  })
  window.addEventListener('pagehide', flush)
  return () => {
    isOver = true
    stop()
    window.removeEventListener('pagehide', flush)
  }
}
