// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { PriceFilter } from '@/components/list/price-filter'
import messages from '@/messages/sv.json'
import { inShop, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

afterEach(cleanup)

const draw = (onChoose = vi.fn(), onSubmit = vi.fn((event) => event.preventDefault())) => {
  const form = (
    <form onSubmit={onSubmit}>
      <details>
        <PriceFilter bounds={[20, 900]} range={null} onChoose={onChoose} />
      </details>
    </form>
  )
  return { form, onChoose, onSubmit }
}
const highest = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Till (kr)', hidden: true })

it('R-LIST-01 a typed price with decimals and currency applies, rounded outwards', () => {
  const { form, onChoose } = draw()
  renderInShop(form, makeShop().shop)
  fireEvent.input(highest(), { target: { value: '249,50 kr' } })
  fireEvent(highest(), new Event('change', { bubbles: true }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ low: null, high: 250 })
})

it('R-LIST-01 the form is not submitted with a text that is no price: its group opens, the field has focus and error', () => {
  const { form, onSubmit } = draw()
  const { container } = renderInShop(form, makeShop().shop)
  fireEvent.input(highest(), { target: { value: 'billig' } })
  act(() => container.querySelector('form')?.requestSubmit())
  expect(onSubmit).not.toHaveBeenCalled()
  expect(container.querySelector('details')?.open).toBe(true)
  expect(document.activeElement).toBe(highest())
  expect(screen.getByText(messages.filter.digits)).toBeTruthy()
  fireEvent.input(highest(), { target: { value: '250' } })
  act(() => container.querySelector('form')?.requestSubmit())
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('R-LIST-01 without JavaScript the browser refuses the text and gives the reason in the language of the page', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(inShop(draw().form, makeShop().shop))
  const field = page.querySelector<HTMLInputElement>('[name="price-to"]')
  field?.setAttribute('value', 'billig')
  expect([field?.validity.patternMismatch, field?.title]).toEqual([true, messages.filter.digits])
})
