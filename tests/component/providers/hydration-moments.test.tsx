// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FIRST_INTERACTION_SCRIPT } from '@/lib/browser/first-interaction-script.mjs'
import {
  add,
  build,
  clicked,
  type Given,
  hydrate,
  isWaiting,
  openStage,
  serverRender,
  stage,
  whenHydrated,
} from '@/tests/support/deferred-part'
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

it('hydrates without an interaction in idle time, after the page has loaded, if asked to', async () => {
  const isLoaded = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  await serverRender({ moment: 'idle' })
  let rest = () => {}
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    rest = task
  })
  await hydrate({ moment: 'idle' })
  isLoaded.mockRestore()
  rest()
  expect(isWaiting(), 'not while the page loads').toBe(true)
  fireEvent.load(window)
  expect(isWaiting()).toBe(true)
  rest()
  await whenHydrated()
  const { waitForMoment } = await import('@/lib/browser/first-interaction')
  for (const moment of ['page', 'layout'] as const)
    expect(waitForMoment(moment), `what waits for ${moment} still does`).not.toHaveProperty('status')
  vi.unstubAllGlobals()
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
