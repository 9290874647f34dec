// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import messages from '@/messages/sv.json'
import { renderProductMain, sizeOption, skusOf, stubIntersections } from '@/tests/support/product-main'
import { makeShop } from '@/tests/support/shop-fixtures'
import { stock } from '@/tests/unit/product/fixtures'

const { notify: texts, product: words } = messages
const respond = vi.fn<typeof fetch>()
const respondWith = (outcome: string, status = 200) =>
  respond.mockImplementation(async () => Response.json({ outcome }, { status }))

beforeEach(() => {
  stubIntersections()
  vi.stubGlobal('fetch', respond)
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  respond.mockReset()
  vi.unstubAllGlobals()
})

const gone = stock({ inStock: 0 })
const renderSoldOut = () => renderProductMain(makeShop().shop, { skus: skusOf({ S: gone, M: gone }), totalStock: gone })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: texts.email })
// the button also contains its busy text, hidden by CSS
const send = () => userEvent.click(screen.getByRole('button', { name: new RegExp(`^${texts.send}`) }))
const shown = () => [...document.querySelectorAll('[data-shown][data-outcome]')].map((line) => line.textContent)
const sent = () => Object.fromEntries((respond.mock.calls.at(-1)?.[1]?.body as URLSearchParams) ?? [])

it('a product sold out in every size has the notify form, which sends size and e-mail address', async () => {
  respondWith('done')
  renderSoldOut()
  expect(screen.getByText(texts.title.return)).toBeTruthy()
  fireEvent.click(sizeOption('M'))
  await userEvent.type(field(), 'aino@kajo.test')
  await send()
  await waitFor(() => expect(shown()).toEqual([texts.done.return]))
  expect(String(respond.mock.calls[0]?.[0])).toMatch(/\/api\/availability$/)
  expect(sent()).toEqual({ market: 'se', lang: 'sv', website: '', email: 'aino@kajo.test', size: '2' })
  expect(document.activeElement?.textContent).toBe(texts.done.return)
})

it('the confirmation stays when Enter in the field has sent the form, and takes the focus from the field', async () => {
  respondWith('done')
  renderSoldOut()
  fireEvent.click(sizeOption('M'))
  await userEvent.type(field(), 'aino@kajo.test{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe(texts.done.return))
  await act(async () => {})
  expect(shown()).toEqual([texts.done.return])
})

it('R-ROUTE-10 a coming product has the form to be notified when its sale starts', async () => {
  respondWith('done')
  renderProductMain(makeShop().shop, {
    skus: skusOf({ S: stock({ inStock: 9 }) }),
    page: { comingText: 'Kommer 1 december' },
  })
  expect(screen.getByText(texts.title.start)).toBeTruthy()
  await userEvent.type(field(), 'aino@kajo.test')
  await send()
  await waitFor(() => expect(shown()).toEqual([texts.done.start]))
  expect(sent(), 'the only size is chosen already').toMatchObject({ size: '1' })
})

it('one sold-out size has the notify form too; without sold-out sizes there is none', () => {
  const some = { S: stock({ inStock: 9 }), M: gone }
  renderProductMain(makeShop().shop, { skus: skusOf(some) })
  const form = document.querySelector('form')
  expect(form?.closest('[data-always]'), 'the style sheet shows it for a size that is gone').toBeNull()
  expect([...(form?.elements ?? [])].filter((element) => element.matches('[type=radio]'))).toHaveLength(2)
  cleanup()
  renderProductMain(makeShop().shop, { skus: skusOf({ S: stock({ inStock: 9 }), M: stock({ inStock: 1 }) }) })
  expect(document.querySelector('form')).toBeNull()
  expect(sizeOption('S').hasAttribute('form'), 'no form to refer to').toBe(false)
})

it('asks for the size first, and sends nothing until there is one', async () => {
  renderSoldOut()
  await userEvent.type(field(), 'aino@kajo.test')
  await send()
  expect(screen.getByRole('alert').textContent).toBe(words.chooseSize)
  expect(document.activeElement).toBe(sizeOption('S'))
  expect(respond).not.toHaveBeenCalled()
  expect(field().value).toBe('aino@kajo.test')
})

it('an invalid e-mail address is an error when the field loses the focus, and is not sent', async () => {
  renderSoldOut()
  fireEvent.click(sizeOption('S'))
  await userEvent.type(field(), 'aino@')
  await userEvent.tab()
  await waitFor(() => expect(shown()).toEqual([texts.invalid.replace('{tld}', 'se')]))
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(shown()[0])
  await send()
  expect(respond).not.toHaveBeenCalled()
})

it.each([
  ['limited', 429, texts.limited],
  ['failed', 503, texts.failed],
  ['incomplete', 422, texts.incomplete],
])('the outcome %s has a text; e-mail address and size stay', async (outcome, status, text) => {
  respondWith(outcome, status)
  renderSoldOut()
  fireEvent.click(sizeOption('M'))
  await userEvent.type(field(), 'aino@kajo.test')
  await send()
  await waitFor(() => expect(shown()).toEqual([text]))
  expect([field().value, sizeOption('M').checked]).toEqual(['aino@kajo.test', true])
})

it('the confirmation is for one size: with another size the form can be sent again with the same address', async () => {
  respondWith('done')
  renderSoldOut()
  fireEvent.click(sizeOption('M'))
  await userEvent.type(field(), 'aino@kajo.test')
  await send()
  await waitFor(() => expect(shown()).toEqual([texts.done.return]))
  fireEvent.click(sizeOption('S'))
  expect(shown()).toEqual([])
  await send()
  await waitFor(() => expect(shown()).toEqual([texts.done.return]))
  expect(sent()).toMatchObject({ size: '1', email: 'aino@kajo.test' })
})

it('a return to the confirmed size shows the confirmation again and leaves the focus where it is', async () => {
  respondWith('done')
  renderSoldOut()
  fireEvent.click(sizeOption('M'))
  await userEvent.type(field(), 'aino@kajo.test{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe(texts.done.return))
  await userEvent.click(sizeOption('S'))
  expect(shown()).toEqual([])
  // an arrow key focuses and presses the next radio button; jsdom has no such keys
  sizeOption('M').focus()
  fireEvent.click(sizeOption('M'))
  expect(shown()).toEqual([texts.done.return])
  expect(document.activeElement).toBe(sizeOption('M'))
})
