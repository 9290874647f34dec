import type { Page } from '@playwright/test'
import { drawEverything } from '@/scripts/screens/draw-everything.mjs'

/** Minimum height and width of a touch target, in px. */
const FINGER = 44

/** Runs in the page: controls smaller than `least` px; links within a sentence are exempt. */
function measureTargets(least: number): string[] {
  const open = [...document.querySelectorAll('dialog[open], [popover]:popover-open')]
  const root = open.at(-1) ?? document.body
  const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary'
  const isInUse = (control: Element) =>
    !control.closest('[inert], [aria-hidden="true"], noscript') &&
    getComputedStyle(control).clipPath === 'none' &&
    // Opacity is not checked: a transparent input that covers its own drawing receives the taps.
    control.checkVisibility({ visibilityProperty: true })
  const isInSentence = (control: Element) => {
    if (control.tagName !== 'A' || getComputedStyle(control).display !== 'inline') return false
    let block: Element = control
    while (block.parentElement && /^(inline|contents)/.test(getComputedStyle(block).display))
      block = block.parentElement
    const around = block.cloneNode(true) as Element
    for (const other of around.querySelectorAll('a, button, svg, [aria-hidden="true"]')) other.remove()
    return /\p{L}/u.test(around.textContent ?? '')
  }
  /** Size of a pseudo-element that enlarges the control's target; null without one. */
  const layerOf = (control: Element, name: '::before' | '::after') => {
    const { content, position, width, height, pointerEvents } = getComputedStyle(control, name)
    const isLayer = content !== 'none' && position === 'absolute' && pointerEvents !== 'none'
    return isLayer ? { width: Number.parseFloat(width), height: Number.parseFloat(height) } : null
  }
  const areasOf = (control: Element) => {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    const boxes = [control, ...labels].map((element) => element.getBoundingClientRect())
    return [...boxes, layerOf(control, '::before'), layerOf(control, '::after')]
  }
  return [...root.querySelectorAll(CONTROLS)].flatMap((control) => {
    const { width, height } = control.getBoundingClientRect()
    if (width <= 1 || height <= 1 || !isInUse(control) || isInSentence(control)) return []
    const isLarge = areasOf(control).some((area) => area && area.width >= least - 0.5 && area.height >= least - 0.5)
    if (isLarge) return []
    const words = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40) || control.id
    const place = control.closest('header, main, footer, dialog, [popover], aside')?.tagName.toLowerCase() ?? 'page'
    return [`${control.tagName.toLowerCase()} "${words}" in ${place}: ${width.toFixed(1)} × ${height.toFixed(1)}`]
  })
}

/** Controls smaller than 44 × 44 px on the page or, if one is open, in the dialog or popover; one text each. */
export async function smallTargets(page: Page): Promise<string[]> {
  await drawEverything(page)
  return [...new Set(await page.evaluate(measureTargets, FINGER))]
}
