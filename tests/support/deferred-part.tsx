import { text } from 'node:stream/consumers'
import { act, screen, waitFor } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { HydrationMoment } from '@/lib/browser/first-interaction'
import { FIRST_INTERACTION_SCRIPT } from '@/lib/browser/first-interaction-script.mjs'
import type { Shop } from '@/lib/store/shop'
import { makeShop } from '@/tests/support/shop-fixtures'

// A component with one control of each kind, rendered on the server and hydrated later.

export const clicked = vi.fn<(name: string) => void>()
export const heard = vi.fn<(value: string) => void>()
const say = ({ target: { value } }: { target: { value: string } }) => heard(value)

export function Part() {
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [size, setSize] = useState('S')
  const [order, setOrder] = useState('new')
  return (
    <section>
      <h1>Mekko</h1>
      <p data-price="">
        {40} <small>€</small>
      </p>
      <button type="button" onClick={() => clicked('add')}>
        <span>Add</span>
      </button>
      <button type="button" className="opener" popoverTarget="panel">
        Filter
      </button>
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <input aria-label="agree" type="checkbox" checked={isChecked} onChange={() => setChecked(!isChecked)} />
      {['S', 'M'].map((name) => (
        <label key={name}>
          <input
            aria-label={name}
            type="radio"
            name="size"
            value={name}
            defaultChecked={name === 'S'}
            onChange={(event) => setSize(event.target.value)}
          />
          <span>{name}</span>
        </label>
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

export type Given = {
  load?: () => Promise<{ default: ComponentType }>
  isNeeded?: (state: ReturnType<Shop['store']['getState']>) => boolean
  moment?: HydrationMoment
  isBelow?: boolean
  href?: string
  /** Called for a difference between the server's HTML and what React renders. */
  onRecoverableError?: (error: unknown) => void
}

/** The deferred component in a page, with freshly loaded modules, as in a new server process or document. */
export async function build(
  shop: Shop,
  { load = async () => ({ default: Part }), href = '/p/mekko', onRecoverableError: _, ...options }: Given,
) {
  vi.resetModules()
  const { hydrateOnFirstInteraction } = await import('@/components/providers/hydrate-on-first-interaction')
  const { ShopContext } = await import('@/components/providers/shop-context')
  const Deferred = hydrateOnFirstInteraction(load, options)
  return ({ word = 'page' }: { word?: string }) => (
    <ShopContext value={shop}>
      <p>{word}</p>
      <a href={href} data-link="">
        Mekko
      </a>
      <Deferred />
    </ShopContext>
  )
}

export const stage: { page: HTMLElement; root?: Root } = {
  page: document.body.appendChild(document.createElement('div')),
}

export async function serverRender(given: Given = {}) {
  const { shop } = makeShop()
  vi.stubGlobal('window', undefined)
  const Page = await build(shop, { ...given, load: undefined })
  const { prelude } = await prerenderToNodeStream(<Page />)
  vi.unstubAllGlobals()
  stage.page.innerHTML = await text(prelude)
  // In a real page this script is in the head and runs before all others.
  new Function(FIRST_INTERACTION_SCRIPT)()
}

export async function hydrate(given: Given = {}, { shop } = makeShop()) {
  const load = vi.fn(given.load ?? (async () => ({ default: Part })))
  const Page = await build(shop, { ...given, load })
  await act(async () => {
    const { onRecoverableError } = given
    stage.root = hydrateRoot(stage.page, <Page />, onRecoverableError && { onRecoverableError })
  })
  return { load, redraw: (word: string) => act(async () => stage.root?.render(<Page word={word} />)) }
}

export const state = () => JSON.parse(stage.page.querySelector('output')?.textContent ?? '{}')

/** Registers hooks: after each test the page is emptied, and React must have logged no error. */
export function openStage() {
  const quiet = vi.spyOn(console, 'error')
  beforeEach(() => void quiet.mockClear())
  afterEach(async () => {
    await leave()
    const complaints = [...quiet.mock.calls]
    vi.clearAllMocks()
    expect(complaints, 'complaints of React').toEqual([])
  })
}

/** Unmounts the component and replaces the page by an empty one. */
export async function leave() {
  await act(async () => stage.root?.unmount())
  delete stage.root
  stage.page.remove()
  stage.page = document.body.appendChild(document.createElement('div'))
}
export const isWaiting = () => stage.page.querySelector('[data-dehydrated]') !== null
export const whenHydrated = () => waitFor(() => expect(isWaiting()).toBe(false))
export const add = () => screen.getByRole('button', { name: 'Add' })
