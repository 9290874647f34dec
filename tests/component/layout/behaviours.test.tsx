// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BehaviourLoader } from '@/components/providers/behaviour-loader'
import { BEHAVIOURS } from '@/components/providers/behaviour-table'
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

afterEach(() => {
  cleanup()
  delete BEHAVIOURS.probe
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
  fireEvent.click(screen.getByRole('button'))
  fireEvent.pointerDown(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1))
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
