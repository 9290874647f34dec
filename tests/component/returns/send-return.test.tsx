// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { freshBrowser } from '@/tests/support/fresh-browser'
import {
  amounts,
  answerReturns,
  box,
  callsOf,
  field,
  line,
  openByPair,
  order,
  press,
  REGISTERED,
  refused,
  SKIRT,
  server,
  title,
} from '@/tests/support/returns-page'
import '@/tests/support/web-locks'

freshBrowser()
answerReturns()

async function check(given: Parameters<typeof order>[0] = {}) {
  server.answers.find = { access: 'access-1', accessUntil: '', order: order(given) }
  const user = await openByPair()
  await user.click(box('Omlottklänning, 38'))
  await user.selectOptions(field('Orsak (frivilligt)'), 'too-small')
  press('Gå vidare')
  await title('Kontrollera returen')
  return user
}

/** Presses the button once the amounts are known. */
const send = async () => fireEvent.click(await screen.findByRole('button', { name: /^Registrera returen/ }))

describe('sending a return', () => {
  it('T36 says before it is sent what comes back, and which campaign falls away', async () => {
    const campaigns = [{ name: 'Ta 3, betala för 2', amount: 200_00, isLost: true }]
    server.answers.preview = amounts({ campaigns, total: 299_00 })
    await check()
    expect(await screen.findByText('Ta 3, betala för 2 gäller inte längre')).toBeTruthy()
    expect(screen.getByText('−200 kr')).toBeTruthy()
    expect(screen.getByText('299 kr')).toBeTruthy()
    expect(screen.getByText(/Frakten debiteras inte i efterhand/)).toBeTruthy()
    expect(callsOf('register'), 'nothing is sent yet').toEqual([])
    expect(screen.queryByRole('radio'), 'a guest has no balance').toBeNull()
  })

  it.each([
    {
      what: 'a larger discount on what is kept is added',
      ...{ goods: 19_00, total: 59_00, effect: { amount: -40_00, isLost: false } },
      rows: ['Ta 3, betala för 2: större rabatt på det du behåller', '+40 kr', '59 kr'],
    },
    {
      what: 'a discount that was larger than the price of the goods costs nothing',
      ...{ goods: 19_00, total: 0, effect: { amount: 50_00, isLost: true } },
      rows: ['Ta 3, betala för 2 gäller inte längre', '−50 kr', '0 kr', /du behöver inte betala något extra/],
    },
    {
      what: 'what that left is settled with the next return',
      ...{ goods: 100_00, total: 69_00, effect: { amount: 0, isLost: false } },
      rows: ['Justering för tidigare returer', '−31 kr', '69 kr'],
    },
  ])('T36 the sum is made clear: $what', async ({ goods, total, effect, rows }) => {
    const campaigns = effect.amount === 0 ? [] : [{ name: 'Ta 3, betala för 2', ...effect }]
    server.answers.preview = amounts({ goods, campaigns, total, vat: total / 5 })
    await check()
    const sums = within(await screen.findByRole('region', { name: 'Belopp att få tillbaka' }))
    for (const row of rows) expect(sums.getByText(row)).toBeTruthy()
    expect(sums.queryAllByText(/[−+]/)).toHaveLength(1)
    expect(sums.queryAllByText(/^Varav moms/)).toHaveLength(total > 0 ? 1 : 0)
  })

  it('T36 a gift alone brings no money back, an exchange costs nothing', async () => {
    server.answers.preview = amounts({ goods: 0, total: 0, vat: 0, toPayment: 0 })
    const user = await check()
    expect(await screen.findByText('För en gåva får du inga pengar tillbaka.')).toBeTruthy()
    press('Ändra valen')
    await user.selectOptions(field('Byt till en annan storlek'), '40')
    press('Gå vidare')
    expect(await screen.findByText('Bytet kostar ingenting.')).toBeTruthy()
  })

  it('T11 T36 is confirmed with its number, what to do and until when; the draft is gone', async () => {
    await check()
    await send()
    await title('Returen är registrerad')
    expect(screen.getByText(/^Returen har nummer 700001/)).toBeTruthy()
    expect(screen.getByText('Lämna in paketet senast 12 december 2026.')).toBeTruthy()
    const [{ headers, body } = { headers: {}, body: {} }] = callsOf('register')
    expect(headers).toMatchObject({
      'x-return-access': 'access-1',
      'idempotency-key': expect.stringMatching(/^[\w-]{36}$/),
    })
    expect(body).toMatchObject({
      lines: [{ lineId: '7', quantity: 1, reason: 'too-small', comment: '', exchangeSkuId: null }],
      refundTo: 'payment',
    })
    expect(localStorage.getItem('kajo-return')).toBeNull()
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    press('Skriv ut')
    expect(print).toHaveBeenCalledTimes(1)
  })

  it('T36 the money of an order of an account may go to the balance; the amounts follow', async () => {
    const user = await check({ mayRefundToBalance: true })
    await user.click(await screen.findByRole('radio', { name: 'Ditt saldo hos Kajo' }))
    await waitFor(() => expect(callsOf('preview').at(-1)?.body.refundTo).toBe('balance'))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ditt saldo hos Kajo' }).checked).toBe(true)
    press('Registrera returen')
    await title('Returen är registrerad')
    expect(callsOf('register')[0]?.body.refundTo).toBe('balance')
  })

  it('T11 after a failure nothing is lost, and another press sends the same return', async () => {
    server.answers.register = refused('failed', 503)
    await check()
    await send()
    expect((await screen.findByText(/^Tjänsten svarar inte just nu/)).textContent).toContain('kundservice@kajo.example')
    server.answers.register = REGISTERED
    press('Registrera returen')
    await title('Returen är registrerad')
    const [first, second] = callsOf('register')
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  })

  it('T11 a size that has sold out meanwhile leads back to the choice, which is kept', async () => {
    server.answers.register = refused('sizeGone', 422)
    server.answers.order = order({ lines: [line({ exchanges: [] }), SKIRT] })
    await check()
    await send()
    expect(await screen.findByText(/^Storleken som du ville byta till har tagit slut/)).toBeTruthy()
    expect(box('Omlottklänning, 38').checked).toBe(true)
    expect(field('Orsak (frivilligt)').value).toBe('too-small')
  })

  it('T36 a return whose key belongs to another one is chosen and sent again with a new key', async () => {
    server.answers.register = refused('lineChanged', 409)
    await check()
    await send()
    expect(await screen.findByText(/^Beställningen har ändrats/)).toBeTruthy()
    expect(box('Omlottklänning, 38').checked).toBe(true)
    server.answers.register = REGISTERED
    press('Gå vidare')
    await send()
    await title('Returen är registrerad')
    const [first, second] = callsOf('register').map(({ headers }) => headers['idempotency-key'])
    expect(second).not.toBe(first)
  })

  it('T36 a sum that cannot be read is said, and can be asked for again', async () => {
    server.answers.preview = refused('failed', 503)
    await check()
    expect(await screen.findByText('Beloppet kunde inte räknas ut just nu.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Registrera/ })).toBeNull()
    server.answers.preview = amounts()
    press('Försök igen')
    expect(await screen.findByRole('button', { name: /^Registrera returen/ })).toBeTruthy()
  })
})
