// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const preloadPage = vi.hoisted(() => vi.fn())
vi.mock('@/components/providers/preload-page', () => ({ preloadPage, productPaths: () => '/p/' }))

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'connection')
  preloadPage.mockReset()
})

async function open(hasCards: boolean) {
  vi.resetModules()
  const { PageListeners } = await import('@/components/providers/page-listeners')
  const { ShopContext } = await import('@/components/providers/shop-context')
  const { waitForMoment } = await import('@/lib/browser/first-interaction')
  const { shop } = makeShop()
  renderInShop(
    <ShopContext value={shop}>
      {hasCards ? <article data-alias="mekko" /> : null}
      <PageListeners offlinePath="/offline" />
    </ShopContext>,
    shop,
  )
  expect(preloadPage, 'not before everything has hydrated').not.toHaveBeenCalled()
  await waitForMoment('rest')
  return shop
}

it('R-NAV-08 a page with cards loads the code of a product page when the browser is idle, without a press', async () => {
  const { config } = await open(true)
  expect(preloadPage).toHaveBeenCalledExactlyOnceWith(config.site, '/p/')
})

it('R-NAV-08 a page without cards does not, nor does one with data saver on', async () => {
  await open(false)
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  await open(true)
  expect(preloadPage).not.toHaveBeenCalled()
})
