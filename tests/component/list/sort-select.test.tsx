// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SortSelect } from '@/components/list/sort-select'
import type { Sort } from '@/lib/list/list-types'
import { inShop, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const router = vi.hoisted(() => ({ push: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/c/x' }))

const choices = (['LATEST', 'PRICE'] as const).map((sort) => ({ sort, label: sort, href: `/c/x?sort=${sort}` }))
const element = (sort: Sort) => <SortSelect path="/c/x" choices={choices} sort={sort} />
const draw = (sort: Sort) => {
  renderInShop(element(sort), made.shop)
  return select()
}
const select = () => screen.getByRole<HTMLSelectElement>('combobox')
let made: ReturnType<typeof makeShop>

beforeEach(() => {
  made = makeShop()
  window.history.replaceState(null, '', '/c/x')
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.restoreAllMocks()
})

it('R-LIST-03 a chosen order goes to the list in that order, and its new select takes over the focus', () => {
  const list = draw('LATEST')
  list.focus()
  fireEvent.change(list, { target: { value: 'PRICE' } })
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/c/x?sort=PRICE')
  cleanup()
  const next = draw('PRICE')
  expect(document.activeElement).toBe(next)
  expect(router.push, 'nothing more is chosen').toHaveBeenCalledTimes(1)
  cleanup()
  draw('PRICE')
  expect(document.activeElement, 'once').toBe(document.body)
})

it('R-LIST-03 a script or assistive technology that sets the value and sends `change` sorts, without focus or keys', () => {
  const list = draw('LATEST')
  list.value = 'PRICE'
  fireEvent(list, new Event('change', { bubbles: true }))
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/c/x?sort=PRICE')
})

it('another list does not take the focus', () => {
  const list = draw('LATEST')
  list.focus()
  fireEvent.change(list, { target: { value: 'PRICE' } })
  cleanup()
  window.history.replaceState(null, '', '/c/y')
  draw('LATEST')
  expect(document.activeElement).toBe(document.body)
})

it('R-LIST-03 an order chosen before hydration is gone to after it', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(inShop(element('LATEST'), made.shop))
  select().value = 'PRICE'
  const root = await act(async () => hydrateRoot(host, inShop(element('LATEST'), made.shop)))
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/c/x?sort=PRICE')
  await act(async () => root.unmount())
  host.remove()
})

it('a list in an order that cannot be chosen stays', () => {
  draw('RELEVANCE')
  expect(router.push).not.toHaveBeenCalled()
})

it('R-LIST-03 the select never names another order than the list: not restored, reset on the way back and without network', async () => {
  const list = draw('LATEST')
  expect(list.getAttribute('autocomplete')).toBe('off')
  list.value = 'PRICE'
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  expect(list.value).toBe('LATEST')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await userEvent.selectOptions(list, 'PRICE')
  expect(router.push).not.toHaveBeenCalled()
  expect(list.value).toBe('LATEST')
  expect(made.state().network.unreached).toEqual({ href: '/c/x?sort=PRICE' })
})
