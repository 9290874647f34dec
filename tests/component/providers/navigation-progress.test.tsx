// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LinkNavigation } from '@/components/providers/link-navigation'
import { RouteWatcher } from '@/components/providers/route-watcher'
import { Link } from '@/components/ui/link'
import { afterFrame } from '@/lib/browser/after-frame'
import { onPartPress } from '@/lib/browser/first-interaction'
import { arrive, FakeRouter } from '@/tests/support/fake-router'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.clearAllMocks()
})

function setup(heading = '') {
  const made = makeShop()
  renderInShop(
    <FakeRouter>
      <LinkNavigation />
      <RouteWatcher />
      <Link href="/c/mekot">Mekot</Link>
      <Link href="/?sort=PRICE">Edullisimmat</Link>
      <main id="main" tabIndex={-1}>
        {heading ? (
          <h1 id="heading" tabIndex={-1}>
            {heading}
          </h1>
        ) : null}
      </main>
    </FakeRouter>,
    made.shop,
  )
  return { ...made, progress: () => [made.state().loading.isLoading, made.state().progress.phase] }
}
const press = (name = 'Mekot') => act(async () => void fireEvent.click(screen.getByRole('link', { name })))
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))
const end = (path: string) => act(async () => arrive(path))

it('R-NAV-05 a link to a new path starts the loading indicator and the progress bar', async () => {
  const { progress } = setup()
  await press()
  pass(1000)
  expect(progress()).toEqual([true, 'loading'])
})

it('R-NAV-05 R-STATE-05 each new path emits a route-change event, hides the indicator and closes overlay and notice', async () => {
  const { state, progress } = setup()
  await press()
  pass(1000)
  act(() => state().openOverlay('cart'))
  act(() => state().setNetwork({ unreached: { href: '/c/takit' } }))
  await end('/c/mekot')
  pass(3000)
  const paths = state().events.filter(({ type }) => type === 'route:change')
  expect(paths.map(({ data }) => data)).toEqual([{ path: '/' }, { path: '/c/mekot' }])
  expect(state().root.currentPath).toBe('/c/mekot')
  expect(progress()).toEqual([false, 'idle'])
  expect(state().layers.overlay.current).toBe('')
  expect(state().network.unreached).toBeNull()
})

it('the page that is left hydrates while a navigation lasts long, but only when the browser is idle', async () => {
  let onIdle = () => {}
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    onIdle = run
  })
  const hydrate = vi.fn()
  const release = onPartPress(document.createElement('div'), hydrate)
  setup()
  await press()
  pass(3000)
  expect(hydrate, 'React may be rendering the next page').not.toHaveBeenCalled()
  onIdle()
  expect(hydrate).toHaveBeenCalledTimes(1)

  await end('/c/mekot')
  await press('Edullisimmat')
  pass(3000)
  await end('/')
  onIdle()
  expect(hydrate, 'the page is there').toHaveBeenCalledTimes(1)
  release()
  vi.unstubAllGlobals()
})

it('R-NAV-05 R-PAGE-13 a navigation that is redirected to the path it began on hides indicator and bar', async () => {
  const { progress } = setup()
  await press()
  pass(1000)
  await end('/')
  pass(3000)
  expect(progress()).toEqual([false, 'idle'])
})

it('R-NAV-05 R-PAGE-13 a navigation given up for a link to the present path hides indicator and bar', async () => {
  const { progress } = setup()
  await press()
  pass(1000)
  await press('Edullisimmat')
  pass(1000)
  expect(progress(), 'the second page is not there yet').toEqual([true, 'loading'])
  await end('/')
  pass(3000)
  expect(progress()).toEqual([false, 'idle'])
})

it('R-NAV-05 a document restored by the back/forward cache shows no loading indicator', async () => {
  const { progress } = setup()
  await press()
  pass(3000)
  expect(progress()).toEqual([true, 'loading'])
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  pass(3000)
  expect(progress()).toEqual([false, 'idle'])
})

it('R-LIST-05 in a document reached by going back, a press is no longer the way back', async () => {
  const entry = { type: 'back_forward' } as unknown as PerformanceEntry
  vi.stubGlobal('performance', { ...performance, now: () => 0, getEntriesByType: () => [entry] })
  const { state } = setup()
  expect(state().list.backNavigated).toBe(true)
  await press()
  expect(state().list.backNavigated).toBe(false)
  vi.unstubAllGlobals()
})

it.each([
  ['the heading of the list', 'Mekot'],
  ['the content without one', ''],
])('R-NAV-05 another page of a list moves the focus of the link that it replaces to %s', async (_name, heading) => {
  vi.useRealTimers()
  setup(heading)
  // React replaces the links with the list
  const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/?page=2' }))
  link.dataset.link = ''
  link.focus()
  await act(async () => link.click())
  link.remove()
  await end('/')
  const target = heading ? screen.getByRole('heading') : screen.getByRole('main')
  await vi.waitFor(() => expect(document.activeElement).toBe(target))
})

it('R-NAV-05 a link that stays keeps the focus', async () => {
  vi.useRealTimers()
  setup('Mekot')
  const link = screen.getByRole('link', { name: 'Edullisimmat' })
  link.focus()
  await press('Edullisimmat')
  await end('/')
  await new Promise<void>(afterFrame)
  expect(document.activeElement).toBe(link)
})
