/** What a page remembers from its first byte on, written by the head script. */
type TouchMemory = {
  isTouched: boolean
  /** React has taken over: islands hear presses themselves. */
  isAwake?: boolean
  /** The last press on a part whose script has not started yet. */
  press: HTMLElement | null
}

interface Window {
  kajoTouch?: TouchMemory
}
