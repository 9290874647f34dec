// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  add,
  clicked,
  hydrate,
  openStage,
  serverRender,
  stage,
  state,
  whenHydrated,
} from '@/tests/support/deferred-part'

// Browser extensions and translations change the server's HTML before React hydrates it. React then draws the part anew.

openStage()

const find = (selector: string) => stage.page.querySelector(selector) as HTMLElement
const translate = (element: HTMLElement) => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')]
  inner.textContent = `${element.textContent}!`
  outer.append(inner)
  element.replaceChildren(outer)
}
const CHANGES: [string, () => void][] = [
  ['the heading', () => (find('h1').textContent = 'Dress')],
  ['a price', () => (find('[data-price]').textContent = '44 $')],
  ['the text of a button', () => (find('button span').textContent = 'Add now')],
  ['an element in a price', () => find('[data-price]').prepend(document.createElement('i'))],
  ['an element in a size', () => find('label').prepend(document.createElement('i'))],
  ['every text, by translation', () => stage.page.querySelectorAll<HTMLElement>('h1, p, span').forEach(translate)],
]

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => {
  field(name).value = value
  fireEvent(field(name), new Event('input', { bubbles: true }))
}
/** What a shopper does before hydration. The events come from the browser, so React's test helpers are not used. */
function choose(): void {
  field('M').click()
  field('agree').click()
  type('text', 'abc')
  type('own', 'own words')
  const order = screen.getByLabelText<HTMLSelectElement>('order')
  order.value = 'price'
  fireEvent(order, new Event('change', { bubbles: true }))
}

it.each(CHANGES)('%s changed before hydration: every choice is kept and reaches React', async (_name, change) => {
  await serverRender()
  const section = find('section')
  change()
  const onRecoverableError = vi.fn()
  choose()
  await hydrate({ onRecoverableError })
  await whenHydrated()
  expect(onRecoverableError, 'React found the difference').toHaveBeenCalled()
  expect(section.isConnected, 'the elements are new').toBe(false)
  await waitFor(() => expect(state()).toEqual({ text: 'abc', isChecked: true, size: 'M', order: 'price' }))
  expect([field('text').value, field('own').value]).toEqual(['abc', 'own words'])
  expect([field('agree').checked, field('M').checked, field('S').checked]).toEqual([true, true, false])
  expect(screen.getByLabelText<HTMLSelectElement>('order').value).toBe('price')
})

it('the size chosen by the first tap is there when Add is tapped after hydration', async () => {
  await serverRender()
  find('h1').textContent = 'Dress'
  await hydrate({ onRecoverableError: () => {} })
  field('M').click()
  await whenHydrated()
  await waitFor(() => expect(state().size).toBe('M'))
})

it('a click on a button that React has drawn anew is repeated once', async () => {
  await serverRender()
  const before = add()
  find('h1').textContent = 'Dress'
  await hydrate({ onRecoverableError: () => {} })
  before.click()
  await whenHydrated()
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
  expect(before.isConnected).toBe(false)
  expect(window.firstInteraction?.earlyClick).toBeNull()
})

it('a change outside the part draws the whole page anew: the choices are kept', async () => {
  await serverRender()
  find('a').textContent = 'Dress'
  choose()
  await hydrate({ onRecoverableError: () => {} })
  await whenHydrated()
  await waitFor(() => expect(state()).toEqual({ text: 'abc', isChecked: true, size: 'M', order: 'price' }))
})

it('a change after hydration is not noted', async () => {
  await serverRender()
  choose()
  await hydrate()
  await whenHydrated()
  Object.assign(window.firstInteraction ?? {}, { isHydrated: true })
  field('S').click()
  expect(window.firstInteraction?.changedFields.size).toBe(0)
})
