// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeKlarna, openCheckout } from '@/tests/support/external-payment'
import { freshBrowser } from '@/tests/support/fresh-browser'

freshBrowser()

/** What happens when the browser cannot load a script of the page. */
function failToLoad(src: string): void {
  const script = document.head.appendChild(document.createElement('script'))
  script.src = src
  act(() => void script.dispatchEvent(new Event('error')))
  script.remove()
}

it('R-CHECKOUT-01 a provider’s script that does not load: a message, and the form can be inserted again', async () => {
  fakeKlarna()
  const { session, acceptTerms, press } = openCheckout('KLARNA')
  session.html = `<p data-script="https://pay.test/checkout.js" data-return="${location.origin}/checkout/confirm">Form 1</p>`
  await acceptTerms()
  await press()
  const first = await screen.findByText('Form 1')
  for (const other of ['/_next/static/chunks/1.js', 'https://extension.test/a.js']) failToLoad(other)
  expect(screen.queryByText(/Provider svarar inte just nu/)).toBeNull()

  failToLoad('https://pay.test/checkout.js')
  expect(screen.getByText(/Provider svarar inte just nu/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Försök igen/ }))
  expect(screen.queryByText(/Provider svarar inte just nu/)).toBeNull()
  expect(screen.getByText('Form 1')).not.toBe(first)
})

it('R-CHECKOUT-01 a form that stays empty counts as missing; a new session is shown without that message', async () => {
  fakeKlarna()
  const { session, user, acceptTerms, press } = openCheckout('KLARNA')
  session.html = '<div id="form"></div><script src="https://pay.test/blocked.js"></script>'
  await acceptTerms()
  await screen.findByRole('button', { name: /Fortsätt till Provider/ })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await press()
  await screen.findByText('Beställningen görs när du betalar i formuläret från Provider.')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText(/Provider svarar inte just nu/)).toBeTruthy()
  expect(screen.queryByText(/Beställningen görs när/), 'no hint to a form that is not there').toBeNull()
  vi.useRealTimers()
  session.html = '<p>Form 2</p>'
  await user.click(screen.getByRole('radio', { name: /Instabox/ }))
  expect(await screen.findByText('Form 2')).toBeTruthy()
  expect(screen.queryByText(/Provider svarar inte just nu/)).toBeNull()
})
