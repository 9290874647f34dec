import type { Start } from '@/components/providers/behaviour-types'
import { watchHover } from './category-menu-hover'
import { focusByKey } from './category-menu-keys'

/**
 * Finishes the native disclosures: opening by hover and arrow keys; closing on Esc, on a press elsewhere, when the
 * focus leaves and after a navigation.
 */
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
  root.addEventListener('keydown', (event) => focusByKey(root, event), { signal })
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      // null is a press on something that takes no focus, or another window
      if (relatedTarget instanceof Element && !opened()?.contains(relatedTarget)) close()
    },
    { signal },
  )
  watchHover(root, signal)
  const unwatch = store.subscribe(({ root: now }, { root: before }) => {
    if (now.currentPath !== before.currentPath) close()
  })
  return () => {
    stop.abort()
    unwatch()
  }
}
