/** How long the mouse must rest on an entry, in ms; longer on the way down to an open panel, across other entries. */
const OPEN_AFTER = 120
const CROSSING = 320
const CLOSE_AFTER = 260

const MENU = '[data-category-menu]'
const menuOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(MENU) : null)
const entryOf = (target: EventTarget | null) => (menuOf(target) && (target as Element).closest('details')) ?? null
const openEntry = () => document.querySelector<HTMLDetailsElement>(`${MENU} details[open]`)

/** Opens an entry of the category menu while the mouse rests on it. Returns a cleanup function. */
export function openMenuOnHover(): () => void {
  const stop = new AbortController()
  const options = { passive: true, signal: stop.signal }
  let timer = 0
  let openedByHover: HTMLDetailsElement | null = null
  let lastY = 0
  let isDownward = false
  const later = (act: () => void, delay: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(act, delay)
  }
  const open = (entry: HTMLDetailsElement) => {
    entry.open = true
    openedByHover = entry
  }
  const close = () => {
    const entry = openEntry()
    // someone may be in it by keyboard meanwhile
    if (entry && !entry.querySelector(':focus-visible')) entry.open = false
  }
  const onMove = ({ target, clientY }: PointerEvent) => {
    if (!menuOf(target)) return
    isDownward = clientY > lastY
    lastY = clientY
  }
  const onOver = ({ target, pointerType, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse' || !menuOf(target)) return
    const entry = entryOf(target)
    if (!entry || entry.open) return clearTimeout(timer)
    const isCrossing = openEntry() && (isDownward || clientY > lastY)
    later(() => entry.matches(':hover') && open(entry), isCrossing ? CROSSING : OPEN_AFTER)
  }
  const onOut = ({ target, relatedTarget, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && menuOf(target) && !menuOf(relatedTarget)) later(close, CLOSE_AFTER)
  }
  const onClick = (event: MouseEvent) => {
    if (!menuOf(event.target)) return
    clearTimeout(timer)
    if (!(event.target as Element).closest('summary')) return
    // the entry is already open by hover: toggling would close what the press means to open
    if (event.detail > 0 && openedByHover?.open && openedByHover === entryOf(event.target)) event.preventDefault()
    openedByHover = null
  }
  document.addEventListener('pointermove', onMove, options)
  document.addEventListener('pointerover', onOver, options)
  document.addEventListener('pointerout', onOut, options)
  document.addEventListener('click', onClick, { signal: stop.signal })
  return () => stop.abort()
}
