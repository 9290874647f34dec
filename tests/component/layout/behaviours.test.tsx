// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { BehaviourLoader } from '@/components/providers/behaviour-loader'
import { BEHAVIOURS } from '@/components/providers/behaviour-table'
import { TOUCH_SCRIPT } from '@/lib/store/touch-script'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

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
beforeAll(() => new Function(TOUCH_SCRIPT)())
beforeEach(() => Object.assign(window.kajoTouch ?? {}, { isTouched: false, press: null }))

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
  new Function(TOUCH_SCRIPT)()
  expect(window.kajoTouch).toMatchObject({ isTouched: false, press: null })
  // a finger that lies where the button is drawn
  fireEvent.pointerMove(button)
  expect(window.kajoTouch?.isTouched).toBe(true)
  fireEvent.click(button)
  expect(window.kajoTouch?.press).toBe(button)
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

it('a part that cannot start keeps no other from starting', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  BEHAVIOURS.broken = () => {
    throw new Error('broken')
  }
  const broken = document.createElement('div')
  broken.dataset.behaviour = 'broken'
  document.body.prepend(broken)
  draw()
  fireEvent.scroll(document)
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1))
  expect(complain).toHaveBeenCalledTimes(1)
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
