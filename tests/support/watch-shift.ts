import { expect, type Page } from '@playwright/test'

/** Layout shifts without recent input, and the largest paint so far. `isFirst`: preloaded or with high priority. */
type Watched = {
  shifts: string[]
  score: number
  largest: { words: string; isPicture: boolean; isFirst: boolean } | null
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** Runs in the page before its own scripts: records every layout shift and the largest paint. */
function watch(): void {
  const nameOf = (node: Node | null | undefined) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.classList[0] ?? ''}` : 'something'
  window.watched = { shifts: [], score: 0, largest: null }
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      window.watched.score += value
      window.watched.shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => nameOf(node))}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
  type Paint = PerformanceEntry & { element?: Element | null; url: string }
  new PerformanceObserver((list) => {
    for (const { element, url } of list.getEntries() as Paint[]) {
      const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')]
      const isPreloaded = preloads.some(({ href, imageSrcset }) => href === url || imageSrcset.includes(url))
      const hasPriority = element instanceof HTMLImageElement && element.fetchPriority === 'high'
      window.watched.largest = {
        words: url || nameOf(element),
        isPicture: element instanceof HTMLImageElement,
        isFirst: isPreloaded || hasPriority,
      }
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

export const watchShift = async (page: Page): Promise<void> => void (await page.addInitScript(watch))

export const watched = (page: Page): Promise<Watched> => page.evaluate(() => window.watched)

/** Number of pictures in view that are not loaded yet. */
export const picturesToCome = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.images].filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect()
        const isInView = width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
        // Pictures of a closed menu have a position but are not visible.
        const isSeen = image.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        return isInView && isSeen && !(image.complete && image.naturalWidth > 0)
      }).length,
  )

/** Scrolls to the end of the page with the mouse wheel, 360 px at a time. */
export async function readToEnd(page: Page): Promise<void> {
  const turnWheel = async () => {
    await page.mouse.wheel(0, 360)
    return page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          // Read after the scroll position has been updated.
          requestAnimationFrame(() => resolve(scrollY + innerHeight >= document.documentElement.scrollHeight - 1))
        }),
    )
  }
  await expect
    .poll(turnWheel, { message: 'the end of the page is in view', intervals: [0], timeout: 60_000 })
    .toBe(true)
}
