// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { turnPages } from '@/components/providers/turn-pages'
import { pageTurn } from '@/components/ui/page-turn'
import { makeShop } from '@/tests/support/shop-fixtures'

const CARD =
  '<article><div data-card-pictures><img src="/small.webp" alt=""></div><a href="/p/amalie">Amalie</a></article>'
const PAGE =
  '<section data-behaviour="gallery"><ul><li data-product-picture><span><img src="/large.webp" alt="Amalie"></span></li></ul></section>'

let isStill = false
let land: () => void
const animate = vi.fn(() => ({
  finished: new Promise<void>((resolve) => {
    land = resolve
  }),
}))
const moving = () => document.querySelector('[data-moving-picture]')

beforeEach(() => {
  isStill = false
  animate.mockClear()
  document.body.innerHTML = CARD
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  Object.assign(HTMLImageElement.prototype, { animate, decode: () => Promise.resolve() })
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/small.webp')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 100, 125))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Presses the card's link and arrives at the product's page. */
async function turn() {
  const { shop } = makeShop()
  const stop = turnPages(shop)
  const link = document.querySelector('a')
  if (!link) throw new Error('no link')
  pageTurn.run(() => {
    document.body.innerHTML = PAGE
    shop.store.getState().setRoot({ currentPath: '/p/amalie' })
  }, link)
  await Promise.resolve()
  await Promise.resolve()
  return stop
}

it('the card’s picture grows in the product’s gallery and goes when it has landed', async () => {
  const stop = await turn()
  expect(moving()?.getAttribute('src')).toBe('/small.webp')
  expect(animate).toHaveBeenCalledTimes(1)
  land()
  await vi.waitFor(() => expect(moving()).toBeNull())
  stop()
})

it('nothing moves for those who asked for less motion', async () => {
  isStill = true
  const stop = await turn()
  expect(document.querySelector('[data-product-picture]')).not.toBeNull()
  expect(moving()).toBeNull()
  stop()
})
