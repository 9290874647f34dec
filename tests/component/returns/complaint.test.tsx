// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ComplaintView } from '@/components/returns/complaint-view'
import type { Site } from '@/lib/market/site'
import { forgetReturn } from '@/lib/returns/forget-return'
import { freshBrowser } from '@/tests/support/fresh-browser'
import {
  answerReturns,
  COMPLAINT,
  callsOf,
  field,
  fillInComplaint as fillIn,
  openByPair,
  openComplaint,
  order,
  press,
  complaintProduct as product,
  refused,
  server,
  title,
  complaintWish as wish,
} from '@/tests/support/returns-page'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import '@/tests/support/web-locks'

freshBrowser()
answerReturns()

const open = () => openByPair('', openComplaint)
const send = () => press('Skicka reklamationen')

type Told = Pick<Site, 'market' | 'lang'> & { period: RegExp; address: RegExp; links: string[] }

describe('T36 a complaint', () => {
  it('is sent with products, description and wish, and acknowledged with its number', async () => {
    await fillIn()
    send()
    await title('Vi har tagit emot din reklamation')
    expect(screen.getByText(/^Reklamationen har nummer 700002/)).toBeTruthy()
    expect(callsOf('complain')).toMatchObject([
      {
        headers: { 'x-return-access': 'access-1', 'idempotency-key': expect.stringMatching(/^[\w-]{36}$/) },
        body: {
          lineIds: ['7'],
          description: 'Sömmen har gått upp.',
          wish: 'repair',
          photos: [],
          market: 'se',
          lang: 'sv',
        },
      },
    ])
    expect(localStorage.getItem('kajo-complaint')).toBeNull()
    press('Tillbaka till beställningen')
    await title('Beställning 100001')
  })

  it('that is not complete says what is missing, focuses the first field and keeps the rest', async () => {
    const user = await open()
    send()
    expect(document.activeElement).toBe(product('Omlottklänning, 38'))
    for (const text of [
      'Välj minst en vara.',
      'Berätta lite mer: minst 10 tecken.',
      'Välj hur du vill att vi löser det.',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    await user.click(product('Kjol, 36'))
    await user.type(field('Vad är fel?'), 'Kort')
    send()
    expect(document.activeElement).toBe(field('Vad är fel?'))
    fireEvent.change(field('Vad är fel?'), { target: { value: 'x'.repeat(4001) } })
    expect(screen.getByText('Texten är för lång: 4001 tecken, och högst 4000 får plats.')).toBeTruthy()
    fireEvent.change(field('Vad är fel?'), { target: { value: 'Dragkedjan har gått sönder.' } })
    send()
    expect(document.activeElement).toBe(wish('Reparation'))
    expect(callsOf('complain')).toEqual([])
  })

  it('survives a reload and a failure, and a repeated press sends the same one', async () => {
    server.answers.complain = refused('failed', 503)
    await fillIn()
    send()
    expect((await screen.findByText(/^Tjänsten svarar inte just nu/)).textContent).toContain('kundservice@kajo.example')
    send()
    await waitFor(() => expect(callsOf('complain')).toHaveLength(2))
    const [first, second] = callsOf('complain')
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
    cleanup()
    await openComplaint()
    expect(field('Vad är fel?').value).toBe('Sömmen har gått upp.')
    expect(product('Omlottklänning, 38').checked && wish('Reparation').checked).toBe(true)
  })

  it('is kept on the device for a day', async () => {
    await fillIn()
    cleanup()
    const kept = JSON.parse(localStorage.getItem('kajo-complaint') ?? '')
    localStorage.setItem('kajo-complaint', JSON.stringify({ ...kept, at: Date.now() - 24 * 60 * 60 * 1000 - 1 }))
    await openComplaint()
    expect(field('Vad är fel?').value).toBe('')
    expect(localStorage.getItem('kajo-complaint')).toBeNull()
  })

  it('about an order that was closed meanwhile leads back to opening it, with everything kept', async () => {
    server.answers.complain = refused('closed', 403)
    server.answers.order = refused('closed', 403)
    await fillIn()
    send()
    expect(await screen.findByText(/^Beställningen stängdes eftersom/)).toBeTruthy()
    expect(field('Ordernummer')).toBeTruthy()
    expect(localStorage.getItem('kajo-complaint')).toContain('Sömmen har gått upp.')
    forgetReturn()
    expect(localStorage.getItem('kajo-complaint'), 'T46 logout removes it').toBeNull()
  })

  it('waits for the delivery', async () => {
    server.answers.find = { access: 'a', accessUntil: '', order: order({ deliveredAt: null }) }
    await open()
    expect(screen.getByText(/^Beställningen är inte levererad än/)).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('can be read again with its answer; a refusal says why and where to turn', async () => {
    const answered = { ...COMPLAINT, answeredAt: '2026-11-30T10:00:00Z' }
    const complaints = [
      { ...answered, number: '700004', status: 'refused' as const, refusal: { text: 'Det är normalt slitage.' } },
      {
        ...answered,
        number: '700003',
        status: 'accepted' as const,
        remedy: 'refund' as const,
        photos: ['photo-0123456789abcdef'],
      },
    ]
    server.answers.find = { access: 'a', accessUntil: '', order: order({ complaints }) }
    server.answers.order = order({ complaints })
    await open()
    press('Visa: Reklamation 700004')
    await title('Reklamation 700004')
    expect(screen.getByText('Det är normalt slitage.')).toBeTruthy()
    expect(screen.getByText(/^Håller du inte med/)).toBeTruthy()
    press('Tillbaka till beställningen')
    await title('Beställning 100001')
    press('Visa: Reklamation 700003')
    await title('Reklamation 700003')
    expect(screen.getByText(/^Du får pengarna tillbaka/)).toBeTruthy()
    expect(screen.getByText('1 bild')).toBeTruthy()
  })

  it('is listed on the page of returns, which leads here', async () => {
    server.answers.find = { access: 'a', accessUntil: '', order: order({ complaints: [COMPLAINT] }) }
    await openByPair()
    expect(screen.getByRole('heading', { name: 'Reklamation 700002' })).toBeTruthy()
    expect(screen.getByText('Vi går igenom den')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Reklamera en vara' }).getAttribute('href')).toBe('/reklamation')
  })

  it('is not offered on the page of returns for an order that was not delivered', async () => {
    server.answers.find = { access: 'a', accessUntil: '', order: order({ deliveredAt: null }) }
    await openByPair()
    await title('Beställning 100001')
    expect(screen.queryByRole('link', { name: 'Reklamera en vara' })).toBeNull()
  })

  it.each<Told>([
    {
      ...{ market: 'fi', lang: 'fi', period: /virhevastuu\. Sillä ei ole määräaikaa/ },
      address: /kuluttajariitalautakuntaan.*: PL 306, 00531 Helsinki\.$/,
      links: ['kkv.fi', 'kuluttajariita.fi'],
    },
    {
      ...{ market: 'se', lang: 'sv', period: /^Du har tre års reklamationsrätt\./ },
      address: /Allmänna reklamationsnämnden.*: Box 174, 101 23 Stockholm\./,
      links: ['hallakonsument.se', 'arn.se', 'konsumenteuropa.se'],
    },
    {
      ...{ market: 'no', lang: 'nb', period: /^Du har to års reklamasjonsrett, og fem år for varer/ },
      address: /Forbrukertilsynet.*, Postboks 2862 Kjørbekk, 3702 Skien, som megler\. .*Forbrukerklageutvalget/,
      links: ['forbrukertilsynet.no', 'forbrukereuropa.no'],
    },
    {
      ...{ market: 'dk', lang: 'da', period: /^Du har to års reklamationsret\./ },
      address: /Nævnenes Hus, .*, Toldboden 2, 8800 Viborg\. .*Forbrugerklagenævnet/,
      links: ['naevneneshus.dk', 'forbrugereuropa.dk'],
    },
  ])('tells the period and the bodies for disputes in $market', async ({ market, lang, ...told }) => {
    const site = { market, lang, mode: 'domain' } as const
    const { container } = renderInShop(await ComplaintView({ site }), makeShop().shop)
    const [rights, dispute] = [...container.querySelectorAll('section')].slice(-2)
    expect(rights?.querySelector('p')?.textContent).toMatch(told.period)
    expect(dispute?.querySelector('p')?.textContent).toMatch(told.address)
    const hrefs = [...(dispute?.querySelectorAll('a') ?? [])].map(({ href }) => href)
    expect(hrefs).toEqual(told.links.map((host) => `https://www.${host}/`))
  })
})
