// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  address,
  answerEveryQuery,
  answerOf,
  chips,
  drawList,
  field,
  go,
  holdAnswers,
  LIST,
  listElement,
  names,
} from '@/tests/support/list-fixtures'
import { fetchListPage } from '@/tests/support/list-mocks'
import { makeShop } from '@/tests/support/shop-fixtures'

vi.mock('@/lib/errors/reload-or-report', () => import('@/tests/support/list-mocks'))
vi.mock('@/lib/list/fetch-list-page', () => import('@/tests/support/list-mocks'))

const press = (name: RegExp) => act(async () => field(name).click())
const productArea = () => document.querySelector('[aria-busy]')

beforeEach(() => {
  go(LIST)
  answerEveryQuery()
})
afterEach(cleanup)

it('R-LIST-01 R-LIST-02 R-LIST-03 a choice changes the list in place and writes label~id into the address', async () => {
  const steps = window.history.length
  go(`${LIST}?sort=PRICE`)
  drawList('sort=PRICE')
  await press(/Aune/)
  await screen.findByText('1 b_1 PRICE a')
  await press(/Vinröd/)
  await screen.findByText('1 b_1 p_1_viini PRICE a')
  expect(address()).toBe(`${LIST}?brands=Aune%2C Co~b_1&p-Color=Vinröd~p_1_viini&sort=PRICE`)
  expect(window.history.length, 'one step back leaves the list').toBe(steps + 1)
  expect(screen.getByRole('button', { name: 'Filtrera (2)' })).toBeTruthy()
  expect(screen.getByText('Visa 1 096 varor')).toBeTruthy()
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1\u00a0096 varor')
})

it('R-LIST-03 back and forward in the history show the list of the address', async () => {
  const view = drawList()
  await press(/Aune/)
  await screen.findByText('1 b_1 a')
  // a link to the plain list pushes an address; the page is the same, and so is the component
  go(LIST)
  view.rerender(listElement())
  await screen.findByText('1 a')
  expect(chips()).toHaveLength(0)
  window.history.back()
  await vi.waitFor(() => expect(window.location.search).toContain('brands'))
  view.rerender(listElement())
  expect(await screen.findByText('1 b_1 a')).toBeTruthy()
  expect(field(/Aune/).checked).toBe(true)
})

it('R-LIST-03 the list follows the filters in the address when the server has rendered the plain list', async () => {
  go(`${LIST}?p-Color=p_1_musta&page=2`)
  drawList()
  await screen.findByText('2 p_1_musta a')
  expect(names()).toHaveLength(2)
  expect(address(), 'and written so that it can be read').toBe(`${LIST}?p-Color=Svart~p_1_musta&page=2`)
})

it('R-LIST-03 when the list of the address cannot be fetched, the address changes to that of the list shown', async () => {
  fetchListPage.mockRejectedValue(new Error('down'))
  go(`${LIST}?discount=d_5&page=2`)
  drawList()
  expect(await screen.findAllByText(/Listan är som den var före valet/)).not.toHaveLength(0)
  expect([names(), address()]).toEqual([['1 a', '1 b'], LIST])
})

it('a list seen before is shown at once without a request; while another is fetched the old one stays, marked as busy', async () => {
  const answer = holdAnswers()
  go(`${LIST}?page=3`)
  drawList('page=3')
  await press(/Bik/)
  expect(productArea()?.getAttribute('aria-busy')).toBe('true')
  expect(names(), 'the old list').toEqual(['3 a', '3 b'])
  expect(field(/Bik/).checked, 'the choice shows at once').toBe(true)
  await answer('b_2')
  expect(productArea()?.getAttribute('aria-busy')).toBe('false')
  expect(names()).toEqual(['1 b_2 a', '1 b_2 b'])
  await press(/Vinröd/)
  await answer('b_2,p_1_viini')
  fetchListPage.mockClear()
  await press(/Vinröd/)
  expect(names()).toEqual(['1 b_2 a', '1 b_2 b'])
  expect(fetchListPage).not.toHaveBeenCalled()
})

it('R-LIST-03 a choice scrolls to the beginning of the list; a further page keeps the scroll position', async () => {
  Element.prototype.scrollIntoView = vi.fn()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -2000, 100, 9000))
  go(`${LIST}?sort=PRICE_DESC`)
  drawList('sort=PRICE_DESC')
  await userEvent.click(screen.getByRole('button', { name: /Visa fler/ }))
  await screen.findByText('2 PRICE_DESC a')
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
  await press(/Svart/)
  await screen.findByText('1 p_1_musta PRICE_DESC a')
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})

it('of several choices the last one is shown, in whatever order the responses arrive', async () => {
  const answer = holdAnswers()
  go(`${LIST}?page=2`)
  drawList('page=2')
  await press(/^36/)
  await press(/Svart/)
  await answer('s_36,p_1_musta')
  await answer('s_36')
  expect(names()).toEqual(['1 s_36 p_1_musta a', '1 s_36 p_1_musta b'])
  expect(address()).toBe(`${LIST}?skus=36~s_36&p-Color=Svart~p_1_musta`)
})

it('a failed choice keeps the old list and its address and shows a message', async () => {
  fetchListPage.mockRejectedValue(new Error('down'))
  go(`${LIST}?page=2`)
  drawList('page=2')
  await press(/Vinröd/)
  expect(await screen.findAllByText(/Listan är som den var före valet/)).not.toHaveLength(0)
  expect(names()).toEqual(['2 a', '2 b'])
  expect(field(/Vinröd/).checked).toBe(false)
  expect(address()).toBe(`${LIST}?page=2`)
})

it('R-LIST-01 a chip removes its value, the last chip removes all; the focus moves to the next chip or the filter button', async () => {
  go(`${LIST}?brands=b_1,b_2&price=400-900&sort=PRICE`)
  drawList('brands=b_1,b_2&price=400-900&sort=PRICE')
  expect(chips().map(({ textContent }) => textContent)).toEqual(['Aune, Co', 'Bik ~ Bok', '400–900\u00a0kr'])
  expect(chips().every((chip) => chip.getAttribute('rel') === 'nofollow')).toBe(true)
  expect(chips()[0]?.getAttribute('href'), 'a plain link without script').toBe(
    `${LIST}?brands=Bik%20%257E%20Bok~b_2&price=400%E2%80%93900%C2%A0kr~400-900&sort=PRICE`,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Ta bort filtret Aune, Co' }))
  expect(document.activeElement?.textContent).toBe('Bik ~ Bok')
  await screen.findByText('1 b_2 400-900 PRICE a')
  await userEvent.click(screen.getByRole('link', { name: 'Rensa alla' }))
  await screen.findByText('1 PRICE a')
  expect(chips()).toHaveLength(0)
  expect(address()).toBe(`${LIST}?sort=PRICE`)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filtrera' }))
})

it('R-LIST-01 the panel stays open when all filters are removed; its button closes it without a document load', async () => {
  const hidePopover = vi.fn()
  Object.assign(HTMLElement.prototype, { hidePopover })
  go(`${LIST}?brands=b_1&sort=PRICE`)
  drawList('brands=b_1&sort=PRICE')
  const panel = within(screen.getByRole('dialog', { hidden: true }))
  const clear = panel.getByRole('link', { name: 'Rensa', hidden: true })
  expect(clear.getAttribute('href')).toBe(`${LIST}?sort=PRICE`)
  await userEvent.click(clear)
  await screen.findByText('1 PRICE a')
  expect(address()).toBe(`${LIST}?sort=PRICE`)
  expect(hidePopover).not.toHaveBeenCalled()
  const form = clear.closest('form') as HTMLFormElement
  expect(fireEvent.submit(form), 'not sent').toBe(false)
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

it('R-LIST-01 a value without products cannot be chosen; a category replaces the one above it', async () => {
  drawList()
  expect(field(/^38/).disabled).toBe(true)
  await press(/^Klänningar/)
  await screen.findByText('1 c_10 a')
  await press(/Omlott/)
  await screen.findByText('1 c_11 a')
  expect(address()).toBe(`${LIST}?categories=Omlottklänningar~c_11`)
})

it('R-LIST-01 a focused value whose count becomes 0 stays enabled until it loses the focus', async () => {
  go(`${LIST}?skus=s_38`)
  drawList('skus=s_38')
  const box = field(/^38/)
  box.focus()
  await press(/^38/)
  await screen.findByText('1 a')
  expect([box.checked, box.disabled, document.activeElement === box]).toEqual([false, false, true])
  await press(/^38/)
  expect(address()).toBe(`${LIST}?skus=38~s_38`)
  await press(/^38/)
  act(() => box.blur())
  expect(box.disabled).toBe(true)
})

it('R-LIST-01 T25 two prices become one value of the address; a wrong order is an error that keeps the input', async () => {
  drawList()
  const low = screen.getByRole('textbox', { name: 'Från (kr)', hidden: true })
  const high = screen.getByRole('textbox', { name: 'Till (kr)', hidden: true })
  fireEvent.input(low, { target: { value: '900' } })
  fireEvent.input(high, { target: { value: '400' } })
  await act(async () => void high.dispatchEvent(new Event('change', { bubbles: true })))
  expect(screen.getByText('Det lägsta priset är högre än det högsta.')).toBeTruthy()
  expect([low, high].map((input) => (input as HTMLInputElement).value)).toEqual(['900', '400'])
  expect(fetchListPage).not.toHaveBeenCalled()
  fireEvent.input(high, { target: { value: '1 400' } })
  await act(async () => void high.dispatchEvent(new Event('change', { bubbles: true })))
  await screen.findByText('1 900-1400 a')
  expect(address()).toBe(`${LIST}?price=900–1\u00a0400\u00a0kr~900-1400`)
  const [slider] = screen.getAllByRole('slider', { hidden: true })
  expect(slider).toHaveProperty('value', '900')
  fireEvent.input(slider as HTMLElement, { target: { value: '1000' } })
  expect((low as HTMLInputElement).value, 'a thumb fills its field').toBe('1000')
  expect(address(), 'not before it is let go').toContain('~900-1400')
  await act(async () => void slider?.dispatchEvent(new Event('change', { bubbles: true })))
  await screen.findByText('1 1000-1400 a')
})

it('R-LIST-01 Enter in an invalid price field shows the error and keeps the panel open', async () => {
  drawList()
  const low = screen.getByRole('textbox', { name: 'Från (kr)', hidden: true })
  fireEvent.input(low, { target: { value: 'femtio' } })
  expect(fireEvent.keyDown(low, { key: 'Enter' }), 'the form is not sent').toBe(false)
  expect(low.getAttribute('aria-invalid')).toBe('true')
  fireEvent.input(low, { target: { value: '50' } })
  expect(fireEvent.keyDown(low, { key: 'Enter' }), 'a range that can be is sent').toBe(true)
  fireEvent.input(low, { target: { value: 'femtio' } })
  await act(async () => screen.getByRole('link', { name: 'Rensa', hidden: true }).click())
  expect(screen.getByRole('textbox', { name: 'Från (kr)', hidden: true })).toHaveProperty('value', '')
})

it('when no product matches the filters, the list shows a message, and the chips stay', async () => {
  fetchListPage.mockImplementation(async (_site, _path, query) =>
    answerOf(query, { rows: [], totalCount: 0, pageCount: 1 }),
  )
  go(`${LIST}?page=2`)
  drawList('page=2', makeShop().shop)
  await press(/Vinröd/)
  expect(await screen.findByRole('heading', { name: 'Inga varor matchar dina filter' })).toBeTruthy()
  expect(chips()).toHaveLength(1)
  expect(screen.queryByRole('progressbar')).toBeNull()
  const panel = screen.getByRole('dialog', { hidden: true })
  const said = within(panel).getAllByRole('status', { hidden: true })
  expect(said.map(({ textContent }) => textContent)).toContain('0 varor')
})
