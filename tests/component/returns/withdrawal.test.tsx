// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WithdrawalView } from '@/components/returns/withdrawal-view'
import { signedInShop } from '@/tests/support/account-fixtures'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { line, order } from '@/tests/support/returns-page'
import { CONFIG, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import '@/tests/support/web-locks'

freshBrowser()

let answers: (() => Response)[]
let sent: URLSearchParams[]
let headers: Record<string, string>[]
beforeEach(() => {
  answers = []
  sent = []
  headers = []
  vi.stubGlobal('fetch', async (_url: string, { body, ...init }: RequestInit) => {
    headers.push({ ...(init.headers as Record<string, string>) })
    sent.push(body as URLSearchParams)
    return (answers.shift() ?? (() => Response.json({ outcome: 'failed' }, { status: 503 })))()
  })
})

const done = () => Response.json({ outcome: 'done', id: '500001', statedAt: '2026-11-28T09:30:00Z' })

async function open(search = '', made = makeShop()) {
  window.history.replaceState(null, '', `/ångra-avtalet${search}`)
  renderInShop(await WithdrawalView({ site: CONFIG.site }), made.shop)
  return userEvent.setup()
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))

async function state(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Namn'), 'Saga Lind')
  await user.type(field('Ordernummer'), '90001')
  await user.type(field('E-post'), 'saga@mejl.se')
  press('Gå vidare')
  await screen.findByRole('heading', { name: 'Stämmer uppgifterna?' })
}

describe('the form for withdrawing from a purchase', () => {
  it('T36 asks for name, order, address and, if only a part is meant, the goods; nothing is sent before it is confirmed', async () => {
    const user = await open()
    expect(screen.getAllByRole('textbox').map(({ id }) => id.replace('withdrawal-', ''))).toEqual([
      'name',
      'order',
      'email',
      'lines',
    ])
    press('Gå vidare')
    expect(await screen.findAllByText('Fyll i fältet')).toHaveLength(2)
    expect(document.getElementById('withdrawal-email-error')?.textContent).toMatch(/^Skriv hela e-postadressen/)
    await state(user)
    expect(document.activeElement, 'the new step is announced').toBe(screen.getByRole('heading', { level: 1 }))
    expect(sent).toEqual([])
    answers.push(done)
    press('Bekräfta frånträde')
    expect(await screen.findByRole('heading', { name: 'Vi har tagit emot ditt meddelande' })).toBeTruthy()
    expect(Object.fromEntries(sent[0] ?? [])).toEqual({
      name: 'Saga Lind',
      order: '90001',
      email: 'saga@mejl.se',
      lines: '',
      market: 'se',
      lang: 'sv',
      key: expect.stringMatching(/^[\w-]{36}$/),
    })
    expect(screen.getByText(/Du ångrade avtalet 28 november 2026 .*saga@mejl\.se/)).toBeTruthy()
    expect(screen.getByText('Meddelandets nummer: 500001')).toBeTruthy()
    expect(screen.getByText('Hela köpet')).toBeTruthy()
  })

  it('T36 the words of the confirm button are those of the law, and stand alone', async () => {
    await state(await open())
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Bekräfta frånträdeSkickar',
      'Ändra uppgifterna',
    ])
  })

  it('T36 after a failure nothing typed is lost, and another press sends the same statement', async () => {
    await state(await open())
    press('Bekräfta frånträde')
    expect((await screen.findByText(/kunde inte tas emot just nu/)).textContent).toContain('kundservice@kajo.example')
    answers.push(done)
    press('Bekräfta frånträde')
    await screen.findByRole('heading', { name: 'Vi har tagit emot ditt meddelande' })
    expect(sent[1]?.get('key')).toBe(sent[0]?.get('key'))
  })

  it('T36 a statement that waits for the service is acknowledged without a number', async () => {
    await state(await open())
    answers.push(() => Response.json({ outcome: 'done', id: '', statedAt: '2026-11-28T09:30:00Z' }))
    press('Bekräfta frånträde')
    await screen.findByRole('heading', { name: 'Vi har tagit emot ditt meddelande' })
    expect(screen.queryByText(/Meddelandets nummer/)).toBeNull()
  })

  it('T36 a changed statement keeps what was typed and is another one', async () => {
    const user = await open()
    await state(user)
    press('Bekräfta frånträde')
    await screen.findByText(/kunde inte tas emot just nu/)
    press('Ändra uppgifterna')
    expect(field('Namn').value).toBe('Saga Lind')
    await user.type(field('Varor, om du ångrar en del av köpet'), 'Klänningen')
    answers.push(done)
    press('Gå vidare')
    await screen.findByText('Klänningen')
    press('Bekräfta frånträde')
    await screen.findByRole('heading', { name: 'Vi har tagit emot ditt meddelande' })
    expect(sent[1]?.get('key')).not.toBe(sent[0]?.get('key'))
  })

  it('T36 a signed-in shopper is not asked for what is known, but can change it', async () => {
    const user = await open('?order=90007', signedInShop())
    await waitFor(() => expect(field('Namn').value).toBe('Saga Lind'))
    expect([field('E-post').value, field('Ordernummer').value]).toEqual(['saga@mejl.se', '90007'])
    await user.clear(field('E-post'))
    await user.type(field('E-post'), 'annan@mejl.se')
    press('Gå vidare')
    expect(await screen.findByText('annan@mejl.se')).toBeTruthy()
  })

  it('T36 the order that is open in the tab, and the account, prove what the statement is about', async () => {
    sessionStorage.setItem('kajo-return-access', 'access-1')
    await open('?order=90007', signedInShop())
    await waitFor(() => expect(field('Namn').value).toBe('Saga Lind'))
    press('Gå vidare')
    await screen.findByRole('heading', { name: 'Stämmer uppgifterna?' })
    answers.push(done)
    press('Bekräfta frånträde')
    await screen.findByRole('heading', { name: 'Vi har tagit emot ditt meddelande' })
    expect(headers.at(-1)).toMatchObject({
      'x-return-access': 'access-1',
      authorization: expect.stringMatching(/^Bearer ./),
    })
  })

  it('T36 the pieces of an open order are chosen instead of typed; all of them are the whole order', async () => {
    sessionStorage.setItem('kajo-return-access', 'access-1')
    const lines = [line({ quantity: 2, returnable: 2 }), line({ lineId: '8', name: 'Kjol', size: '' })]
    answers.push(() => Response.json(order({ orderNumber: '90001', lines })))
    const user = await open()
    await waitFor(() => expect(headers).toHaveLength(1))
    expect(screen.queryByRole('group'), 'it is not named yet').toBeNull()
    await user.type(field('Ordernummer'), '# 90 001')
    const pieces = within(await screen.findByRole('group', { name: 'Varor, om du ångrar en del av köpet' }))
    expect(document.getElementById('withdrawal-lines')).toBeNull()
    await user.click(pieces.getByRole('checkbox', { name: 'Omlottklänning, 38' }))
    await user.selectOptions(pieces.getByRole('combobox', { name: 'Antal' }), '1')
    await user.type(field('Namn'), 'Saga Lind')
    await user.type(field('E-post'), 'saga@mejl.se')
    press('Gå vidare')
    expect(await screen.findByText('1 × Omlottklänning, 38')).toBeTruthy()
    answers.push(() => Response.json({ outcome: 'failed' }, { status: 503 }))
    press('Bekräfta frånträde')
    await screen.findByText(/kunde inte tas emot just nu/)
    expect(sent.at(-1)?.get('items')).toBe('[{"lineId":"7","quantity":1}]')
    expect(sent.at(-1)?.get('lines')).toBe('1 × Omlottklänning, 38')

    press('Ändra uppgifterna')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Antal' }), '2')
    await user.click(screen.getByRole('checkbox', { name: 'Kjol' }))
    press('Gå vidare')
    expect(await screen.findByText('Hela köpet')).toBeTruthy()
    answers.push(done)
    press('Bekräfta frånträde')
    await screen.findByRole('heading', { name: 'Vi har tagit emot ditt meddelande' })
    expect([sent.at(-1)?.get('items'), sent.at(-1)?.get('lines')]).toEqual([null, ''])
  })

  it('T36 without scripts the form goes to the server, with the words of the law on its button', async () => {
    await open()
    const form = field('Namn').form
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/withdrawal'])
    expect(form?.elements.namedItem('market')).toHaveProperty('value', 'se')
    expect(form?.elements.namedItem('website'), 'nothing that drops a statement').toBeNull()
    expect(screen.getByRole('button', { name: 'Bekräfta frånträde' }).getAttribute('type')).toBe('submit')
  })
})
