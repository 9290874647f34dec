// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OfflineNotice } from '@/components/layout/offline-notice'
import { LinkListener } from '@/components/providers/link-listener'
import { RouteMark } from '@/components/providers/route-mark'
import { RouteWatcher } from '@/components/providers/route-watcher'
import { Link } from '@/components/ui/link'
import { afterFrame } from '@/lib/browser/after-frame'
import { startShop } from '@/lib/flows/start-shop'
import { shownPage } from '@/tests/support/next-navigation'
import { inShop, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const hidePopover = vi.fn(function (this: HTMLElement) {
  return this.id
})

beforeEach(() => {
  shownPage.pathname = '/'
  // jsdom has no popovers
  Object.assign(HTMLElement.prototype, { hidePopover })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const page = () => (
  <>
    <LinkListener />
    <RouteWatcher />
    <OfflineNotice />
    <Link href="/c/mekot?page=2#koot">Mekot</Link>
    <Link href="/?sort=PRICE">Edullisimmat</Link>
    <Link href="#sisalto">Sisältöön</Link>
    <a href="/muualle">Muualle</a>
    <div id="menu" popover="auto">
      <Link href="/c/uutta">Uutta</Link>
    </div>
    <article>
      <span data-card-pictures="">
        {/* biome-ignore lint/performance/noImgElement: the shop resizes pictures itself */}
        <img alt="" src="/mekko.webp" />
      </span>
      <Link href="/p/mekko">Mekko</Link>
    </article>
    <button type="button">Kori</button>
    <main id="main" tabIndex={-1} />
  </>
)

function setup() {
  const made = makeShop()
  const view = renderInShop(page(), made.shop)
  const paths = () => made.state().events.flatMap(({ type, data }) => (type === 'route:change' ? [data] : []))
  const progress = () => [made.state().loading.isLoading, made.state().progress.phase]
  return { ...made, view, paths, progress }
}
const link = (name = 'Mekot') => screen.getByText<HTMLAnchorElement>(name)
/** Whether the press was taken from the browser, which otherwise opens the document. */
function press(name = 'Mekot', keys: MouseEventInit = {}): boolean {
  let isTaken = false
  // after the listener under test, which is on `window` too; jsdom cannot open another document
  const onClick = (event: Event) => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', onClick, { capture: true, once: true })
  act(() => void fireEvent(link(name), createEvent.click(link(name), keys)))
  return isTaken
}
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))

describe('a press on a link', () => {
  it('R-NAV-05 T49 starts bar and indicator and emits the route change, also before the part has hydrated', () => {
    vi.useFakeTimers()
    const { progress, paths } = setup()
    const stop = (event: Event) => event.stopPropagation()
    document.addEventListener('click', stop, true)
    expect(press(), 'the browser opens the document').toBe(false)
    document.removeEventListener('click', stop, true)
    expect(progress()).toEqual([false, 'loading'])
    pass(1000)
    expect(progress()).toEqual([true, 'loading'])
    expect(paths()).toEqual([{ path: '/' }, { path: '/c/mekot' }])
  })

  it('R-NAV-05 to another page of the same list shows the bar only', () => {
    vi.useFakeTimers()
    const { progress, paths } = setup()
    press('Edullisimmat')
    pass(2000)
    expect(progress()).toEqual([false, 'loading'])
    expect(paths()).toEqual([{ path: '/' }])
  })

  it.each([
    ['Mekot', { ctrlKey: true }],
    ['Mekot', { metaKey: true }],
    ['Mekot', { shiftKey: true }],
    ['Mekot', { altKey: true }],
    ['Mekot', { button: 1 }],
    ['Sisältöön', {}],
    ['Muualle', {}],
  ])('that leaves this page open starts nothing: %s %j', (name, keys) => {
    const { progress } = setup()
    expect(press(name, keys)).toBe(false)
    expect(progress()).toEqual([false, 'idle'])
  })

  it('R-PAGE-13 that has come to nothing hides bar and indicator after 15 seconds', () => {
    vi.useFakeTimers()
    const { progress } = setup()
    press()
    pass(14_999)
    expect(progress()).toEqual([true, 'loading'])
    pass(1001)
    expect(progress()).toEqual([false, 'idle'])
  })

  it('lets the picture of its card move into the next page; only one picture has the name', () => {
    setup()
    const picture = document.querySelector('img')
    Object.defineProperty(picture, 'complete', { value: true })
    const root = document.documentElement
    press('Mekko')
    expect(picture?.style.getPropertyValue('view-transition-name')).toBe('product-picture')
    expect(root.hasAttribute('data-card-leaves'), 'the picture of this page gives the name up').toBe(true)
    press('Mekot')
    expect(picture?.style.getPropertyValue('view-transition-name')).toBe('')
    expect(root.hasAttribute('data-card-leaves')).toBe(false)
  })
})

it('R-STATE-05 a document is left with its menus closed, because the back/forward cache may show it again', () => {
  const { shop } = setup()
  const stop = startShop(shop)
  press()
  expect(hidePopover, 'not before the next page is there').not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pagehide'))
  expect(hidePopover.mock.results).toContainEqual({ type: 'return', value: 'menu' })
  stop()
})

it('R-NAV-05 a page restored by the back/forward cache shows neither bar nor indicator', () => {
  vi.useFakeTimers()
  const { progress, state } = setup()
  press()
  pass(3000)
  expect(progress()).toEqual([true, 'loading'])
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  pass(3000)
  expect(progress()).toEqual([false, 'idle'])
  expect(state().progress.startedAt).toBe(0)
})

describe('R-PAGE-16 a link', () => {
  it('without network keeps the page, closes what covers the notice, and is tried again', () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { state, progress } = setup()
    act(() => state().openOverlay('cart'))
    expect(press('Uutta')).toBe(true)
    expect(state().network.unreached).toEqual({ href: '/c/uutta' })
    expect([state().layers.overlay.current, hidePopover.mock.results.map(({ value }) => value)]).toEqual(['', ['menu']])
    expect(progress()).toEqual([false, 'idle'])
    expect(press('Uutta', { ctrlKey: true }), 'another tab is the browser’s').toBe(false)
    isOnline.mockReturnValue(true)
    // jsdom follows no other link than one within the page
    act(() => state().setNetwork({ unreached: { href: '/#uutta' } }))
    act(() => screen.getByRole('button', { name: 'Försök igen' }).click())
    expect(window.location.hash).toBe('#uutta')
    expect(state().network.unreached).toBeNull()
    expect(progress()).toEqual([false, 'loading'])
  })

  it('of the offline page opens the document also offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { state } = setup()
    act(() => state().setNetwork({ isOfflinePage: true }))
    expect(press()).toBe(false)
    expect(state().network.unreached).toBeNull()
  })
})

describe('a page that changes in place', () => {
  const goTo = async (path: string, { view, shop }: ReturnType<typeof setup>) => {
    shownPage.pathname = path
    view.rerender(inShop(page(), shop))
    await act(() => new Promise<void>(afterFrame))
  }

  it('R-NAV-05 R-STATE-05 emits the route change and closes overlay and notice', async () => {
    const made = setup()
    act(() => made.state().openOverlay('cart'))
    act(() => made.state().setNetwork({ unreached: { href: '/c/mekot' } }))
    await goTo('/c/mekot', made)
    expect(made.paths()).toEqual([{ path: '/' }, { path: '/c/mekot' }])
    expect(made.state().root.currentPath).toBe('/c/mekot')
    expect(made.state().layers.overlay.current).toBe('')
    expect(made.state().network.unreached).toBeNull()
  })

  it('moves the focus to its content only when the focused link was removed', async () => {
    const made = setup()
    screen.getByText('Kori').focus()
    await goTo('/c/mekot', made)
    expect(document.activeElement).toBe(screen.getByText('Kori'))
    screen.getByText('Kori').blur()
    await goTo('/p/mekko', made)
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})

it('T49 a page that is prepared ahead emits its route change when it is shown', () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true })
  const { paths } = setup()
  expect(paths()).toEqual([])
  Object.defineProperty(document, 'prerendering', { configurable: true, value: false })
  act(() => void document.dispatchEvent(new Event('prerenderingchange')))
  expect(paths()).toEqual([{ path: '/' }])
})

it('R-GQL-08 RouteMark sets the route name, and clears it on unmount', () => {
  const { shop, state } = makeShop()
  const view = renderInShop(<RouteMark name="checkout___sv" />, shop)
  expect(state().root.currentRouteName).toBe('checkout___sv')
  view.unmount()
  expect(state().root.currentRouteName).toBe('')
})
