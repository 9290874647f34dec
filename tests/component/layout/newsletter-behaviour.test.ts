// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { start } from '@/components/newsletter/newsletter-behaviour'
import { makeShop } from '@/tests/support/shop-fixtures'

const FORM = `<section><form action="/api/newsletter">
  <label for="newsletter-email">Address</label><input id="newsletter-email" type="email" name="email">
  <button type="submit" data-busy="Sending">Send</button></form>
  <div role="status">${['done', 'invalid', 'limited', 'failed']
    .map((name) => `<p data-outcome="${name}" tabindex="-1">${name}</p>`)
    .join('')}</div></section>`

const answer = vi.fn()
let stop = () => {}
let made: ReturnType<typeof makeShop>

beforeEach(() => {
  document.body.innerHTML = FORM
  vi.stubGlobal('fetch', answer)
  made = makeShop()
  stop = start(document.querySelector('form') as HTMLFormElement, made.shop)
})
afterEach(() => {
  stop()
  answer.mockReset()
})

const field = () => screen.getByLabelText<HTMLInputElement>('Address')
const shown = () => [...document.querySelectorAll('[data-shown]')].map((line) => line.textContent)
const send = (email: string) => {
  fireEvent.input(field(), { target: { value: email } })
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
}

it('says a mistake when the field is left and takes it back when it is mended', () => {
  fireEvent.input(field(), { target: { value: 'aino@' } })
  fireEvent.blur(field())
  expect(shown()).toEqual(['invalid'])
  expect(field().getAttribute('aria-invalid')).toBe('true')
  fireEvent.input(field(), { target: { value: 'aino@kajo.test' } })
  expect(shown()).toEqual([])
  expect(field().hasAttribute('aria-invalid')).toBe(false)
})

it('does not send what is no address', () => {
  send('aino@')
  expect(shown()).toEqual(['invalid'])
  expect(answer).not.toHaveBeenCalled()
})

it.each([
  ['limited', () => Response.json({ outcome: 'limited' }, { status: 429 })],
  ['failed', () => Response.json({ strange: true })],
  ['failed', () => Promise.reject(new TypeError('no network'))],
])('%s has words and keeps the address', async (outcome, reply) => {
  answer.mockImplementation(async () => reply())
  send('aino@kajo.test')
  await waitFor(() => expect(shown()).toEqual([outcome]))
  expect(field().value).toBe('aino@kajo.test')
  expect(screen.getByRole('button').textContent).toBe('Send')
})

it('sends once, however often it is pressed, and then puts the focus on the thanks', async () => {
  answer.mockImplementation(async () => Response.json({ outcome: 'done' }))
  send('aino@kajo.test')
  send('aino@kajo.test')
  await waitFor(() => expect(shown()).toEqual(['done']))
  expect(answer).toHaveBeenCalledTimes(1)
  expect(document.activeElement?.textContent).toBe('done')
  expect(made.state().events.at(-1)?.type).toBe('newsletter:subscribe')
})
