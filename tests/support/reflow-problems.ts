import type { Page } from '@playwright/test'
import { drawEverything } from '@/scripts/screens/draw-everything.mjs'
import { type Box, type Measured, measureCovered, measurePage, type Thing } from './measure-page'

/** Tolerance at an edge, in px. */
const TOLERANCE = 2
/** A line's box is higher than its letters: this share of it may be covered. */
const SLACK = 0.35

const heightOf = ({ top, bottom }: Box): number => bottom - top

function isCut({ box }: Thing, frame: Thing['frames'][number]): boolean {
  const slack = heightOf(box) * SLACK
  const isAcross = box.left < frame.box.left - TOLERANCE || box.right > frame.box.right + TOLERANCE
  const isDown = box.top < frame.box.top - slack || box.bottom > frame.box.bottom + slack
  return (frame.isAcross && isAcross) || (frame.isDown && isDown)
}

function cutProblem(thing: Thing, { width }: Measured): string[] {
  const frame = thing.frames.find((candidate) => isCut(thing, candidate))
  if (frame) return [`"${thing.words}" in ${thing.name} is cut off by ${frame.name}`]
  const isOut = thing.box.left < -TOLERANCE || thing.box.right > width + TOLERANCE
  return isOut && !thing.isInScroller ? [`"${thing.words}" in ${thing.name} is out of the page`] : []
}

function lieOnEachOther(a: Thing, b: Thing): boolean {
  // overlays are compared with each other only; a label may overlap its field
  if (a.layer !== b.layer || a.isField !== b.isField) return false
  const areKin = b.chain.includes(a.chain[0] ?? 0) || a.chain.includes(b.chain[0] ?? 0)
  if (areKin) return false
  const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
  const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
  return across > TOLERANCE && down > Math.min(heightOf(a.box), heightOf(b.box)) * SLACK
}

const overlapProblems = (things: Thing[]): string[] =>
  things.flatMap((a, index) =>
    things
      .slice(index + 1)
      .filter((b) => lieOnEachOther(a, b))
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
    ...measured.things.flatMap((thing) => cutProblem(thing, measured)),
    ...overlapProblems(measured.things),
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
