import type { Page } from '@playwright/test'
import { drawEverything } from '@/scripts/screens/draw-everything.mjs'
import { type Box, type Measured, type MeasuredBox, measureCovered, measurePage } from './measure-page'

/** Tolerance at each edge, in px. */
const TOLERANCE = 2
/** A line's box is higher than its letters: this share of it may be covered. */
const SLACK = 0.35

const heightOf = ({ top, bottom }: Box): number => bottom - top

function isCut({ box }: MeasuredBox, frame: MeasuredBox['frames'][number]): boolean {
  const slack = heightOf(box) * SLACK
  const exceedsX = box.left < frame.box.left - TOLERANCE || box.right > frame.box.right + TOLERANCE
  const exceedsY = box.top < frame.box.top - slack || box.bottom > frame.box.bottom + slack
  return (frame.clipsX && exceedsX) || (frame.clipsY && exceedsY)
}

function cutProblem(part: MeasuredBox, { width }: Measured): string[] {
  const frame = part.frames.find((candidate) => isCut(part, candidate))
  if (frame) return [`"${part.words}" in ${part.name} is cut off by ${frame.name}`]
  const isOut = part.box.left < -TOLERANCE || part.box.right > width + TOLERANCE
  return isOut && !part.isInScroller ? [`"${part.words}" in ${part.name} is out of the page`] : []
}

const isAncestorOrSame = (a: MeasuredBox, b: MeasuredBox): boolean => b.chain.includes(a.chain[0] ?? 0)

function overlap(a: MeasuredBox, b: MeasuredBox): boolean {
  // Compare only boxes of one layer, and of one kind, because a label may overlap its field.
  if (a.layer !== b.layer || a.isField !== b.isField) return false
  if (isAncestorOrSame(a, b) || isAncestorOrSame(b, a)) return false
  const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
  const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
  return across > TOLERANCE && down > Math.min(heightOf(a.box), heightOf(b.box)) * SLACK
}

const overlapProblems = (boxes: MeasuredBox[]): string[] =>
  boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => overlap(a, b))
      .map((b) => `"${a.words}" (${a.name}) lies on "${b.words}" (${b.name})`),
  )

function sidewaysProblem({ width, scrollWidth, wide }: Measured): string[] {
  return scrollWidth > width ? [`the page scrolls sideways by ${scrollWidth - width} px: ${wide.join(', ')}`] : []
}

/** Text and fields that are clipped, covered or outside the page (WCAG 1.4.4, 1.4.10, 1.4.12), one text each. */
export async function reflowProblems(page: Page): Promise<string[]> {
  await drawEverything(page)
  const measured = await page.evaluate(measurePage)
  const found = [
    ...sidewaysProblem(measured),
    ...measured.boxes.flatMap((part) => cutProblem(part, measured)),
    ...overlapProblems(measured.boxes),
    ...(await page.evaluate(measureCovered)),
  ]
  return [...new Set(found)]
}

/** The text spacing of WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`
/** Text at 200 % (WCAG 1.4.4). */
const LARGE = 'html { font-size: 200% !important }'

/** Applies a user style sheet to the page; null removes it. */
export async function readAs(page: Page, style: 'spacing' | 'large' | null): Promise<void> {
  const text = style && { spacing: SPACING, large: LARGE }[style]
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    if (css) sheet.replaceSync(css)
    document.adoptedStyleSheets = css ? [sheet] : []
  }, text)
}
