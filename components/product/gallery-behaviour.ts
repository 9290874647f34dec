import type { Start } from '@/components/providers/behaviour-types'
import { createZoomStage } from './zoom-stage'

const KEY_ZOOM = 1.5

const KEYS: Record<string, string> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  '+': 'enlarge',
  '=': 'enlarge',
  '-': 'reduce',
  '0': 'fit',
}

/** Counter and progress line of the swipe gallery. */
function followSwipes(root: HTMLElement, count: number, signal: AbortSignal): void {
  const scroller = root.querySelector<HTMLElement>('[data-scroller]')
  const counter = root.querySelector<HTMLElement>('[data-counter]')
  const progress = root.querySelector<HTMLProgressElement>('[data-progress]')
  if (!scroller) return
  const follow = () => {
    const at = scroller.clientWidth > 0 ? scroller.scrollLeft / scroller.clientWidth : 0
    if (counter) counter.textContent = `${Math.min(count, Math.round(at) + 1)} / ${count}`
    if (progress) progress.value = Math.min(count, at + 1)
  }
  scroller.addEventListener('scroll', follow, { signal, passive: true })
  follow()
}

type Step = 1 | -1

/** The full-screen view. It opens on the picture that was pressed; its large version is fetched only then. */
function createViewer(root: HTMLElement, dialog: HTMLDialogElement, buttons: HTMLButtonElement[], signal: AbortSignal) {
  const floor = dialog.querySelector<HTMLElement>('[data-stage]')
  const counter = dialog.querySelector<HTMLElement>('[data-zoom-counter]')
  const picture = document.createElement('img')
  picture.draggable = false
  let at = 0

  const show = (index: number) => {
    const button = buttons[index]
    const small = button?.parentElement?.querySelector<HTMLImageElement>('img[srcset]')
    if (!button) return
    at = index
    stage?.reset()
    // what the page shows already stands in until the large one is there
    picture.src = small?.currentSrc ?? ''
    picture.alt = small?.alt ?? ''
    const large = new Image()
    large.src = button.dataset.large ?? ''
    large.onload = () => {
      if (at === index) picture.src = large.src
    }
    if (counter) counter.textContent = `${index + 1} / ${buttons.length}`
  }
  const step = (by: Step) => show((at + by + buttons.length) % buttons.length)
  const stage =
    floor && createZoomStage({ stage: floor, picture, onSwipe: step, onDismiss: () => dialog.close(), signal })

  const actions: Record<string, () => void> = {
    next: () => step(1),
    previous: () => step(-1),
    enlarge: () => stage?.zoomBy(KEY_ZOOM),
    reduce: () => stage?.zoomBy(1 / KEY_ZOOM),
    fit: () => stage?.reset(),
    close: () => dialog.close(),
  }
  dialog.addEventListener(
    'keydown',
    (event) => {
      const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[KEYS[event.key] ?? '']
      if (!action) return
      event.preventDefault()
      action()
    },
    { signal },
  )
  dialog.addEventListener(
    'click',
    ({ target }) => {
      const name = target instanceof Element ? target.closest<HTMLElement>('[data-do]')?.dataset.do : undefined
      if (name) actions[name]?.()
    },
    { signal },
  )
  const scroller = root.querySelector<HTMLElement>('[data-scroller]')
  return {
    open: (index: number) => {
      show(index)
      floor?.replaceChildren(picture)
      dialog.showModal()
      stage?.reset()
    },
    /** Back on the page the swipe gallery stands where the view was left. */
    settle: () => {
      picture.remove()
      if (scroller && scroller.scrollWidth > scroller.clientWidth)
        scroller.scrollTo({ left: at * scroller.clientWidth, behavior: 'instant' })
    },
  }
}

/** Swipe counter on phones; full-screen zoom by press, Enter, pinch, wheel and keys. */
export const start: Start = (root) => {
  const stop = new AbortController()
  const { signal } = stop
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[data-large]')]
  const dialog = root.querySelector('dialog')
  followSwipes(root, buttons.length, signal)
  if (!dialog) return () => stop.abort()
  const viewer = createViewer(root, dialog, buttons, signal)
  const lock = (isLocked: boolean) => document.documentElement.toggleAttribute('data-locked', isLocked)
  let pressed: HTMLButtonElement | undefined
  for (const [index, button] of buttons.entries()) {
    const open = () => {
      pressed = button
      lock(true)
      viewer.open(index)
    }
    button.addEventListener('click', open, { signal })
  }
  dialog.addEventListener(
    'close',
    () => {
      lock(false)
      viewer.settle()
      pressed?.focus({ preventScroll: true })
    },
    { signal },
  )
  return () => {
    stop.abort()
    if (dialog.open) {
      dialog.close()
      lock(false)
    }
  }
}
