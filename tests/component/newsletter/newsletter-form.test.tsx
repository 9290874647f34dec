// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NewsletterForm } from '@/components/newsletter/newsletter-form'
import messages from '@/messages/sv.json'
import { inShop, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const { newsletter: texts } = messages
const respond = vi.fn<typeof fetch>()
let made: ReturnType<typeof makeShop>

beforeEach(() => {
  vi.stubGlobal('fetch', respond)
  made = makeShop()
})
afterEach(() => {
  cleanup()
  respond.mockReset()
})

const draw = () => renderInShop(<NewsletterForm privacyHref="/integritet" />, made.shop)
const field = () => screen.getByLabelText<HTMLInputElement>(texts.email)
const shown = () => [...document.querySelectorAll('[data-shown]')].map((line) => line.getAttribute('data-outcome'))
const send = () => userEvent.click(screen.getByRole('button'))

it('shows an error when the field is left and takes it back as soon as it is corrected', async () => {
  draw()
  await userEvent.type(field(), 'aino@')
  expect(shown(), 'not while typing').toEqual([])
  await userEvent.tab()
  await waitFor(() => expect(shown()).toEqual(['invalid']))
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().getAttribute('aria-describedby')).toBe('newsletter-invalid')
  await userEvent.type(field(), 'kajo.test')
  await waitFor(() => expect(shown()).toEqual([]))
  expect(field().hasAttribute('aria-invalid')).toBe(false)
})

it('an empty field that is only passed through is no error', async () => {
  draw()
  await userEvent.click(field())
  await userEvent.tab()
  expect(shown()).toEqual([])
})

it('does not send an invalid address and focuses the field', async () => {
  draw()
  await userEvent.type(field(), 'aino@')
  await send()
  await waitFor(() => expect(shown()).toEqual(['invalid']))
  expect(respond).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field())
})

it.each([
  ['limited', () => Response.json({ outcome: 'limited' }, { status: 429 })],
  ['invalid', () => Response.json({ outcome: 'invalid' }, { status: 422 })],
  ['failed', () => Response.json({ strange: true })],
  ['failed', () => Promise.reject(new TypeError('no network'))],
])('%s is shown and keeps the address', async (outcome, reply) => {
  respond.mockImplementation(async () => reply())
  draw()
  await userEvent.type(field(), 'aino@kajo.test')
  await send()
  await waitFor(() => expect(shown()).toEqual([outcome]))
  expect(field().value).toBe('aino@kajo.test')
  expect(screen.getByRole('button').textContent).toBe(texts.send)
})

it('an address that the service refuses is an error until it is changed, also when the field is left', async () => {
  respond.mockImplementation(async () => Response.json({ outcome: 'invalid' }, { status: 422 }))
  draw()
  await userEvent.type(field(), 'aino@kajo.tes{Enter}')
  await waitFor(() => expect(shown()).toEqual(['invalid']))
  expect(document.activeElement).toBe(field())
  await userEvent.tab()
  await act(async () => {})
  expect([document.activeElement === field(), shown()]).toEqual([false, ['invalid']])
  expect(field().getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(field(), 't')
  await waitFor(() => expect(shown()).toEqual([]))
  expect(field().hasAttribute('aria-invalid')).toBe(false)
})

/** Lets the request wait; the returned function answers it. */
function holdAnswer(): (response: Response) => void {
  let answer = (_: Response) => {}
  respond.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  return (response) => answer(response)
}

it('a late refusal is no error of the address that was typed meanwhile', async () => {
  const answer = holdAnswer()
  draw()
  await userEvent.type(field(), 'aino@kajo.tes{Enter}')
  await waitFor(() => expect(respond).toHaveBeenCalled())
  await userEvent.type(field(), 't')
  await act(async () => answer(Response.json({ outcome: 'invalid' }, { status: 422 })))
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe(texts.send))
  expect([field().hasAttribute('aria-invalid'), shown()]).toEqual([false, []])
})

it('several presses send the form once; then the thank-you text has the focus', async () => {
  const answer = holdAnswer()
  draw()
  await userEvent.type(field(), 'aino@kajo.test')
  await send()
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe(texts.sending))
  await send()
  expect(respond).toHaveBeenCalledTimes(1)
  const [, request] = respond.mock.calls[0] ?? []
  expect(Object.fromEntries(request?.body as URLSearchParams)).toEqual({
    market: 'se',
    lang: 'sv',
    website: '',
    email: 'aino@kajo.test',
  })
  await act(async () => answer(Response.json({ outcome: 'done' })))
  await waitFor(() => expect(shown()).toEqual(['done']))
  expect(document.activeElement?.textContent).toBe(texts.done)
  expect(made.state().events.at(-1)?.type).toBe('newsletter:subscribe')
})

it.each(['done', 'invalid'])('the late answer %s leaves the focus in another part of the page', async (outcome) => {
  const answer = holdAnswer()
  draw()
  await userEvent.type(field(), 'aino@kajo.test{Enter}')
  await waitFor(() => expect(respond).toHaveBeenCalled())
  const elsewhere = document.body.appendChild(document.createElement('button'))
  elsewhere.focus()
  await act(async () => answer(Response.json({ outcome })))
  await waitFor(() => expect(shown()).toEqual([outcome]))
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

it('thanks stay when Enter sent the form from the field, which loses the focus to them', async () => {
  respond.mockImplementation(async () => Response.json({ outcome: 'done' }))
  draw()
  await userEvent.type(field(), 'aino@kajo.test{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe(texts.done))
  await act(async () => {})
  expect(shown()).toEqual(['done'])
})

it('text typed before hydration stays and is sent', async () => {
  respond.mockImplementation(async () => Response.json({ outcome: 'done' }))
  const host = document.body.appendChild(document.createElement('div'))
  const page = inShop(<NewsletterForm privacyHref="/integritet" />, made.shop)
  host.innerHTML = renderToString(page)
  field().value = 'aino@kajo.test'
  const root = await act(async () => hydrateRoot(host, page))
  expect(field().value).toBe('aino@kajo.test')
  fireEvent.submit(host.querySelector('form') as HTMLFormElement)
  await waitFor(() => expect(shown()).toEqual(['done']))
  expect(String(respond.mock.calls[0]?.[1]?.body)).toContain('aino%40kajo.test')
  await act(async () => root.unmount())
  host.remove()
})

it('a message of the form hides the outcome in the address fragment', async () => {
  draw()
  const status = screen.getByRole('status')
  expect(status.hasAttribute('data-live')).toBe(false)
  await userEvent.type(field(), 'aino@')
  await userEvent.tab()
  await waitFor(() => expect(status.hasAttribute('data-live')).toBe(true))
})
