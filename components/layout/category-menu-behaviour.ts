import type { Start } from '@/components/providers/behaviour-types'

/** Closes the open menu on Esc and on a press elsewhere; after a navigation every sheet that lies over the page too. */
export const start: Start = (root, { store }) => {
  const stop = new AbortController()
  const { signal } = stop
  const opened = () => root.querySelector<HTMLDetailsElement>('details[open]')
  const close = () => {
    const menu = opened()
    if (menu) menu.open = false
    return menu
  }
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') close()?.querySelector('summary')?.focus()
    },
    { signal },
  )
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Element && target.closest('details') === opened())) close()
    },
    { signal },
  )
  const unwatch = store.subscribe(({ root: now }, { root: before }) => {
    if (now.currentPath === before.currentPath) return
    close()
    for (const sheet of document.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover()
  })
  return () => {
    stop.abort()
    unwatch()
  }
}
