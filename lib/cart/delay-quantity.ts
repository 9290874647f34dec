import 'client-only'
import { clearTimer, setTimer } from '@/lib/store/set-timer'
import type { Shop } from '@/lib/store/shop'
import { writeSeen } from './seen-cart'
import { shownCart } from './server-changes'

/** How long a quantity waits for further clicks, in ms. */
const WAIT = 400

const timerOf = (lineId: string): string => `quantity-${lineId}`

/** A quantity that is to be sent. `skip` ends it unsent, because the shopper has chosen another one. */
type Delayed = { send: () => void; skip: () => void }

/** Quantities by line id; null where the line was changed a moment ago and nothing waits. */
type Lines = Map<string, Delayed | null>

/** Records the quantities that have no answer yet as seen: the next page must not call them changes of the service. */
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
    // the page may end before the answer to an earlier change
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
 * Sends the first of several quick changes of a line at once, and of the others only the last, after a pause in the clicks.
 * A removal does not wait.
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
