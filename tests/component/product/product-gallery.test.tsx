// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderProductMain, stubIntersections } from '@/tests/support/product-main'
import { makeShop } from '@/tests/support/shop-fixtures'
import { stubDialogs } from '@/tests/support/stub-dialogs'

/** Addresses of large pictures that were asked for. */
let large: HTMLImageElement[] = []

beforeEach(() => {
  large = []
  stubDialogs()
  stubIntersections()
  Element.prototype.setPointerCapture = vi.fn()
  const { close } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    close.call(this)
    this.dispatchEvent(new Event('close'))
  }
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        const image = document.createElement('img')
        large.push(image)
        // biome-ignore lint/correctness/noConstructorReturn: as `new Image()` does
        return image
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const opener = (number: number) => screen.getByRole('button', { name: `Förstora bild ${number}` })

async function openPicture(number: number) {
  renderProductMain(makeShop().shop)
  opener(number).focus()
  fireEvent.click(opener(number))
  const viewer = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Klänning Aava' })
  return { viewer }
}

const pictureOf = (viewer: HTMLElement) => viewer.getElementsByTagName('img')[0] as HTMLImageElement
const isMagnified = (viewer: HTMLElement) => /scale\((?!1\))/.test(pictureOf(viewer).style.transform)

/** A press of mouse or finger on the stage; `detail` counts the presses that follow each other fast. */
function press(viewer: HTMLElement, detail = 1, move = { x: 0, y: 0 }) {
  const stage = pictureOf(viewer).parentElement as HTMLElement
  const at = { pointerId: 1, button: 0, clientX: 100, clientY: 100 }
  const end = { ...at, clientX: 100 + move.x, clientY: 100 + move.y }
  fireEvent.pointerDown(stage, at)
  fireEvent.pointerMove(stage, end)
  fireEvent.pointerUp(stage, end)
  fireEvent.click(stage, { detail })
}

it.each([
  { count: 1, widths: [55] },
  { count: 2, widths: [34, 34] },
  { count: 3, widths: [34, 34, 68] },
])('`sizes` has the desktop width of each of $count pictures', ({ count, widths }) => {
  const productImages = ['a.webp', 'b.webp', 'c.webp'].slice(0, count).map((fileName) => ({ fileName, tags: null }))
  renderProductMain(makeShop().shop, { productImages })
  const pictures = screen.getAllByRole<HTMLImageElement>('img', { name: /^Klänning Aava/ })
  expect(pictures.map(({ sizes }) => sizes)).toEqual(
    widths.map((width) => `(min-width: 1024px) ${width}vw, (min-width: 768px) 55vw, 100vw`),
  )
})

it('a press opens the full-screen picture; its large version is loaded then and replaces the small one', async () => {
  renderProductMain(makeShop().shop)
  expect(large).toEqual([])
  cleanup()
  const { viewer } = await openPicture(2)
  expect(viewer.open).toBe(true)
  expect(viewer.textContent).toContain('2 / 2')
  expect(document.documentElement.hasAttribute('data-locked')).toBe(true)
  await waitFor(() => expect(large).toHaveLength(1))
  expect(large[0]?.src).toContain('b.webp')
  act(() => large[0]?.onload?.(new Event('load')))
  expect(pictureOf(viewer).src).toBe(large[0]?.src)
})

it('a press magnifies at the pointer, the next one resets it', async () => {
  const { viewer } = await openPicture(1)
  expect(isMagnified(viewer)).toBe(false)
  press(viewer)
  expect(isMagnified(viewer)).toBe(true)
  press(viewer)
  expect(isMagnified(viewer)).toBe(false)
})

it('the second press of a double click does nothing: its first may have opened the view', async () => {
  const { viewer } = await openPicture(1)
  press(viewer, 2)
  expect(isMagnified(viewer)).toBe(false)
  press(viewer, 1)
  press(viewer, 2)
  expect(isMagnified(viewer)).toBe(true)
})

it('dragging sideways changes the picture, dragging down closes the view, and neither counts as a press', async () => {
  const { viewer } = await openPicture(1)
  press(viewer, 1, { x: -80, y: 0 })
  expect(viewer.textContent).toContain('2 / 2')
  press(viewer, 1, { x: -80, y: 0 })
  expect(viewer.textContent, 'from the last to the first').toContain('1 / 2')
  press(viewer, 1, { x: 0, y: 60 })
  expect([viewer.open, isMagnified(viewer)]).toEqual([true, false])
  press(viewer, 1, { x: 0, y: 130 })
  expect(viewer.open).toBe(false)
})

it('keys change the picture, magnify and fit; another picture is fitted again', async () => {
  const { viewer } = await openPicture(1)
  const key = (name: string, more = {}) => fireEvent.keyDown(viewer, { key: name, ...more })
  key('+')
  expect(isMagnified(viewer)).toBe(true)
  key('ArrowRight')
  expect([viewer.textContent?.includes('2 / 2'), isMagnified(viewer)]).toEqual([true, false])
  key('ArrowLeft')
  expect(viewer.textContent).toContain('1 / 2')
  key('+', { ctrlKey: true })
  expect(isMagnified(viewer), 'the browser magnifies then').toBe(false)
  key('=')
  key('0')
  expect(isMagnified(viewer)).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Zooma in' }))
  expect(isMagnified(viewer)).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Zooma ut' }))
  expect(isMagnified(viewer)).toBe(false)
})

it('the wheel magnifies and does not scroll the page', async () => {
  const { viewer } = await openPicture(1)
  const isAllowed = fireEvent.wheel(pictureOf(viewer), { deltaY: -400 })
  expect([isAllowed, isMagnified(viewer)]).toEqual([false, true])
})

it('closing returns the focus, lets the page scroll, and scrolls the row to the picture viewed last', async () => {
  const { viewer } = await openPicture(1)
  const row = opener(1).closest('ul') as HTMLElement
  Object.defineProperties(row, { scrollWidth: { value: 780 }, clientWidth: { value: 390 } })
  row.scrollTo = vi.fn()
  fireEvent.click(screen.getByRole('button', { name: 'Nästa bild' }))
  fireEvent.click(screen.getByRole('button', { name: 'Stäng bilden' }))
  expect(viewer.open).toBe(false)
  expect(document.activeElement).toBe(opener(1))
  expect(document.documentElement.hasAttribute('data-locked')).toBe(false)
  expect(row.scrollTo).toHaveBeenCalledWith({ left: 390, behavior: 'instant' })
})

it('the next page can scroll when the page is left with an open view', async () => {
  await openPicture(1)
  cleanup()
  expect(document.documentElement.hasAttribute('data-locked')).toBe(false)
})
