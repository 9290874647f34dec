// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SortSelect } from '@/components/list/sort-select'
import { HydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import { FIRST_INTERACTION_SCRIPT } from '@/lib/browser/first-interaction-script.mjs'
import { emptyListQuery, type ListQuery } from '@/lib/list/list-query'
import { address, answerOf, drawList, go, LIST, select } from '@/tests/support/list-fixtures'
import { fetchListPage } from '@/tests/support/list-mocks'
import { inShop, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

vi.mock('@/lib/errors/reload-or-report', () => import('@/tests/support/list-mocks'))
vi.mock('@/lib/list/fetch-list-page', () => import('@/tests/support/list-mocks'))

beforeEach(() => {
  go(LIST)
  fetchListPage.mockImplementation(async (_site, _path, query) => answerOf(query))
})
afterEach(cleanup)

it('R-LIST-03 a chosen order is shown in place, from the first page, and the select keeps the focus', async () => {
  go(`${LIST}?page=2`)
  drawList('page=2')
  const list = select()
  list.focus()
  fireEvent.change(list, { target: { value: 'PRICE' } })
  await screen.findByText('1 PRICE a')
  expect(address()).toBe(`${LIST}?sort=PRICE`)
  expect(document.activeElement).toBe(select())
  fireEvent.change(list, { target: { value: 'LATEST' } })
  await screen.findByText('1 a')
  expect(address(), 'the default order is left out').toBe(LIST)
})

it('R-LIST-03 a script or assistive technology that sets the value and sends `change` sorts, without focus or keys', async () => {
  drawList()
  const list = select()
  list.value = 'MOST_SOLD'
  fireEvent(list, new Event('change', { bubbles: true }))
  await screen.findByText('1 MOST_SOLD a')
})

it('R-LIST-03 an order chosen before hydration is shown after it', async () => {
  const onChoose = vi.fn()
  const element = (
    <HydrateOnFirstInteraction>
      <SortSelect kind="category" path={LIST} query={emptyListQuery()} onChoose={onChoose} />
    </HydrateOnFirstInteraction>
  )
  const { shop } = makeShop()
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(inShop(element, shop))
  new Function(FIRST_INTERACTION_SCRIPT)()
  fireEvent.change(select(), { target: { value: 'PRICE' } })
  const root = await act(async () => hydrateRoot(host, inShop(element, shop)))
  await act(async () => void fireEvent.pointerDown(window))
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledWith({ ...emptyListQuery(), sort: 'PRICE' }))
  await act(async () => root.unmount())
  host.remove()
})

it('R-LIST-03 the select always shows the order of the list: it is not restored by the browser, and reset after a failure', async () => {
  drawList()
  expect(select().getAttribute('autocomplete')).toBe('off')
  fetchListPage.mockRejectedValue(new Error('down'))
  fireEvent.change(select(), { target: { value: 'PRICE_DESC' } })
  expect(select().value, 'the choice shows at once').toBe('PRICE_DESC')
  await screen.findAllByText(/Listan är som den var/)
  expect(select().value).toBe('LATEST')
  expect(address()).toBe(LIST)
})

it.each([
  ['complete', (html: string) => html, true],
  ['complete, its noscript replaced by a script blocker', (html: string) => html.replaceAll('noscript', 'span'), true],
  ['cut after its first option', (html: string) => html.slice(0, html.indexOf('</option>')), false],
  ['cut after its last option', (html: string) => html.slice(0, html.indexOf('</select>')), false],
  ['cut after the button of its noscript', (html: string) => html.slice(0, html.indexOf('</noscript>')), false],
])('R-LIST-03 the style sheet sees whether the sort form is complete: %s', (_name, change, isComplete) => {
  const sheet = readFileSync('components/list/sort-select.module.css', 'utf8')
  const [, mark = ''] = sheet.match(/\.sort:not\(:has\((.+)\)\) \{\s+visibility: hidden/) ?? []
  const form = <SortSelect kind="category" path={LIST} query={emptyListQuery()} onChoose={vi.fn()} />
  const html = change(renderToString(inShop(form, makeShop().shop)))
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.querySelector('form')?.querySelector(mark) != null).toBe(isComplete)
})

it('R-LIST-01 R-LIST-02 without JavaScript the sort form also sends the chosen filters', () => {
  const query: ListQuery = {
    ...emptyListQuery(),
    brands: [
      { label: 'Aune, Co', id: 'b_1' },
      { label: 'Bik ~ Bok', id: 'b_2' },
    ],
    parameters: { 'p-Color': [{ label: 'Svart', id: 'p_1' }] },
  }
  const { container } = renderInShop(
    <SortSelect kind="category" path={LIST} query={query} onChoose={vi.fn()} />,
    makeShop().shop,
  )
  const fields = [...container.querySelectorAll<HTMLInputElement>('input[type="hidden"]')]
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ['brands', 'Aune%2C Co~b_1,Bik %7E Bok~b_2'],
    ['p-Color', 'Svart~p_1'],
  ])
})
