// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { BehaviourLoader } from '@/components/providers/behaviour-loader'
import { BEHAVIOURS } from '@/components/providers/behaviour-table'
import { AWAKE_SCRIPT } from '@/lib/browser/awake-script.mjs'
import { FIRST_INTERACTION_SCRIPT } from '@/lib/browser/first-interaction-script.mjs'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

vi.mock('@/lib/errors/reload-or-report', () => ({ reloadOrReport: vi.fn() }))

const stop = vi.fn()
const pressed = vi.fn()
const start = vi.fn((root: HTMLElement) => {
  const press = () => pressed(root.id)
  root.addEventListener('click', press)
  return () => {
    root.removeEventListener('click', press)
    stop(root.id)
  }
})

// as in the head of every page, before anything else
beforeAll(() => new Function(FIRST_INTERACTION_SCRIPT)())
beforeEach(() =>
  Object.assign(window.firstInteraction ?? {}, { hasHappened: false, isHydrated: false, earlyClick: null }),
)

afterEach(() => {
  cleanup()
  delete BEHAVIOURS.probe
  delete BEHAVIOURS.broken
  vi.clearAllMocks()
})

function draw() {
  BEHAVIOURS.probe = start
  return renderInShop(
    <>
      <div id="first" data-behaviour="probe">
        <button type="button">Press</button>
      </div>
      <BehaviourLoader />
    </>,
    makeShop().shop,
  )
}

it('a behaviour is fetched at the first touch of the page, not before', async () => {
  draw()
  expect(start).not.toHaveBeenCalled()
  fireEvent.scroll(document)
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1))
})

it('a press that came before the behaviour is repeated once it is there', async () => {
  draw()
  fireEvent.pointerDown(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1))
  fireEvent.click(screen.getByRole('button'))
  expect(pressed, 'and from then on taken at once, not twice').toHaveBeenCalledTimes(2)
})

it('a pointer that only moves is a touch: it may rest on the page since before it was drawn', async () => {
  draw()
  fireEvent.pointerMove(document)
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1))
})

it('touch and press that came before the page was awake count', async () => {
  BEHAVIOURS.probe = start
  const early = document.createElement('div')
  early.id = 'early'
  early.dataset.behaviour = 'probe'
  const button = early.appendChild(document.createElement('button'))
  document.body.append(early)
  // a page that nobody has touched yet
  new Function(FIRST_INTERACTION_SCRIPT)()
  expect(window.firstInteraction).toMatchObject({ hasHappened: false, earlyClick: null })
  // a finger that lies where the button is drawn
  fireEvent.pointerMove(button)
  expect(window.firstInteraction?.hasHappened).toBe(true)
  fireEvent.click(button)
  expect(window.firstInteraction?.earlyClick).toBe(button)
  renderInShop(<BehaviourLoader />, makeShop().shop)
  await waitFor(() => expect(pressed).toHaveBeenCalledExactlyOnceWith('early'))
  early.remove()
})

it('a press on a part drawn later, before it is started, is repeated once', async () => {
  draw()
  fireEvent.keyDown(document, { key: 'Tab' })
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1))
  const later = document.createElement('div')
  later.id = 'later'
  later.dataset.behaviour = 'probe'
  const button = later.appendChild(document.createElement('button'))
  document.body.append(later)
  fireEvent.click(button)
  expect(pressed).not.toHaveBeenCalled()
  await waitFor(() => expect(pressed).toHaveBeenCalledExactlyOnceWith('later'))
  later.remove()
})

it('R-ERROR-02 a part that cannot start is told, and keeps no other from starting', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  const error = new Error('broken')
  BEHAVIOURS.broken = () => {
    throw error
  }
  const broken = document.createElement('div')
  broken.dataset.behaviour = 'broken'
  document.body.prepend(broken)
  draw()
  fireEvent.scroll(document)
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1))
  expect(complain).toHaveBeenCalledTimes(1)
  expect(reloadOrReport).toHaveBeenCalledExactlyOnceWith(error, { type: 'behaviour', component: 'broken' })
  expect(broken.hasAttribute('data-ready'), 'no press is repeated on it').toBe(false)
  broken.remove()
  complain.mockRestore()
})

it('parts drawn later are started, parts that leave are stopped, and all stop with the page', async () => {
  const { unmount } = draw()
  fireEvent.keyDown(document, { key: 'Tab' })
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1))
  const later = document.createElement('div')
  later.id = 'later'
  later.dataset.behaviour = 'probe'
  act(() => void document.body.append(later))
  await waitFor(() => expect(start).toHaveBeenCalledTimes(2))
  act(() => later.remove())
  await waitFor(() => expect(stop).toHaveBeenCalledWith('later'))
  unmount()
  expect(stop).toHaveBeenCalledWith('first')
})

it('a button of a form is not remembered: early, the form goes to the server by itself, and not once more', () => {
  const form = document.body.appendChild(document.createElement('form'))
  form.dataset.behaviour = 'probe'
  form.addEventListener('submit', (event) => event.preventDefault())
  form.innerHTML = '<button type="submit">Send</button><button type="button">Other</button>'
  fireEvent.click(screen.getByText('Send'))
  expect(window.firstInteraction?.earlyClick).toBeNull()
  fireEvent.click(screen.getByText('Other'))
  expect(window.firstInteraction?.earlyClick).toBe(screen.getByText('Other'))
  form.remove()
})

it.each([
  ['a plain visit', '', 'navigate', false],
  ['a reload', '', 'reload', true],
  ['the way back', '', 'back_forward', true],
  ['a link into the page', '#newsletter', 'navigate', true],
])('%s (%s %s) is laid out from the beginning: %s', (_, hash, type, isAwake) => {
  window.history.replaceState(null, '', `/${hash}`)
  document.documentElement.removeAttribute('data-awake')
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
  new Function(AWAKE_SCRIPT)()
  expect(document.documentElement.hasAttribute('data-awake')).toBe(isAwake)
  vi.unstubAllGlobals()
})
