import type { Start } from '@/components/providers/behaviour-types'
import { lockPage, unlockPage } from '@/components/ui/lock-page'

const LAYERS = 'a, aside, header, main, footer, [popover]'

/**
 * Makes an open sheet the only thing on the page: focus moves in and stays, the page behind stands still.
 * Closing gives the focus back to the button that opened it, which is why the page wakes up before that.
 */
export const start: Start = (mark, { store }) => {
  const sheet = mark.parentElement ?? mark
  const stop = new AbortController()
  const { signal } = stop
  const others = () =>
    [...(sheet.parentElement?.children ?? [])].filter(
      (layer): layer is HTMLElement => layer instanceof HTMLElement && layer !== sheet && layer.matches(LAYERS),
    )

  const alone = () => {
    for (const layer of others()) layer.inert = true
    lockPage()
    if (!sheet.contains(document.activeElement)) sheet.querySelector<HTMLElement>('button')?.focus()
  }
  const release = () => {
    const below = others().find((layer) => layer.matches(':popover-open'))
    if (below) {
      below.inert = false
      return
    }
    for (const layer of others()) layer.inert = false
    unlockPage()
  }

  sheet.addEventListener(
    'beforetoggle',
    (event) => {
      if (event.target === sheet && event.newState === 'closed') release()
    },
    { signal },
  )
  sheet.addEventListener(
    'toggle',
    (event) => {
      if (event.target !== sheet) return
      if (event.newState === 'open') alone()
      else for (const step of sheet.querySelectorAll('details')) step.open = false
    },
    { signal },
  )
  const unwatch = store.subscribe(({ root: now }, { root: before }) => {
    if (now.currentPath !== before.currentPath && sheet.matches(':popover-open')) sheet.hidePopover()
  })
  // opened before this script had come
  if (sheet.matches(':popover-open')) alone()
  return () => {
    stop.abort()
    unwatch()
    if (sheet.matches(':popover-open')) release()
  }
}
