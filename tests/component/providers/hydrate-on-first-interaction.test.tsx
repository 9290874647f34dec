// @vitest-environment jsdom
import { text } from 'node:stream/consumers'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FIRST_INTERACTION_SCRIPT } from '@/lib/browser/first-interaction-script.mjs'
import { INTERACTION_EVENTS } from '@/lib/browser/interaction-events.mjs'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import type { Shop } from '@/lib/store/shop'
import { makeShop } from '@/tests/support/shop-fixtures'

vi.mock('@/lib/errors/reload-or-report', () => ({ reloadOrReport: vi.fn() }))

const clicked = vi.fn<(name: string) => void>()
const heard = vi.fn<(value: string) => void>()
const say = ({ target: { value } }: { target: { value: string } }) => heard(value)

function Part() {
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [size, setSize] = useState('S')
  const [order, setOrder] = useState('new')
  return (
    <section>
      <button type="button" onClick={() => clicked('add')}>
        <span>Add</span>
      </button>
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <input aria-label="agree" type="checkbox" checked={isChecked} onChange={() => setChecked(!isChecked)} />
      {['S', 'M'].map((name) => (
        <input
          key={name}
          aria-label={name}
          type="radio"
          name="size"
          value={name}
          defaultChecked={name === 'S'}
          onChange={(event) => setSize(event.target.value)}
        />
      ))}
      <select aria-label="order" value={order} onChange={(event) => setOrder(event.target.value)}>
        <option value="new">New</option>
        <option value="price">Price</option>
      </select>
      <input aria-label="own" defaultValue="" onChange={say} />
      <output>{JSON.stringify({ text, isChecked, size, order })}</output>
    </section>
  )
}

type Given = {
  load?: () => Promise<{ default: ComponentType }>
  isNeeded?: (state: ReturnType<Shop['store']['getState']>) => boolean
}

/** The component as one process of the server or one page of the browser has it: fresh modules. */
async function build(shop: Shop, { load = async () => ({ default: Part }), isNeeded }: Given) {
  vi.resetModules()
  const { hydrateOnFirstInteraction } = await import('@/components/providers/hydrate-on-first-interaction')
  const { ShopContext } = await import('@/components/providers/shop-context')
  const Deferred = hydrateOnFirstInteraction(load, isNeeded)
  return ({ word = 'page' }: { word?: string }) => (
    <ShopContext value={shop}>
      <p>{word}</p>
      <Deferred />
    </ShopContext>
  )
}

let page = document.createElement('div')
let root: Root | undefined

async function serverRender(given: Given = {}) {
  const { shop } = makeShop()
  vi.stubGlobal('window', undefined)
  const Page = await build(shop, { isNeeded: given.isNeeded })
  const { prelude } = await prerenderToNodeStream(<Page />)
  vi.unstubAllGlobals()
  page.innerHTML = await text(prelude)
  // the script is in the head of the page: it runs before everything else
  new Function(FIRST_INTERACTION_SCRIPT)()
}

async function hydrate(given: Given = {}, { shop } = makeShop()) {
  const load = vi.fn(given.load ?? (async () => ({ default: Part })))
  const Page = await build(shop, { ...given, load })
  await act(async () => {
    root = hydrateRoot(page, <Page />)
  })
  return { load, redraw: (word: string) => act(async () => root?.render(<Page word={word} />)) }
}

const state = () => JSON.parse(page.querySelector('output')?.textContent ?? '{}')
async function leave() {
  await act(async () => root?.unmount())
  root = undefined
  page.remove()
  page = document.body.appendChild(document.createElement('div'))
}
const isWaiting = () => page.querySelector('[data-dehydrated]') !== null
const whenHydrated = () => waitFor(() => expect(isWaiting()).toBe(false))
const add = () => screen.getByRole('button', { name: 'Add' })
const quiet = vi.spyOn(console, 'error')

beforeEach(() => {
  quiet.mockClear()
  page = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  await leave()
  const complaints = [...quiet.mock.calls]
  vi.clearAllMocks()
  expect(complaints, 'complaints of React').toEqual([])
})

it('the server writes the whole part where it belongs, and nothing is loaded before an interaction', async () => {
  await serverRender()
  expect(page.querySelector('[hidden], template, script'), 'no part is moved by a script').toBeNull()
  const section = page.querySelector('section')
  const { load, redraw } = await hydrate()
  await redraw('drawn again')
  expect(page.firstChild?.textContent).toBe('drawn again')
  expect([load.mock.calls.length, isWaiting()]).toEqual([0, true])
  fireEvent.scroll(window)
  await whenHydrated()
  expect(page.querySelector('section'), 'the same elements').toBe(section)
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

it('a click that is the first interaction is repeated once, on what was clicked last', async () => {
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

it('a button that works without scripts is not pressed twice', async () => {
  await serverRender()
  const own = add()
  own.setAttribute('popovertarget', 'sheet')
  fireEvent.click(own)
  expect(window.firstInteraction).toMatchObject({ hasHappened: true, earlyClick: null })
})

it('typed text, a checked box, a chosen radio button and a selected option are kept and told to React', async () => {
  await serverRender()
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  await hydrate()
  field('text').focus()
  field('text').value = 'abc'
  field('own').value = 'own words'
  field('agree').checked = true
  field('M').checked = true
  screen.getByLabelText<HTMLSelectElement>('order').value = 'price'
  fireEvent.keyDown(field('text'))
  await whenHydrated()
  expect(state()).toEqual({ text: 'abc', isChecked: true, size: 'M', order: 'price' })
  expect([field('text').value, field('own').value]).toEqual(['abc', 'own words'])
  expect([field('agree').checked, field('M').checked, field('S').checked]).toEqual([true, true, false])
  expect(screen.getByLabelText<HTMLSelectElement>('order').value).toBe('price')
  expect(document.activeElement).toBe(field('text'))
})

it('what the store holds for the part hydrates it without an interaction', async () => {
  const isNeeded: Given['isNeeded'] = ({ cart }) => cart.data !== null
  await serverRender({ isNeeded })
  const made = makeShop()
  await hydrate({ isNeeded }, made)
  expect(isWaiting()).toBe(true)
  const { makeCart } = await import('@/tests/support/shop-fixtures')
  act(() => made.state().setCart(makeCart('a')))
  await whenHydrated()
})

it('on a page reached within the tab there is nothing to wait for', async () => {
  new Function(FIRST_INTERACTION_SCRIPT)()
  const { createRoot } = await import('react-dom/client')
  const Page = await build(makeShop().shop, {})
  await act(async () => {
    root = createRoot(page)
    root.render(<Page />)
  })
  await whenHydrated()
  fireEvent.click(add())
  expect(clicked).toHaveBeenCalledTimes(1)
})

it('R-ERROR-01 code that cannot be loaded leaves the HTML, is reported, and is asked for again at the next press', async () => {
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
