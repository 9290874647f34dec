import type { Start } from '@/components/providers/behaviour-types'

/** A press on a link without a network: the page stays, says so, and goes there when asked again once the network is back. */
export const start: Start = (root, { store }) => {
  const stop = new AbortController()
  const { signal } = stop
  const notice = root.firstElementChild instanceof HTMLElement ? root.firstElementChild : root
  let wanted: HTMLAnchorElement | null = null
  const hide = () => {
    notice.hidden = true
    wanted = null
  }
  const again = () => {
    const link = wanted
    if (!link || !navigator.onLine) return
    hide()
    // through the link itself, so that it stays a navigation within the page
    if (link.isConnected) link.click()
    else window.location.assign(link.href)
  }

  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-link]') : null
      if (!link || navigator.onLine || event.button !== 0) return
      event.preventDefault()
      event.stopPropagation()
      wanted = link
      notice.hidden = false
    },
    { capture: true, signal },
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
