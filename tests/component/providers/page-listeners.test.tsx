// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DeferredVisitedRow } from '@/components/product/deferred-visited-row'
import { PageListeners } from '@/components/providers/page-listeners'
import { NOTHING_ALLOWED } from '@/lib/consent/consent-record'
import { keepVisited, readVisited } from '@/lib/product/visited-products'
import { keepOfflinePage } from '@/lib/pwa/keep-offline-page'
import { consentCookies } from '@/tests/support/consent-cookies'
import { stubIntersections } from '@/tests/support/product-main'
import { CONFIG, makeShop, plantCookie, renderInShop } from '@/tests/support/shop-fixtures'

vi.mock('@/lib/pwa/keep-offline-page', () => ({ keepOfflinePage: vi.fn() }))
vi.mock('@/components/providers/link-navigation', () => ({ mayPrefetch: () => false }))

afterEach(cleanup)
stubIntersections()

it('R-SW-01 listeners outside React start at the first interaction and stop when the page unmounts', async () => {
  const { unmount } = renderInShop(
    <>
      <PageListeners offlinePath="/offline" />
      <DeferredVisitedRow href="/p/1" name="Klänning" file="a/dress.front.webp" above={[]} />
      <header data-header="">Kajo</header>
      <div data-hotspots="">
        <details open>
          <summary>Kappa</summary>
        </details>
      </div>
    </>,
    makeShop().shop,
  )
  const root = document.documentElement
  const spot = screen.getByText('Kappa').parentElement as HTMLDetailsElement
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: y })
    fireEvent.scroll(window)
  }
  await new Promise((resolve) => setTimeout(resolve))
  expect(root.hasAttribute('data-awake')).toBe(false)
  expect(keepOfflinePage).not.toHaveBeenCalled()
  expect(readVisited(CONFIG.site)).toEqual([])

  fireEvent.keyDown(document.body, { key: 'Shift' })
  await waitFor(() => expect(root.hasAttribute('data-awake')).toBe(true))
  await waitFor(() => expect(keepOfflinePage).toHaveBeenCalledWith('/offline', expect.any(Function)))
  await waitFor(() => expect(readVisited(CONFIG.site)).toMatchObject([{ href: '/p/1', name: 'Klänning' }]))
  // the worker keeps the pictures of what the offline page will show
  const [, readPictures] = vi.mocked(keepOfflinePage).mock.calls[0] ?? []
  expect(readPictures?.(), 'T32 not without consent').toEqual([])
  plantCookie('kajo-consent', consentCookies({ ...NOTHING_ALLOWED, preferences: true })[0]?.value ?? '')
  keepVisited()
  expect(readPictures?.()).toEqual([expect.stringMatching(/^http:\/\/images\.test\/.*dress\.front\.webp$/)])

  scrollTo(500)
  expect(root.hasAttribute('data-header-away'), 'scrolled down').toBe(true)
  scrollTo(495)
  expect(root.hasAttribute('data-header-away'), 'less than the threshold').toBe(true)
  scrollTo(400)
  expect(root.hasAttribute('data-header-away'), 'scrolled up').toBe(false)

  fireEvent.keyDown(screen.getByText('Kappa'), { key: 'Escape' })
  expect(spot.open).toBe(false)
  spot.open = true
  fireEvent.pointerDown(screen.getByText('Kajo'))
  expect(spot.open).toBe(false)

  scrollTo(500)
  unmount()
  expect(root.hasAttribute('data-header-away')).toBe(false)
})
