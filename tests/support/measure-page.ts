export type Box = { left: number; top: number; right: number; bottom: number }
/** A line of text or a field, in CSS pixels of the window. */
export type MeasuredBox = {
  /** The element of the text or field: tag, id and first class. */
  name: string
  words: string
  box: Box
  /** Indexes of the element and its ancestors, innermost first. */
  chain: number[]
  /** Index of the nearest fixed or sticky element that contains it; 0 for the page itself. */
  layer: number
  isField: boolean
  /** Whether it can be scrolled into view inside a container. */
  isInScroller: boolean
  /** Elements that clip it, from the inside out, up to the first that scrolls or shows an ellipsis. */
  frames: { name: string; box: Box; clipsX: boolean; clipsY: boolean }[]
}
export type Measured = { width: number; scrollWidth: number; wide: string[]; boxes: MeasuredBox[] }

/**
 * Runs in the page. Measures every visible line of text and every field with its containers; if a dialog, popover or
 * panel is open, only those in it.
 */
export function measurePage(): Measured {
  const open = [...document.querySelectorAll('dialog[open], [popover]:popover-open, details[open] > [data-panel]')]
  const root = open.at(-1) ?? document.body
  const numbers = new Map<Element, number>()
  const numberOf = (element: Element) => {
    if (!numbers.has(element)) numbers.set(element, numbers.size + 1)
    return numbers.get(element) ?? 0
  }
  const nameOf = ({ tagName, id, classList }: Element) =>
    [tagName.toLowerCase(), id && `#${id}`, classList[0] && `.${classList[0]}`].join('')
  const boxOf = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom })
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const around = (element: Element): Element[] => {
    const chain = [element]
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) chain.push(at)
    return chain
  }
  const isVisuallyHidden = (element: Element) => {
    const { clipPath, position } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    return position === 'absolute' && (clipPath !== 'none' || (width <= 1 && height <= 1))
  }
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow)
  const isEnd = (element: Element) => scrolls(element) || getComputedStyle(element).textOverflow === 'ellipsis'
  const hides = (overflow: string) => /hidden|clip/.test(overflow)
  const framesOf = (chain: Element[]) => {
    const end = chain.findIndex(isEnd)
    return chain.slice(0, end < 0 ? undefined : end).flatMap((element) => {
      const { overflowX, overflowY, display } = getComputedStyle(element)
      const [clipsX, clipsY] = [hides(overflowX), hides(overflowY)]
      if (display === 'inline' || display === 'contents' || !(clipsX || clipsY)) return []
      return { name: nameOf(element), box: boxOf(element.getBoundingClientRect()), clipsX, clipsY }
    })
  }
  /** The part of a box that is not clipped by ellipses and scroll containers. */
  const seenPart = (chain: Element[], box: DOMRect): DOMRect => {
    let { left, top, right, bottom } = box
    for (const edge of chain.filter(isEnd).map((element) => element.getBoundingClientRect())) {
      left = Math.max(left, edge.left)
      top = Math.max(top, edge.top)
      right = Math.min(right, edge.right)
      bottom = Math.min(bottom, edge.bottom)
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const measuredBoxOf = (element: Element, whole: DOMRect, words: string, isField: boolean): MeasuredBox => {
    const chain = around(element)
    const box = seenPart(chain, whole)
    const layer = chain.find((candidate) => /fixed|sticky/.test(getComputedStyle(candidate).position))
    return {
      name: nameOf(element),
      words: words.slice(0, 40),
      box: boxOf(box),
      chain: chain.map(numberOf),
      layer: layer ? numberOf(layer) : 0,
      isField,
      isInScroller: chain.some((candidate) => scrolls(candidate) && candidate.scrollWidth > candidate.clientWidth),
      frames: framesOf(chain),
    }
  }
  const isRead = (element: Element) =>
    !element.closest('script, style, noscript, select, svg') &&
    isSeen(element) &&
    !around(element).some(isVisuallyHidden)

  const linesOf = (element: Element): MeasuredBox[] => {
    const own = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '')
    if (own.length === 0 || !isRead(element)) return []
    return own.flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map((box) => measuredBoxOf(element, box, (node.textContent ?? '').trim(), false))
    })
  }
  const fields = [...root.querySelectorAll('input, select, textarea')]
    .filter((element) => isSeen(element) && !around(element).some(isVisuallyHidden))
    .map((element) => measuredBoxOf(element, element.getBoundingClientRect(), nameOf(element), true))

  const { scrollWidth, clientWidth: width } = document.documentElement
  const isWide = (element: Element) => element.getBoundingClientRect().right > width + 1 && isSeen(element)
  const all = [root, ...root.querySelectorAll('*')]
  const boxes = [...all.flatMap(linesOf), ...fields]
  return {
    width,
    scrollWidth,
    wide: all.filter(isWide).slice(0, 3).map(nameOf),
    boxes: boxes.filter(({ box }) => box.right > box.left && box.bottom > box.top),
  }
}

/** Runs in the page. Controls whose centre is covered by another element when scrolled into view. */
export function measureCovered(): string[] {
  const open = [...document.querySelectorAll('dialog[open], [popover]:popover-open, details[open] > [data-panel]')]
  const root = open.at(-1) ?? document.body
  const isControl = (element: HTMLElement) =>
    !element.matches(':disabled, [tabindex="-1"], [aria-hidden="true"]') &&
    !element.closest('[inert]') &&
    getComputedStyle(element).clipPath === 'none' &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const middleOf = (control: HTMLElement): Element | null => {
    const [box] = control.getClientRects()
    return box ? document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) : null
  }
  const coverOf = (control: HTMLElement): string | null => {
    const { width, height } = control.getBoundingClientRect()
    if (width <= 1 || height <= 1) return null
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    let hit = middleOf(control)
    if (!hit) {
      // The skip link is in view only while it has the focus.
      control.focus()
      hit = middleOf(control)
      control.blur()
    }
    if (!hit) return 'nothing: it is out of view'
    if (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control)) return null
    return `${hit.tagName.toLowerCase()}.${hit.classList[0] ?? ''}`
  }
  const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
  const problems = controls.filter(isControl).flatMap((control) => {
    const cover = coverOf(control)
    const words = (control.getAttribute('aria-label') ?? control.textContent ?? control.id).trim().slice(0, 40)
    return cover ? [`${control.tagName.toLowerCase()} "${words}" is covered by ${cover}`] : []
  })
  window.scrollTo({ top: 0, behavior: 'instant' })
  return [...new Set(problems)]
}
