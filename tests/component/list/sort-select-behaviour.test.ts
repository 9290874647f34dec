// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { start } from '@/components/list/sort-select-behaviour'
import { makeShop } from '@/tests/support/shop-fixtures'

const went = vi.fn()
let stop = () => {}

/** The form as the server draws it, in the order of the page. */
function draw(sort: string) {
  document.body.innerHTML = `<main><form><select>${['LATEST', 'PRICE']
    .map((name) => `<option data-href="/c/x?sort=${name}"${name === sort ? ' selected' : ''}>${name}</option>`)
    .join('')}</select></form></main>`
  const select = document.querySelector('select')
  if (!select) throw new Error('no select')
  return select
}
const begin = () => {
  stop = start(document.querySelector('form') as HTMLFormElement, makeShop().shop)
}

beforeEach(() => {
  window.history.replaceState(null, '', '/c/x')
  document.body.onclick = (event) => {
    event.preventDefault()
    if (event.target instanceof HTMLAnchorElement) went(event.target.getAttribute('href'))
  }
})
afterEach(() => {
  stop()
  vi.clearAllMocks()
})

it('an order goes to the list in that order, and its new select takes the focus the old one had', () => {
  const select = draw('LATEST')
  begin()
  select.focus()
  fireEvent.change(select, { target: { value: 'PRICE' } })
  expect(went).toHaveBeenCalledExactlyOnceWith('/c/x?sort=PRICE')
  stop()
  const next = draw('PRICE')
  begin()
  expect(document.activeElement).toBe(next)
  expect(went, 'nothing more is chosen').toHaveBeenCalledTimes(1)
  next.blur()
  stop()
  begin()
  expect(document.activeElement, 'once').toBe(document.body)
})

it('another list does not take the focus', () => {
  const select = draw('LATEST')
  begin()
  fireEvent.change(select, { target: { value: 'PRICE' } })
  stop()
  window.history.replaceState(null, '', '/c/y')
  draw('LATEST')
  begin()
  expect(document.activeElement).toBe(document.body)
})

it('an order chosen before the script was there is gone to at its start', () => {
  draw('LATEST').value = 'PRICE'
  begin()
  expect(went).toHaveBeenCalledExactlyOnceWith('/c/x?sort=PRICE')
})

it('an order the page was not asked for, as that of a filtered list, is left alone', () => {
  draw('RELEVANCE')
  begin()
  expect(went).not.toHaveBeenCalled()
})
