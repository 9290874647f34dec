// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LinkNavigation, mayPrefetch } from '@/components/providers/link-navigation'
import { RouteMark } from '@/components/providers/route-mark'
import { RouteWatcher } from '@/components/providers/route-watcher'
import { Link } from '@/components/ui/link'
import { afterFrame } from '@/lib/browser/after-frame'
import { router, shownPage } from '@/tests/support/next-navigation'
import { inShop, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const moveCardPicture = vi.hoisted(() => vi.fn())
const preloadPage = vi.hoisted(() => vi.fn())
vi.mock('@/components/providers/preload-page', () => ({ preloadPage }))
vi.mock('@/components/providers/move-card-picture', () => ({ moveCardPicture }))

beforeEach(() => {
  shownPage.pathname = '/'
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
    <LinkNavigation />
    <RouteWatcher />
    <Link href="/c/mekot?page=2#koot">Mekot</Link>
    <Link href="/?sort=PRICE">Edullisimmat</Link>
    <Link href="#sisalto">Sisältöön</Link>
    <Link href="/kassan">Kassalle</Link>
    <a href="/muualle">Muualle</a>
    <button type="button">Kori</button>
    <main id="main" tabIndex={-1} />
  </>
)

function setup() {
  const made = makeShop()
  return { ...made, view: renderInShop(page(), made.shop) }
}
const link = (name = 'Mekot') => screen.getByRole('link', { name })
/** Whether the press was taken from the browser. */
function press(name = 'Mekot', keys: MouseEventInit = {}): boolean {
  const event = createEvent.click(link(name), keys)
  fireEvent(link(name), event)
  return event.defaultPrevented
}

describe('a link', () => {
  it('causes a client navigation with query and hash, also inside an element that stops events', () => {
    setup()
    const stop = (event: Event) => event.stopPropagation()
    document.addEventListener('click', stop, true)
    expect(press()).toBe(true)
    document.removeEventListener('click', stop, true)
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/c/mekot?page=2#koot')
  })

  it('is left to the browser for another tab, a hash on the same page, or without data-link', () => {
    setup()
    for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
      expect(press('Mekot', keys)).toBe(false)
    expect(press('Sisältöön')).toBe(false)
    expect(press('Muualle')).toBe(false)
    expect(router.push).not.toHaveBeenCalled()
  })

  it('loads the checkout as a document, because it has another policy', () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { origin: location.origin, href: location.href, pathname: '/', search: '', assign })
    setup()
    vi.useFakeTimers()
    fireEvent.pointerOver(link('Kassalle'), { pointerType: 'mouse' })
    vi.advanceTimersByTime(1000)
    expect(router.prefetch).not.toHaveBeenCalled()
    expect(press('Kassalle')).toBe(true)
    expect(assign).toHaveBeenCalledExactlyOnceWith('/kassan')
    expect(router.push).not.toHaveBeenCalled()
  })

  it('R-NAV-08 is prefetched when a mouse rests on it, but not on 2g or with data saver', () => {
    vi.useFakeTimers()
    setup()
    const rest = (name = 'Mekot') => {
      fireEvent.pointerOver(link(name), { pointerType: 'mouse' })
      vi.advanceTimersByTime(80)
    }
    rest()
    expect(router.prefetch).toHaveBeenCalledExactlyOnceWith('/c/mekot?page=2', { kind: 'full' })
    expect(preloadPage, 'with the code and messages of its page').toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ lang: 'sv' }),
      '/c/mekot',
    )
    vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })
    rest('Edullisimmat')
    expect(router.prefetch).toHaveBeenCalledTimes(1)
    expect(preloadPage).toHaveBeenCalledTimes(1)
    expect(mayPrefetch({ effectiveType: '2g' })).toBe(false)
    expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
    expect(mayPrefetch({ effectiveType: '4g' })).toBe(true)
    expect(mayPrefetch(undefined)).toBe(true)
  })

  it('is prefetched when the keyboard moves the focus to it, but not with the focus that a press leaves', () => {
    setup()
    const target = link()
    const { matches } = target
    let isByKey = false
    // jsdom does not know what moved the focus
    vi.spyOn(target, 'matches').mockImplementation((selector) =>
      selector === ':focus-visible' ? isByKey : matches.call(target, selector),
    )
    target.focus()
    expect(router.prefetch).not.toHaveBeenCalled()
    target.blur()
    isByKey = true
    target.focus()
    expect(router.prefetch).toHaveBeenCalledExactlyOnceWith('/c/mekot?page=2', { kind: 'full' })
  })

  it('is fetched once when it is tapped, pressed at once or passed: only the code of its page comes earlier', () => {
    vi.useFakeTimers()
    setup()
    const over = (name: string, pointerType: string) => fireEvent.pointerOver(link(name), { pointerType })
    over('Mekot', 'touch')
    expect(preloadPage).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(500)
    over('Edullisimmat', 'mouse')
    vi.advanceTimersByTime(60)
    over('Mekot', 'mouse')
    vi.advanceTimersByTime(60)
    fireEvent.pointerDown(link())
    vi.advanceTimersByTime(500)
    expect(preloadPage).toHaveBeenCalledTimes(3)
    expect(router.prefetch).not.toHaveBeenCalled()
  })

  it('moves the picture of its card once the code has loaded', async () => {
    const { shop } = setup()
    press()
    expect(moveCardPicture).not.toHaveBeenCalled()
    fireEvent.pointerOver(link())
    await waitFor(() => {
      press()
      expect(moveCardPicture).toHaveBeenCalledWith(shop, link())
    })
  })
})

describe('R-PAGE-16 a link', () => {
  it('without network keeps the page and shows a notice', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { state } = setup()
    expect(press()).toBe(true)
    expect(state().network.unreached).toEqual({ href: '/c/mekot?page=2#koot' })
    expect(router.push).not.toHaveBeenCalled()
    expect(press('Mekot', { ctrlKey: true }), 'another tab is the browser’s').toBe(false)
  })

  it.each([true, false])('of the offline page loads a document; navigator.onLine: %s', (isOnline) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const { state } = setup()
    const assign = vi.fn()
    vi.stubGlobal('location', { origin: location.origin, pathname: '/', search: '', assign })
    act(() => state().setNetwork({ isOfflinePage: true }))
    expect(press()).toBe(true)
    expect(assign).toHaveBeenCalledExactlyOnceWith('/c/mekot?page=2#koot')
    expect(state().network.unreached).toBeNull()
  })
})

describe('route changes', () => {
  it('R-NAV-05 a query-only change starts nothing', () => {
    vi.useFakeTimers()
    const { state } = setup()
    press('Edullisimmat')
    expect(router.push).toHaveBeenCalledWith('/?sort=PRICE')
    act(() => void vi.advanceTimersByTime(2000))
    expect(state().loading.isLoading).toBe(false)
    expect(state().progress.phase).toBe('idle')
  })

  it('R-GQL-08 RouteMark sets the route name, and clears it on unmount', () => {
    const { shop, state } = makeShop()
    const view = renderInShop(<RouteMark name="checkout___sv" />, shop)
    expect(state().root.currentRouteName).toBe('checkout___sv')
    view.unmount()
    expect(state().root.currentRouteName).toBe('')
  })

  it('a new page moves the focus to its content only when the focused link was removed', async () => {
    const { shop, view } = setup()
    const painted = () => new Promise<void>(afterFrame)
    const goTo = async (path: string) => {
      shownPage.pathname = path
      view.rerender(inShop(page(), shop))
      await painted()
    }
    screen.getByText('Kori').focus()
    await goTo('/c/mekot')
    expect(document.activeElement).toBe(screen.getByText('Kori'))
    screen.getByText('Kori').blur()
    await goTo('/p/mekko')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('pictures that the left page is still loading are cancelled; loaded ones and those that stay are not', async () => {
    const { shop, view } = setup()
    const part = (name: string) => {
      const host = document.body.appendChild(document.createElement('div'))
      host.innerHTML = `<picture><source srcset="/${name}-phone.webp 1x"><img alt="" src="/${name}.webp" srcset="/${name}-2.webp 2x"></picture>`
      return host
    }
    const parts = ['left', 'whole', 'stays'].map(part)
    const [left, whole, stays] = parts.map((host) => host.querySelector('img'))
    Object.defineProperty(left, 'complete', { value: false })
    Object.defineProperty(stays, 'complete', { value: false })
    Object.defineProperty(whole, 'complete', { value: true })
    press()
    parts[0]?.remove()
    parts[1]?.remove()
    shownPage.pathname = '/c/mekot'
    view.rerender(inShop(page(), shop))
    await waitFor(() => expect(left?.hasAttribute('src')).toBe(false))
    expect(left?.hasAttribute('srcset')).toBe(false)
    expect(left?.closest('picture'), 'its sources would be chosen from again').toBeNull()
    for (const image of [whole, stays]) expect(image?.getAttribute('src')).toBeTruthy()
    parts[2]?.remove()
  })
})
