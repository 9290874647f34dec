import 'client-only'
import { clearTimer, setTimer } from '@/lib/store/set-timer'
import type { Shop } from '@/lib/store/shop'
import { writeSeen } from './seen-cart'
import { shownCart } from './server-changes'

/** How long a quantity waits for further clicks, in ms. */
const WAIT = 400

const timerOf = (lineId: string): string => `quantity-${lineId}`

/** A quantity that waits to be sent. `skip` drops it, because the shopper has chosen another one. */
type Delayed = { send: () => void; skip: () => void }

/** Waiting quantities by line id; null while the pause after a sent change runs and nothing waits. */
type Lines = Map<string, Delayed | null>

/** Stores unanswered quantities as seen, so that the next page does not report them as changes of the service. */
function writeWanted(shop: Shop): void {
  const { wanted, repricing } = shop.store.getState().cart
  const shown = shownCart(shop)
  if (!shown || (Object.keys(wanted).length === 0 && repricing === 0)) return
  const lines = shown.lines.map((line) => ({ ...line, quantity: wanted[line.id] ?? line.quantity }))
  writeSeen({ ...shown, lines, promoCode: repricing === 0 ? shown.promoCode : null }, shop.config.site.lang)
}

/** Sends waiting quantities when another cart change is queued and when the page is left. */
function watchLeaving(shop: Shop, lines: Lines): void {
  const sendWaiting = () => {
    for (const [lineId, delayed] of lines) {
      if (!delayed) continue
      lines.delete(lineId)
      clearTimer(shop, timerOf(lineId))
      delayed.send()
    }
  }
  shop.sendWaiting = sendWaiting
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendWaiting()
  })
  window.addEventListener('pagehide', () => {
    // do not wait for the answer to an earlier change: the page may be gone by then
    shop.queue = Promise.resolve()
    sendWaiting()
    writeWanted(shop)
  })
}

const linesOf = new WeakMap<Shop, Lines>()

function knownLines(shop: Shop): Lines {
  const known = linesOf.get(shop)
  if (known) return known
  const fresh: Lines = new Map()
  linesOf.set(shop, fresh)
  watchLeaving(shop, fresh)
  return fresh
}

/**
 * Sends the first of several quick changes of a line at once. Of the others it sends only the last, after a pause in
 * the clicks. A removal does not wait.
 */
export function delayQuantity(shop: Shop, lineId: string, quantity: number, delayed: Delayed): void {
  const lines = knownLines(shop)
  const isFirst = !lines.has(lineId)
  lines.get(lineId)?.skip()
  const isSentNow = isFirst || quantity === 0
  lines.set(lineId, isSentNow ? null : delayed)
  setTimer(shop, timerOf(lineId), WAIT, () => {
    const last = lines.get(lineId)
    lines.delete(lineId)
    last?.send()
  })
  if (isSentNow) delayed.send()
}
