// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FIRST_INTERACTION_SCRIPT } from '@/lib/browser/first-interaction-script.mjs'
import {
  add,
  build,
  clicked,
  type Given,
  hydrate,
  isWaiting,
  openStage,
  Part,
  serverRender,
  stage,
  whenHydrated,
} from '@/tests/support/deferred-part'
import { stubIntersections } from '@/tests/support/product-main'
import { makeShop } from '@/tests/support/shop-fixtures'

openStage()

it.each([
  ['page', '/p/mekko', 'waits'],
  ['page', '/?sort=PRICE', 'hydrates'],
  ['layout', '/p/mekko', 'hydrates'],
] as const)('a part of the %s after a tap on a link to %s: %s', async (moment, href, outcome) => {
  await serverRender({ moment, href })
  const { load } = await hydrate({ moment, href })
  const link = screen.getByRole('link')
  fireEvent.pointerDown(link, { pointerType: 'touch' })
  fireEvent.touchStart(link)
  fireEvent.focusIn(link)
  fireEvent.click(link)
  if (outcome === 'waits') {
    await act(async () => {})
    expect([load.mock.calls.length, isWaiting()]).toEqual([0, true])
    fireEvent.pointerMove(link, { pointerType: 'mouse' })
  }
  await whenHydrated()
})

const loading = { end: () => {} }
afterEach(() => {
  loading.end()
  vi.unstubAllGlobals()
})

/** Idle callbacks and the `load` event under control of the test. Call it after `serverRender`. */
function holdIdle() {
  const isLoaded = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  loading.end = () => isLoaded.mockRestore()
  const tasks: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => void tasks.push(task))
  return {
    load: () => {
      loading.end()
      fireEvent.load(window)
    },
    /** Runs the idle callbacks; false when there are none. */
    rest: async () => {
      const due = tasks.splice(0)
      await act(async () => {
        for (const task of due) task()
      })
      return due.length > 0
    },
  }
}

it('what the page is for hydrates in idle time after the page has loaded, the rest after that', async () => {
  const given: Given = { moment: 'main' }
  await serverRender(given)
  const idle = holdIdle()
  let arrive = () => {}
  const { load } = await hydrate({
    ...given,
    load: () => new Promise((resolve) => (arrive = () => resolve({ default: Part }))),
  })
  const { waitForMoment } = await import('@/lib/browser/first-interaction')
  expect(await idle.rest(), 'not while the page loads').toBe(false)
  idle.load()
  expect([load.mock.calls.length, isWaiting()]).toEqual([0, true])
  await idle.rest()
  expect(load).toHaveBeenCalledTimes(1)
  await idle.rest()
  for (const moment of ['rest', 'layout', 'page'] as const)
    expect(waitForMoment(moment), `${moment} waits for the code of the main part`).not.toHaveProperty('status')
  arrive()
  await whenHydrated()
  await idle.rest()
  for (const moment of ['rest', 'layout'] as const) expect(waitForMoment(moment)).toHaveProperty('status')
  expect(waitForMoment('page'), 'there was no interaction').not.toHaveProperty('status')
})

it('the rest waits at most five seconds for the code of the main part', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await serverRender({ moment: 'main' })
  const idle = holdIdle()
  await hydrate({ moment: 'main', load: () => new Promise(() => {}) })
  const { waitForMoment } = await import('@/lib/browser/first-interaction')
  idle.load()
  await idle.rest()
  vi.advanceTimersByTime(4999)
  expect(waitForMoment('layout')).not.toHaveProperty('status')
  vi.advanceTimersByTime(1)
  expect(waitForMoment('layout')).toHaveProperty('status')
  vi.useRealTimers()
})

it('a press in a part hydrates it before its moment, and no other part', async () => {
  await serverRender({ moment: 'rest' })
  holdIdle()
  await hydrate({ moment: 'rest' })
  fireEvent.pointerDown(document.body)
  await act(async () => {})
  expect(isWaiting()).toBe(true)
  fireEvent.pointerDown(add())
  await whenHydrated()
})

it('a press on a button that opens a popover is left to the browser while its part is not hydrated', async () => {
  await serverRender({ moment: 'rest' })
  holdIdle()
  await hydrate({ moment: 'rest' })
  const heardByReact = vi.fn()
  for (const name of ['pointerdown', 'click']) stage.page.addEventListener(name, heardByReact)
  const press = () => {
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Filter' }))
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
  }
  press()
  expect(heardByReact).not.toHaveBeenCalled()
  await whenHydrated()
  press()
  expect(heardByReact).toHaveBeenCalledTimes(2)
})

it('a part below waits until it is near', async () => {
  const given: Given = { moment: 'rest', isBelow: true }
  await serverRender(given)
  const { report, observed } = stubIntersections()
  const { load } = await hydrate(given)
  await waitFor(() => expect(observed()).toEqual([stage.page.querySelector('section')]))
  expect([load.mock.calls.length, isWaiting()]).toEqual([0, true])
  for (const part of observed()) report(part, true)
  await whenHydrated()
})

it('hydrates without an interaction when the store has data for the component', async () => {
  const isNeeded: Given['isNeeded'] = ({ cart }) => cart.data !== null
  await serverRender({ isNeeded })
  const made = makeShop()
  await hydrate({ isNeeded }, made)
  expect(isWaiting()).toBe(true)
  const { makeCart } = await import('@/tests/support/shop-fixtures')
  act(() => made.state().setCart(makeCart('a')))
  await whenHydrated()
})

it('hydrates at once on a page reached by client navigation', async () => {
  new Function(FIRST_INTERACTION_SCRIPT)()
  const { createRoot } = await import('react-dom/client')
  const Page = await build(makeShop().shop, {})
  await act(async () => {
    stage.root = createRoot(stage.page)
    stage.root.render(<Page />)
  })
  await whenHydrated()
  fireEvent.click(add())
  expect(clicked).toHaveBeenCalledTimes(1)
})

it('hydrates after the frame that follows the first interaction', async () => {
  const frames: FrameRequestCallback[] = []
  await serverRender()
  const { load } = await hydrate()
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw))
  fireEvent.pointerDown(add())
  fireEvent.click(add())
  await act(async () => {})
  expect([load.mock.calls.length, isWaiting()], 'before the frame').toEqual([0, true])
  vi.mocked(window.requestAnimationFrame).mockRestore()
  for (const draw of frames) draw(performance.now())
  await whenHydrated()
  expect(clicked, 'the click is repeated').toHaveBeenCalledTimes(1)
})
