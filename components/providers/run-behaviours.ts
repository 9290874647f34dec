import { takeEarlyClick } from '@/lib/browser/first-interaction'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import type { Shop } from '@/lib/store/shop'
import { afterFrame } from './after-frame'
import { BEHAVIOURS } from './behaviour-table'

const SELECTOR = '[data-behaviour]'

const within = (node: Node): HTMLElement[] => {
  if (!(node instanceof HTMLElement)) return []
  const inside = [...node.querySelectorAll<HTMLElement>(SELECTOR)]
  return node.matches(SELECTOR) ? [node, ...inside] : inside
}

/** Runs one of the names, null when that fails: it must not keep the others from starting, and is told (R-ERROR-02). */
const startOne = (name: string, element: HTMLElement, shop: Shop): (() => void) | null => {
  try {
    return BEHAVIOURS[name]?.(element, shop) ?? (() => {})
  } catch (error) {
    console.error(`${name} could not be started`, error)
    reloadOrReport(error, { type: 'behaviour', component: name })
    return null
  }
}

/** Repeats the click that came before its part was ready. */
function repeatEarlyClick(): void {
  const part = window.firstInteraction?.earlyClick?.closest<HTMLElement>(SELECTOR)
  if (part?.hasAttribute('data-ready')) takeEarlyClick(part)?.click()
}

/** Starts what the page names in `data-behaviour`, now and for everything drawn later, and ends what leaves the page. */
export function runBehaviours(shop: Shop): () => void {
  const running = new Map<HTMLElement, () => void>()
  let isOn = true

  const start = (element: HTMLElement): void => {
    if (running.has(element)) return
    // an element may carry several, in one attribute
    const names = element.dataset.behaviour?.split(' ') ?? []
    const ends = names.map((name) => startOne(name, element, shop))
    running.set(element, () => {
      for (const end of ends) end?.()
    })
    // a press is not repeated on what has not started
    if (!ends.includes(null)) element.dataset.ready = ''
  }

  const end = (element: HTMLElement): void => {
    // moved, not removed
    if (element.isConnected) return
    running.get(element)?.()
    running.delete(element)
    delete element.dataset.ready
  }

  const startAll = (nodes: Node[]): void => {
    if (!isOn) return
    for (const node of nodes) if (node.isConnected) within(node).forEach(start)
    repeatEarlyClick()
  }

  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes])
    for (const node of removed) within(node).forEach(end)
    // a new page is drawn first, then brought to life
    afterFrame(() => {
      startAll(added)
    })
  })
  observer.observe(document.body, { childList: true, subtree: true })
  startAll([document.body])
  return () => {
    isOn = false
    observer.disconnect()
    for (const [element, halt] of running) {
      halt()
      delete element.dataset.ready
    }
    running.clear()
  }
}
