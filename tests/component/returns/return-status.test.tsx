// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { RegisteredReturn } from '@/lib/returns/return-calls'
import { freshBrowser } from '@/tests/support/fresh-browser'
import {
  amounts,
  answerReturns,
  callsOf,
  openByPair,
  order,
  press,
  REGISTERED,
  refused,
  server,
  title,
} from '@/tests/support/returns-page'
import '@/tests/support/web-locks'

freshBrowser()
answerReturns()

const LABEL = { carrier: 'PostNord', code: 'RK007000014SE', qr: 'RK007000014SE', sendBefore: '2026-12-12' }

async function show(change: Partial<RegisteredReturn> = {}) {
  const returns = [{ ...REGISTERED, ...change }]
  server.answers.find = { access: 'access-1', accessUntil: '', order: order({ returns }) }
  server.answers.label = LABEL
  await openByPair()
  press('Visa: Retur 700001')
  await title('Retur 700001')
}

describe('a registered return', () => {
  it('T36 has the carrier’s code as text and as a picture, and the last day to send it', async () => {
    await show()
    const picture = await screen.findByRole('img', { name: 'QR-kod: RK007000014SE' })
    const [ground, code] = picture.querySelectorAll('path')
    expect([ground?.getAttribute('fill'), code?.getAttribute('fill')], 'dark on white in every theme').toEqual([
      '#fff',
      '#000',
    ])
    expect(code?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/)
    expect(screen.getByText('RK007000014SE')).toBeTruthy()
    expect(screen.getByText(/PostNord/)).toBeTruthy()
    expect(screen.getByText('Gäller till och med 12 december 2026.')).toBeTruthy()
    expect(callsOf('label')[0]).toMatchObject({
      headers: { 'x-return-access': 'access-1' },
      body: { number: '700001' },
    })
  })

  it('T36 says where else the code is while it cannot be read', async () => {
    server.answers.label = refused('failed', 503)
    const returns = [REGISTERED]
    server.answers.find = { access: 'access-1', accessUntil: '', order: order({ returns }) }
    await openByPair()
    press('Visa: Retur 700001')
    expect(await screen.findByText(/^Koden kunde inte hämtas/)).toBeTruthy()
    server.answers.label = LABEL
    press('Försök igen')
    expect(await screen.findByText('RK007000014SE')).toBeTruthy()
  })

  it('T36 a partial approval shows how many, why not all, what is paid and the steps so far', async () => {
    const [first] = REGISTERED.lines
    await show({
      status: 'partly-approved',
      canCancel: false,
      lines: first ? [{ ...first, quantity: 2, approved: 1 }] : [],
      amounts: amounts({ toPayment: 299_00, toBalance: 200_00 }),
      refusal: { code: 'worn', text: 'Plagget hade använts.' },
      history: [
        { status: 'registered', at: '2026-11-28T10:00:00Z' },
        { status: 'received', at: '2026-11-30T10:00:00Z' },
      ],
    })
    expect(screen.getByText('1 av 2 st godkända')).toBeTruthy()
    expect(screen.getByText('Plagget hade använts.')).toBeTruthy()
    expect(screen.getByText('varav till saldot').parentElement?.textContent).toMatch(/200\skr$/)
    expect(within(screen.getAllByRole('list').at(-1) as HTMLElement).getByText('30 november 2026')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Avbryt returen' })).toBeNull()
    expect(callsOf('label'), 'the parcel has come').toEqual([])
  })

  it('T36 a withdrawal before the delivery asks for no parcel: neither a label nor words that wait for it', async () => {
    const early = { kind: 'withdrawal', sendBefore: null, canCancel: false } as const
    const history = [{ status: 'registered', at: '2026-11-28T10:00:00Z' }]
    server.answers.find = {
      access: 'access-1',
      accessUntil: '',
      order: order({ returns: [{ ...REGISTERED, ...early, history }] }),
    }
    await openByPair()
    expect(screen.queryByText(/väntar på paketet/)).toBeNull()
    press('Visa: Ångrat köp 700001')
    await title('Ångrat köp 700001')
    expect(screen.getByText(/^Vi skickar inte varorna som du har ångrat/)).toBeTruthy()
    expect(screen.getAllByText('Ångrat före leveransen')).toHaveLength(2)
    expect(screen.queryByText(/väntar på paketet/)).toBeNull()
    expect(callsOf('label')).toEqual([])
  })

  it('T36 is cancelled after a question, which can be answered with no', async () => {
    await show()
    press('Avbryt returen')
    expect(document.activeElement?.textContent).toMatch(/^Vill du avbryta returen/)
    press('Nej, behåll den')
    press('Avbryt returen')
    server.answers.cancel = { ...REGISTERED, status: 'cancelled', canCancel: false }
    server.answers.order = order({ returns: [{ ...REGISTERED, status: 'cancelled', canCancel: false }] })
    press('Ja, avbryt returen')
    expect(await screen.findByText('Avbruten')).toBeTruthy()
    expect(callsOf('cancel').map(({ body }) => body.number)).toEqual(['700001'])
  })

  it('T36 one that can no longer be cancelled says so', async () => {
    await show()
    server.answers.cancel = refused('notCancellable', 409)
    server.answers.order = order({ returns: [{ ...REGISTERED, status: 'received', canCancel: false }] })
    press('Avbryt returen')
    press('Ja, avbryt returen')
    expect(await screen.findByText(/^Returen kan inte avbrytas/)).toBeTruthy()
    expect(screen.getByText('Paketet har kommit fram och kontrolleras')).toBeTruthy()
  })
})
