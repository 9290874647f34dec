import type { Shop } from '@/lib/store/shop'
import { BEHAVIOURS } from './behaviour-table'
import { turnPages } from './turn-pages'

const SELECTOR = '[data-behaviour]'

const within = (node: Node): HTMLElement[] => {
  if (!(node instanceof HTMLElement)) return []
  const inside = [...node.querySelectorAll<HTMLElement>(SELECTOR)]
  return node.matches(SELECTOR) ? [node, ...inside] : inside
}

/** Starts what the page names in `data-behaviour`, now and for everything drawn later, and ends what leaves the page. */
export function runBehaviours(shop: Shop): { isReady: Promise<unknown>; stop: () => void } {
  const running = new Map<HTMLElement, () => void>()
  const stopTurning = turnPages(shop)

  const start = async (element: HTMLElement): Promise<void> => {
    if (running.has(element)) return
    running.set(element, () => {})
    // an element may carry several, in one attribute
    for (const name of element.dataset.behaviour?.split(' ') ?? []) {
      const behaviour = await BEHAVIOURS[name]?.()
      const before = running.get(element)
      // gone, or started anew, while the script was on its way
      if (!behaviour || !before || !element.isConnected) continue
      const end = behaviour.start(element, shop)
      running.set(element, () => {
        before()
        end()
      })
    }
    if (running.has(element)) element.dataset.ready = ''
  }

  const end = (element: HTMLElement): void => {
    // moved, not removed
    if (element.isConnected) return
    running.get(element)?.()
    running.delete(element)
  }

  const observer = new MutationObserver((changes) => {
    for (const { removedNodes } of changes) for (const node of removedNodes) within(node).forEach(end)
    for (const { addedNodes } of changes) for (const node of addedNodes) within(node).forEach(start)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const isReady = Promise.allSettled(within(document.body).map(start))
  return {
    isReady,
    stop: () => {
      observer.disconnect()
      stopTurning()
      for (const [element, halt] of running) {
        halt()
        delete element.dataset.ready
      }
      running.clear()
    },
  }
}
