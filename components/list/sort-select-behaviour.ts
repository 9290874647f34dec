import type { Start } from '@/components/providers/behaviour-types'

/** Choosing an order goes to the list in that order, by the shop's own links: no document is loaded. */
export const start: Start = (root) => {
  const stop = new AbortController()
  root.addEventListener(
    'change',
    ({ target }) => {
      const href = target instanceof HTMLSelectElement ? target.selectedOptions[0]?.dataset.href : undefined
      if (!href) return
      const link = document.createElement('a')
      link.dataset.link = ''
      link.href = href
      root.append(link)
      link.click()
      link.remove()
    },
    { signal: stop.signal },
  )
  return () => stop.abort()
}
