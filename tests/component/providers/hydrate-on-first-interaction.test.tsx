// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { INTERACTION_EVENTS } from '@/lib/browser/interaction-events.mjs'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import {
  add,
  clicked,
  hydrate,
  isWaiting,
  leave,
  openStage,
  Part,
  serverRender,
  stage,
  state,
  whenHydrated,
} from '@/tests/support/deferred-part'

vi.mock('@/lib/errors/reload-or-report', () => ({ reloadOrReport: vi.fn() }))

openStage()

it('the server HTML has the whole component in place, and no code is loaded before an interaction', async () => {
  await serverRender()
  expect(stage.page.querySelector('[hidden], template, script'), 'no part is moved by a script').toBeNull()
  const section = stage.page.querySelector('section')
  const { load, redraw } = await hydrate()
  await redraw('drawn again')
  expect(stage.page.firstChild?.textContent).toBe('drawn again')
  expect([load.mock.calls.length, isWaiting()]).toEqual([0, true])
  fireEvent.scroll(window)
  await whenHydrated()
  expect(stage.page.querySelector('section'), 'the same elements').toBe(section)
  fireEvent.click(add())
  expect(clicked).toHaveBeenCalledTimes(1)
})

it.each(INTERACTION_EVENTS.map((name) => [name]))(
  '%s hydrates, before and after the code of the page is there',
  async (name) => {
    await serverRender()
    await hydrate()
    expect(isWaiting()).toBe(true)
    await act(async () => void add().dispatchEvent(new Event(name, { bubbles: true })))
    await whenHydrated()
    await leave()
    await serverRender()
    add().dispatchEvent(new Event(name, { bubbles: true }))
    expect(isWaiting()).toBe(true)
    await hydrate()
    await whenHydrated()
  },
)

it('a click as first interaction is repeated once, on the element clicked last', async () => {
  await serverRender()
  let arrive = () => {}
  const { load } = await hydrate({ load: () => new Promise((resolve) => (arrive = () => resolve({ default: Part }))) })
  // within the button, and by assistive technology: no pointer event comes first
  fireEvent.click(screen.getByText('Add'))
  await waitFor(() => expect(load).toHaveBeenCalled())
  fireEvent.click(screen.getByText('Add'))
  expect(clicked).not.toHaveBeenCalled()
  arrive()
  await whenHydrated()
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
  fireEvent.click(add())
  expect(clicked).toHaveBeenCalledTimes(2)
  expect(window.firstInteraction?.earlyClick).toBeNull()
})

it.each(['S', 'M'])(
  'a click before the code of the page is repeated once, with the choice of %s before it',
  async (size) => {
    await serverRender()
    fireEvent.click(screen.getByRole('radio', { name: size }))
    fireEvent.click(add())
    await hydrate()
    await whenHydrated()
    await waitFor(() => expect(state().size).toBe(size))
    expect(clicked).toHaveBeenCalledTimes(1)
  },
)

it('a click on a button that works without JavaScript is not repeated', async () => {
  await serverRender()
  const own = add()
  own.setAttribute('popovertarget', 'sheet')
  fireEvent.click(own)
  expect(window.firstInteraction).toMatchObject({ hasHappened: true, earlyClick: null })
})

it('typed text, a checked box, a chosen radio button and a selected option are kept and reach React', async () => {
  await serverRender()
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  await hydrate()
  field('text').focus()
  field('text').value = 'abc'
  field('own').value = 'own words'
  field('agree').checked = true
  field('M').checked = true
  screen.getByLabelText<HTMLSelectElement>('order').value = 'price'
  for (const name of ['agree', 'M', 'order']) field(name).dispatchEvent(new Event('change', { bubbles: true }))
  fireEvent.keyDown(field('text'))
  await whenHydrated()
  expect(state()).toEqual({ text: 'abc', isChecked: true, size: 'M', order: 'price' })
  expect([field('text').value, field('own').value]).toEqual(['abc', 'own words'])
  expect([field('agree').checked, field('M').checked, field('S').checked]).toEqual([true, true, false])
  expect(screen.getByLabelText<HTMLSelectElement>('order').value).toBe('price')
  expect(document.activeElement).toBe(field('text'))
})

it('R-LIST-03 a box that nobody changed is not checked again, even if React has drawn it otherwise', async () => {
  await serverRender()
  await hydrate()
  screen.getByLabelText<HTMLInputElement>('agree').checked = true
  fireEvent.pointerDown(document.body)
  await whenHydrated()
  expect(state().isChecked).toBe(false)
})

it('R-LIST-03 an option chosen before hydration is chosen again when React has set the field back', async () => {
  await serverRender()
  await hydrate()
  const field = screen.getByLabelText<HTMLSelectElement>('order')
  field.value = 'price'
  fireEvent.change(field)
  // the framework's React does this while it hydrates the field, the one of these tests does not
  field.value = 'new'
  fireEvent.pointerDown(field)
  await whenHydrated()
  expect([field.value, state().order]).toEqual(['price', 'price'])
})

it('R-ERROR-01 when the code cannot be loaded, the HTML stays, the error is reported, and the next press loads it again', async () => {
  await serverRender()
  const isThere = { now: false }
  await hydrate({
    load: async () => {
      if (!isThere.now) throw new Error('Loading chunk 1 failed')
      return { default: Part }
    },
  })
  fireEvent.click(add())
  await waitFor(() => expect(reloadOrReport).toHaveBeenCalledTimes(1))
  expect([isWaiting(), add().isConnected]).toEqual([true, true])
  isThere.now = true
  fireEvent.pointerDown(document.body)
  await whenHydrated()
  expect(clicked, 'not by surprise').not.toHaveBeenCalled()
})
