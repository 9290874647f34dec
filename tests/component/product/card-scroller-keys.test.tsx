// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { moveFocusWithArrows } from '@/components/product/move-focus-with-arrows'
import { useCardScroller } from '@/components/product/use-card-scroller'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Row() {
  const { row } = useCardScroller(2)
  return (
    <ul {...row}>
      <li>
        <a href="/p/1">Kort</a>
        <div role="toolbar" aria-label="Färger" onKeyDown={moveFocusWithArrows}>
          <button type="button">Grön</button>
          <button type="button">Vit</button>
        </div>
        <dialog open>
          <input type="radio" aria-label="38" />
        </dialog>
      </li>
      <li />
    </ul>
  )
}

function setup() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  render(<Row />)
  const scrollTo = vi.fn()
  Object.assign(screen.getByRole('list'), { scrollTo })
  return scrollTo
}

it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('%s on a card moves the row', (key) => {
  const scrollTo = setup()
  expect(fireEvent.keyDown(screen.getByText('Kort'), { key }), 'the browser does not scroll too').toBe(false)
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('%s in the toolbar of a card does not move the row', (key) => {
  const scrollTo = setup()
  expect(fireEvent.keyDown(screen.getByText('Grön'), { key }), 'neither does the browser').toBe(false)
  expect(scrollTo).not.toHaveBeenCalled()
})

it.each(['ArrowLeft', 'Home'])('%s in the sheet of a card is left to the sheet', (key) => {
  const scrollTo = setup()
  expect(fireEvent.keyDown(screen.getByLabelText('38'), { key }), 'the browser moves to another size').toBe(true)
  expect(scrollTo).not.toHaveBeenCalled()
})

it('an arrow key in the toolbar of a card moves the focus within it', () => {
  setup()
  screen.getByText('Grön').focus()
  fireEvent.keyDown(screen.getByText('Grön'), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(screen.getByText('Vit'))
})
