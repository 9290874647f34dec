import type { Start } from '@/components/providers/behaviour-types'
import { keepOfflinePage } from '@/lib/pwa/keep-offline-page'
import { UNREACHED } from '@/lib/pwa/unreached'
import { lastVisited } from './visited-store'

/** A press on a link or on the bag without a network: the page stays, says so, and does it when asked again once the network is back. */
export const start: Start = (root, { store }) => {
  const { page = '', place = '' } = root.dataset
  keepOfflinePage(page, () => lastVisited(place).map(({ picture }) => picture))
  const stop = new AbortController()
  const { signal } = stop
  const notice = root.firstElementChild instanceof HTMLElement ? root.firstElementChild : root
  let wanted: (() => void) | null = null
  const hide = () => {
    notice.hidden = true
    wanted = null
  }
  const show = (way: () => void) => {
    wanted = way
    notice.hidden = false
  }
  const again = () => {
    const way = wanted
    if (!way) return
    if (navigator.onLine) {
      hide()
      way()
      return
    }
    // a live region speaks of what comes into it: the same words come once more
    const words = notice.querySelector('p')
    words?.replaceWith(words.cloneNode(true))
  }
  const follow = (link: HTMLAnchorElement) => {
    // through the link itself, so that it stays a navigation within the page
    if (link.isConnected) link.click()
    else window.location.assign(link.href)
  }

  window.addEventListener(
    'click',
    (event) => {
      const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null
      if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
      const isStandIn = document.querySelector('[data-offline-page]') !== null
      if (navigator.onLine && !isStandIn) return
      event.preventDefault()
      event.stopPropagation()
      // the page that says so itself moves to the wanted address as a document: it asks from there, and stops asking here
      if (isStandIn) window.location.assign(link.href)
      else show(() => follow(link))
    },
    { capture: true, signal },
  )
  window.addEventListener(
    UNREACHED,
    () => {
      if (!navigator.onLine) show(() => store.getState().openOverlay('cart'))
    },
    { signal },
  )
  notice.querySelector('[data-retry]')?.addEventListener('click', again, { signal })
  notice.querySelector('[data-close]')?.addEventListener('click', hide, { signal })
  const unwatch = store.subscribe(({ root: now }, { root: before }) => {
    if (now.currentPath !== before.currentPath) hide()
  })
  return () => {
    stop.abort()
    unwatch()
  }
}
