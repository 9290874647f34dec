import type { Start } from '@/components/providers/behaviour-types'
import { withFile } from '@/lib/content/image-url'

/** Shows the second picture once it is whole, so that the first never gives way to an empty ground. */
function drawSecond(frame: HTMLElement, front: HTMLImageElement): HTMLImageElement {
  const image = front.cloneNode() as HTMLImageElement
  image.loading = 'eager'
  image.srcset = withFile(front.srcset, frame.dataset.second ?? '')
  image.src = withFile(front.src, frame.dataset.second ?? '')
  // one that cannot be had leaves the card with its first
  image.decode().then(
    () => frame.replaceChildren(image),
    () => {},
  )
  return image
}

/** Fetches the second picture when the card is pointed at, focused, or a finger lands on it. */
export const start: Start = (root) => {
  const frame = root.querySelector<HTMLElement>('[data-second]')
  const front = root.querySelector<HTMLImageElement>('[data-card-pictures] img')
  if (!frame || !front) return () => {}
  const stop = new AbortController()
  const draw = () => {
    stop.abort()
    drawSecond(frame, front)
  }
  for (const event of ['pointerenter', 'focusin', 'touchstart'])
    root.addEventListener(event, draw, { passive: true, signal: stop.signal })
  // the touch that woke this behaviour may have been on this card
  if (root.matches(':hover, :focus-within')) draw()
  return () => stop.abort()
}
