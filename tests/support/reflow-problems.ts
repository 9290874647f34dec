import type { Page } from '@playwright/test'
import { drawEverything } from '@/scripts/screens/draw-everything.mjs'
import { type Box, type Measured, measureCovered, measurePage, type Thing } from './measure-page'

/** Letters may touch an edge by this much, in px. */
const TOLERANCE = 2
/** The box of a line is higher than its letters: this share of it may be covered. */
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
  // what lies over the page on purpose is compared with its own kind only; a label may float in its field
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

/** What is cut, covered or out of the page as it stands (WCAG 1.4.4, 1.4.10, 1.4.12), a sentence each. */
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

/** The text spacing a reader may set herself (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`
/** Letters twice as large (WCAG 1.4.4). */
const LARGE = 'html { font-size: 200% !important }'

/** Lays a reader's own style over the page, as her browser would; null takes it away again. */
export async function readAs(page: Page, style: 'spacing' | 'large' | null): Promise<void> {
  const text = style && { spacing: SPACING, large: LARGE }[style]
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    if (css) sheet.replaceSync(css)
    document.adoptedStyleSheets = css ? [sheet] : []
  }, text)
}
