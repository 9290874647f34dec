import type { Page } from '@playwright/test'
import { axeProblems } from './axe-problems'
import { htmlProblems } from './html-rules'
import { readAs, reflowProblems } from './reflow-problems'
import { expect } from './shop-test'
import { smallTargets } from './small-targets'

export type Width = 'desktop' | 'phone'
export const WIDTHS: Width[] = ['desktop', 'phone']

export const VIEWPORTS = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  /** A window of 1280 px at 400 % zoom (WCAG 1.4.10). */
  narrow: { width: 320, height: 640 },
  smallDesktop: { width: 1280, height: 900 },
} as const

/** Window sizes and text settings of the reader at which a page must stay readable (WCAG 1.4.4, 1.4.10, 1.4.12). */
const READINGS = [
  { width: 'phone', viewport: 'narrow', style: null },
  { width: 'phone', viewport: 'narrow', style: 'spacing' },
  // The narrow windows cover this, except for states that exist only on desktop.
  { width: 'desktop', viewport: 'smallDesktop', style: null, isForDesktopOnly: true },
  { width: 'desktop', viewport: 'smallDesktop', style: 'spacing' },
  { width: 'desktop', viewport: 'smallDesktop', style: 'large' },
] as const

export const expectNoAxeProblems = async (page: Page, what: string): Promise<void> =>
  expect.soft(await axeProblems(page), `${what}: axe`).toEqual([])

/** Target size (WCAG 2.5.8), with the shop's own minimum of 44 px. */
export const expectLargeTargets = async (page: Page, what: string): Promise<void> =>
  expect.soft(await smallTargets(page), `${what}: targets of 44 px`).toEqual([])

/** Validates the document as it is after scripts have run. */
export async function expectValidDocument(page: Page, what: string): Promise<void> {
  // Removes what React and the framework add in the browser: empty `style` attributes and the route announcer.
  const html = (await page.content())
    .replaceAll(' style=""', '')
    .replace(/<next-route-announcer.*?<\/next-route-announcer>/, '')
  expect.soft(await htmlProblems(html), `${what}: HTML`).toEqual([])
}

/** Checks reflow in every window and text setting; with `width`, only in those of that width. */
export async function expectReadable(page: Page, what: string, width?: Width): Promise<void> {
  const readings = READINGS.filter((one) => (width ? one.width === width : !('isForDesktopOnly' in one)))
  for (const reading of readings) {
    await page.setViewportSize(VIEWPORTS[reading.viewport])
    await readAs(page, reading.style)
    const problems = await reflowProblems(page)
    expect.soft(problems, `${what}: ${reading.viewport}, ${reading.style ?? 'as it is'}`).toEqual([])
  }
}
