// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moveCardPicture } from '@/components/providers/move-card-picture'
import { makeShop } from '@/tests/support/shop-fixtures'

const CARD =
  '<article><div data-card-pictures><img src="/small.webp" alt=""></div><a href="/p/amalie">Amalie</a></article>'
const PAGE =
  '<section><ul><li data-product-picture><span><img src="/large.webp" alt="Amalie"></span></li></ul></section>'

/** Positions: the card's picture, the gallery of the next page and the place of its first picture. */
const PLACES: [string, DOMRect][] = [
  ['[data-card-pictures] img', new DOMRect(40, 600, 200, 250)],
  ['[data-product-picture]', new DOMRect(16, 100, 400, 500)],
  ['section', new DOMRect(0, 80, 800, 1200)],
]

let isMotionReduced = false
let finishMotion: () => void
let finishDecode: () => void
const animate = vi.fn((_frames: Keyframe[]) => ({
  finished: new Promise<void>((resolve) => {
    finishMotion = resolve
  }),
}))
const decode = () =>
  new Promise<void>((resolve) => {
    finishDecode = resolve
  })
const moving = () => document.querySelector<HTMLElement>('[data-moving-picture]')
/** Runs pending microtasks and timers of 0 ms. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  isMotionReduced = false
  animate.mockClear()
  document.body.innerHTML = CARD
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced }))
  Object.assign(HTMLImageElement.prototype, { animate, decode })
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/small.webp')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return PLACES.find(([selector]) => this.matches(selector))?.[1] ?? new DOMRect()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Presses the card's link, then renders the product page. */
async function pressCard() {
  const { shop } = makeShop()
  const link = document.querySelector('a')
  if (!link) throw new Error('no link')
  moveCardPicture(shop, link)
  document.body.innerHTML = PAGE
  shop.store.getState().setRoot({ currentPath: '/p/amalie' })
  await Promise.resolve()
  await Promise.resolve()
}

it('a copy of the card’s picture moves to the product picture and is removed once that is decoded', async () => {
  await pressCard()
  expect(moving()?.getAttribute('src')).toBe('/small.webp')
  expect(moving()?.closest('section')).not.toBeNull()
  // position and size of the product picture, relative to the gallery
  const { left, top, width, height } = moving()?.style ?? {}
  expect({ left, top, width, height }).toEqual({ left: '16px', top: '20px', width: '400px', height: '500px' })
  // the animation starts at the position of the card's picture, at half the size
  expect(animate).toHaveBeenCalledTimes(1)
  expect(animate.mock.calls[0]?.[0]).toEqual([
    { transform: 'translate(24px, 500px) scale(0.5, 0.5)' },
    { transform: 'none' },
  ])
  finishMotion()
  await settle()
  expect(moving(), 'the picture below is not decoded yet').not.toBeNull()
  finishDecode()
  await vi.waitFor(() => expect(moving()).toBeNull())
})

it('nothing moves with reduced motion', async () => {
  isMotionReduced = true
  await pressCard()
  expect(document.querySelector('[data-product-picture]')).not.toBeNull()
  expect(moving()).toBeNull()
})
