import { expect, type Locator, type Page } from '@playwright/test'

const MOST_PRESSES = 160

/** `what`: tag and text of the focused control. `fault`: what is wrong with its focus ring; null when nothing is. */
type Focus = { what: string; fault: string | null }

function readFocus(): Focus {
  const element = document.activeElement
  if (!element || element === document.body) return { what: 'the document', fault: null }
  const what = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
  // The label or the next element may represent a hidden control; then it has the focus ring.
  const faces = [element, element.nextElementSibling, element.closest('label'), element.parentElement].filter(
    (candidate): candidate is Element => candidate !== null && candidate !== undefined,
  )
  const boxes = faces.map((face) => face.getBoundingClientRect())
  const isInView = boxes.some(
    ({ width, height, top, bottom, left, right }) =>
      width > 1 && height > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
  )
  if (!isInView) return { what, fault: 'is out of view' }
  // The ring may be on `::after`, as of a card's link, or on a child, as of a menu item.
  const drawn = [...faces, ...element.children].map((face) => getComputedStyle(face))
  const isMarked = [...drawn, getComputedStyle(element, '::after')].some(
    ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
  )
  // A region that a skip link focuses is not a control and needs no ring.
  const isRegion = element.getAttribute('tabindex') === '-1'
  return { what, fault: isMarked || isRegion ? null : 'shows no focus' }
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false)

/** Presses Tab until a control has the focus; every control before it must be visible and have a focus ring. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  const seen: string[] = []
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press(key)
    const { what, fault } = await page.evaluate(readFocus)
    seen.push(what)
    // Poll, because a row of products takes time to scroll to the focused card.
    if (fault) await expect.poll(async () => (await page.evaluate(readFocus)).fault, `focus on ${what}`).toBeNull()
  }
  throw new Error(`${target} cannot be reached with ${key}: ${seen.slice(-12).join(' > ')}`)
}

export async function tabAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Moves to a text field by Tab, which selects its content, and types. */
export async function tabAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
  await expect(target).toHaveValue(text)
}
