import type { Start } from '@/components/providers/behaviour-types'

// the list in another order brings a select of its own: the path whose select had the focus when it was left
let leftPath = ''

function goTo(href: string, root: HTMLElement): void {
  leftPath = window.location.pathname
  const link = document.createElement('a')
  link.dataset.link = ''
  link.href = href
  root.append(link)
  link.click()
  link.remove()
}

/** Choosing an order goes to the list in that order, by the shop's own links: no document is loaded. */
export const start: Start = (root) => {
  const stop = new AbortController()
  const select = root.querySelector('select')
  root.addEventListener(
    'change',
    ({ target }) => {
      const href = target instanceof HTMLSelectElement ? target.selectedOptions[0]?.dataset.href : undefined
      if (href) goTo(href, root)
    },
    { signal: stop.signal },
  )
  // the hand that has just chosen may want to choose again
  if (leftPath === window.location.pathname && document.activeElement === document.body)
    select?.focus({ preventScroll: true })
  leftPath = ''
  // chosen before this script was there
  const drawn = select?.querySelector('option[selected]')
  const chosen = select?.selectedOptions[0]
  if (drawn && chosen && chosen !== drawn && chosen.dataset.href) goTo(chosen.dataset.href, root)
  return () => stop.abort()
}
