import type { Start } from '@/components/providers/behaviour-types'

/** On touch screens the second picture is fetched when a finger lands on the card: it is there when the swipe ends. */
export const start: Start = (root) => {
  const pictures = root.querySelector<HTMLElement>('[data-card-pictures]')
  if (!pictures || !window.matchMedia('(hover: none)').matches) return () => {}
  const stop = new AbortController()
  const fetchSecond = () => {
    pictures.dataset.near = ''
  }
  root.addEventListener('touchstart', fetchSecond, { passive: true, once: true, signal: stop.signal })
  return () => stop.abort()
}
