// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { start } from '@/components/layout/offline-behaviour'
import { makeShop } from '@/tests/support/shop-fixtures'

const assign = vi.fn()
let stop = () => {}

afterEach(() => {
  stop()
  assign.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A page with one link, with or without a network; tells whether the press was taken from the browser. */
function open(isStandIn: boolean, isOnline: boolean) {
  document.body.innerHTML = `<div id="notice"><div hidden><p>Du är offline</p></div></div>
    <main ${isStandIn ? 'data-offline-page=""' : ''}><a data-link href="https://se.test/c/skor">Skor</a></main>`
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  vi.stubGlobal('location', { assign })
  const root = document.querySelector<HTMLElement>('#notice')
  const link = document.querySelector('a')
  if (!root || !link) throw new Error('The page has no notice or no link')
  stop = start(root, makeShop().shop)
  return {
    press: (keys: MouseEventInit = {}) =>
      !link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })),
    isTold: () => root.querySelector('div')?.hidden === false,
  }
}

describe('R-PAGE-16 a link', () => {
  it('without a network keeps the page, which says so', () => {
    const { press, isTold } = open(false, false)
    expect(press()).toBe(true)
    expect(isTold()).toBe(true)
    expect(assign).not.toHaveBeenCalled()
  })

  it('with a network is left to the page', () => {
    const { press, isTold } = open(false, true)
    expect(press()).toBe(false)
    expect(isTold()).toBe(false)
  })

  it.each([true, false])('of the stand-in is a document of its own; a network seems to be there: %s', (isOnline) => {
    const { press, isTold } = open(true, isOnline)
    expect(press()).toBe(true)
    expect(assign).toHaveBeenCalledWith('https://se.test/c/skor')
    expect(isTold()).toBe(false)
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('pressed with %s opens where the browser wants', (key) => {
    const { press } = open(true, true)
    expect(press({ [key]: true })).toBe(false)
    expect(assign).not.toHaveBeenCalled()
  })
})
