// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { afterLogout } from '@/lib/flows/after-logout'
import { signedInShop } from '@/tests/support/account-fixtures'
import { freshBrowser } from '@/tests/support/fresh-browser'
import {
  answerReturns,
  box,
  callsOf,
  field,
  line,
  openByPair,
  openReturns,
  order,
  press,
  refused,
  server,
  title,
} from '@/tests/support/returns-page'
import { dropCookies, makeShop } from '@/tests/support/shop-fixtures'
import '@/tests/support/web-locks'

freshBrowser()
answerReturns()

describe('opening an order', () => {
  it('R-RETURN-01 T11 states the 14 days, and opens it by number and e-mail address', async () => {
    await openByPair()
    expect(server.sent[0]?.body).toEqual({ orderNumber: '100001', email: 'saga@mejl.se', market: 'se', lang: 'sv' })
    expect(document.activeElement, 'the new step is announced').toBe(screen.getByRole('heading', { level: 1 }))
    expect(screen.getByText('Sista dagen att returnera är 8 december 2026.')).toBeTruthy()
    cleanup()
    sessionStorage.clear()
    await openReturns()
    expect(screen.getByText(/^Du har fri retur i 14 dagar/)).toBeTruthy()
  })

  it('T11 a wrong pair keeps what was typed, and an empty field says so', async () => {
    server.answers.find = refused('notFound')
    const user = await openReturns()
    press('Öppna beställningen')
    expect(await screen.findByText('Fyll i fältet')).toBeTruthy()
    expect(server.sent).toEqual([])
    await user.type(field('Ordernummer'), '100002')
    await user.type(field('E-post'), 'saga@mejl.se')
    press('Öppna beställningen')
    expect((await screen.findByText(/^Beställningen hittades inte/)).closest('[role=alert]')).toBeTruthy()
    expect([field('Ordernummer').value, field('E-post').value]).toEqual(['100002', 'saga@mejl.se'])
  })

  it('T11 T33 the signed link of a mail opens it at once and leaves the address', async () => {
    await openReturns('?order=payload.signature')
    await title('Beställning 100001')
    expect(server.sent.map(({ call, body }) => [call, body.link])).toEqual([['find', 'payload.signature']])
    expect(window.location.search).toBe('')
  })

  it('T11 a link that is over says so, beside the form', async () => {
    server.answers.find = refused('linkOver', 410)
    await openReturns('?order=payload.signature')
    expect(screen.getByText(/^Länken gäller inte längre/)).toBeTruthy()
    expect(field('Ordernummer')).toBeTruthy()
  })

  it('T11 a signed-in shopper chooses among her orders that may be returned; her token goes to the shop alone', async () => {
    const dates = { orderedAt: '2026-11-20T10:00:00Z', deliveredAt: '2026-11-24T10:00:00Z', lastDay: '2026-12-08' }
    const head = { orderNumber: '100001', ...dates, pieces: 3 }
    server.answers.orders = {
      orders: [
        { ...head, isOpen: true },
        { ...head, orderNumber: '90001', isOpen: false },
      ],
    }
    await openReturns('', signedInShop())
    expect(await screen.findByText('Beställd 20 november 2026, 3 varor')).toBeTruthy()
    expect(screen.queryByText('Beställning 90001')).toBeNull()
    press('Välj varor: Beställning 100001')
    await title('Beställning 100001')
    expect(callsOf('find')[0]?.body).toMatchObject({ orderNumber: '100001' })
    for (const { headers } of server.sent) expect(headers.authorization).toMatch(/^Bearer ./)
  })

  it('T11 an account without such orders says so; orders that cannot be read can be asked for again', async () => {
    server.answers.orders = refused('failed', 503)
    await openReturns('', signedInShop())
    expect(await screen.findByText('Dina beställningar kunde inte hämtas just nu.')).toBeTruthy()
    server.answers.orders = { orders: [] }
    press('Försök igen')
    expect(await screen.findByText(/^Du har ingen beställning som går att returnera/)).toBeTruthy()
    expect(field('Ordernummer'), 'another order can be opened').toBeTruthy()
  })

  it('T11 her order page leads to the order; a guest with its address finds the number filled in', async () => {
    await openReturns('?number=100001', signedInShop())
    await title('Beställning 100001')
    cleanup()
    dropCookies()
    sessionStorage.clear()
    await openReturns('?number=100001')
    expect(field('Ordernummer').value).toBe('100001')
  })

  it('T11 a reload opens the order again, until its access is over', async () => {
    await openByPair()
    cleanup()
    await openReturns()
    await title('Beställning 100001')
    expect(callsOf('order')[0]?.headers['x-return-access']).toBe('access-1')
    cleanup()
    server.answers.order = refused('closed', 403)
    await openReturns()
    expect(screen.getByText(/^Beställningen stängdes/)).toBeTruthy()
    expect(sessionStorage.length).toBe(0)
  })
})

describe('choosing what goes back', () => {
  it('T11 lines whose window has closed or that were not delivered are shown, not selectable, with the reason', async () => {
    const lines = [
      line(),
      line({ lineId: '1', name: 'Kappa', reason: 'WINDOW_CLOSED', returnable: 0, lastDay: '2026-11-02' }),
      line({ lineId: '2', name: 'Topp', reason: 'NOT_DELIVERED', returnable: 0, lastDay: null }),
      line({ lineId: '3', name: 'Bikini', needsSeal: true }),
    ]
    server.answers.find = { access: 'a', accessUntil: '', order: order({ lines }) }
    await openByPair()
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
    expect(screen.getByText('Returtiden gick ut 2 november 2026')).toBeTruthy()
    expect(screen.getByText('Inte levererad än')).toBeTruthy()
    expect(screen.getAllByText('Går bara att returnera om förseglingen är obruten.')).toHaveLength(1)
  })

  it('T11 an order without anything to return says whom to write to', async () => {
    const lines = [line({ reason: 'WINDOW_CLOSED', returnable: 0 })]
    server.answers.find = { access: 'a', accessUntil: '', order: order({ lines, isOpen: false }) }
    await openByPair()
    expect(screen.getByText(/skriva till kundservice: kundservice@kajo\.example/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Gå vidare' })).toBeNull()
  })

  it('T11 nothing chosen, or a comment that is too long, is said where it is', async () => {
    const user = await openByPair()
    press('Gå vidare')
    expect(screen.getByText('Välj minst en vara.')).toBeTruthy()
    expect(document.activeElement).toBe(box('Omlottklänning, 38'))
    await user.click(box('Omlottklänning, 38'))
    expect(screen.queryByText('Välj minst en vara.')).toBeNull()
    fireEvent.change(field('Kommentar (frivilligt)'), { target: { value: 'x'.repeat(501) } })
    press('Gå vidare')
    expect(screen.getByText(/^Texten är för lång: 501 tecken/)).toBeTruthy()
    expect(document.activeElement).toBe(field('Kommentar (frivilligt)'))
    expect(field('Kommentar (frivilligt)').value).toHaveLength(501)
  })

  it('T11 with the keyboard; the draft survives a reload, without the address, until the shopper signs out', async () => {
    const user = await openByPair()
    box('Omlottklänning, 38').focus()
    await user.keyboard(' ')
    await user.tab()
    expect(document.activeElement).toBe(field('Antal'))
    await user.selectOptions(field('Antal'), '2')
    await user.selectOptions(field('Orsak (frivilligt)'), 'too-small')
    await user.selectOptions(field('Byt till en annan storlek'), '40')
    await user.type(field('Kommentar (frivilligt)'), 'trång i ryggen')
    expect(JSON.stringify(localStorage)).not.toContain('saga@mejl.se')
    cleanup()
    const made = makeShop()
    await openReturns('', made)
    await title('Beställning 100001')
    expect(box('Omlottklänning, 38').checked).toBe(true)
    expect([field('Antal').value, field('Orsak (frivilligt)').value]).toEqual(['2', 'too-small'])
    expect([field('Byt till en annan storlek').value, field('Kommentar (frivilligt)').value]).toEqual([
      '40',
      'trång i ryggen',
    ])
    await act(() => afterLogout(made.shop))
    expect([localStorage.getItem('kajo-return'), sessionStorage.getItem('kajo-return-access')]).toEqual([null, null])
  })
})
