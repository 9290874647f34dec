// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeCustomerType } from '@/lib/store/change-customer-type'
import messages from '@/messages/sv.json'
import { address, answerEveryQuery, chips, drawList, go, LIST, select } from '@/tests/support/list-fixtures'
import { fetchListPage } from '@/tests/support/list-mocks'
import { applyVatRule, shownText } from '@/tests/support/read-prices'
import { dropCookies, makeShop } from '@/tests/support/shop-fixtures'

vi.mock('@/lib/errors/reload-or-report', () => import('@/tests/support/list-mocks'))
vi.mock('@/lib/list/fetch-list-page', () => import('@/tests/support/list-mocks'))

let removeRule: () => void
beforeEach(() => {
  removeRule = applyVatRule()
  document.documentElement.dataset.vat = 'inc'
  go(LIST)
  answerEveryQuery()
})
afterEach(() => {
  cleanup()
  removeRule()
  dropCookies()
  document.documentElement.removeAttribute('data-vat')
})

const lastQuery = () => fetchListPage.mock.calls.at(-1)?.[2]

it('T25 R-PRICE-01 a business sees prices without VAT and filters by prices labelled as including VAT', async () => {
  const { shop } = makeShop()
  drawList('', shop)
  const notes = screen.getAllByText(messages.filter.vat)
  expect(notes.map(shownText), 'nothing to tell a private person').toEqual([''])
  act(() => changeCustomerType(shop, 'ORGANIZATION'))
  expect(notes.map(shownText)).toEqual([messages.filter.vat])
  expect(screen.getAllByTestId('product-price').map(shownText)).toEqual(['320 kr', '320 kr'])

  const low = screen.getByRole('textbox', { name: 'Från (kr)', hidden: true })
  fireEvent.input(low, { target: { value: '400' } })
  await act(async () => low.dispatchEvent(new Event('change', { bubbles: true })))
  await vi.waitFor(() => expect(lastQuery()?.price, 'the amount as it was typed').toMatchObject([{ id: '400-' }]))
  await vi.waitFor(() => expect(address()).toContain('~400-'))
  const [chip] = chips()
  expect(chip?.querySelector('.says-inc-vat')?.textContent).toMatch(/från 400\skr/)
})

it('T25 sorting by price sends the same request in both VAT modes', async () => {
  const { shop } = makeShop()
  drawList('', shop)
  act(() => changeCustomerType(shop, 'ORGANIZATION'))
  await act(async () => void fireEvent.change(select(), { target: { value: 'PRICE' } }))
  await screen.findByText('1 PRICE a')
  expect(lastQuery()?.sort).toBe('PRICE')
})
