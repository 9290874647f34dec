// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TrackingView } from '@/components/returns/tracking-view'
import { signedInShop } from '@/tests/support/account-fixtures'
import { freshBrowser } from '@/tests/support/fresh-browser'
import {
  answerReturns,
  callsOf,
  delivery,
  field,
  line,
  order,
  press,
  refused,
  SKIRT,
  server,
  title,
} from '@/tests/support/returns-page'
import { CONFIG, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import '@/tests/support/web-locks'

freshBrowser()
answerReturns()
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-24T10:00:00Z'))
})

/** The answers of the service with an order on this way. */
function answerWith(change: Partial<ReturnType<typeof order>>) {
  const found = order(change)
  server.answers.order = found
  server.answers.find = { access: 'access-1', accessUntil: '2026-11-24T11:00:00Z', order: found }
}

async function openTracking(search = '', made = makeShop()) {
  window.history.replaceState(null, '', `/spåra-beställning${search}`)
  renderInShop(await TrackingView({ site: CONFIG.site }), made.shop)
  await screen.findByRole('button', { name: /^Öppna beställningen|^Spåra en annan/ })
}

const TICKET = '?order=eyJ1c2UiOiJsaW5rIn0.c2lnbmF0dXJl'
const steps = () => within(screen.getByRole('list', { name: 'Så långt har beställningen kommit' }))
const currentStep = () =>
  steps()
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')?.textContent

describe('T36 tracking an order', () => {
  it('by the link of a mail: steps, parcel, days of delivery and what can be done; the signature leaves the address', async () => {
    answerWith({ deliveredAt: null, delivery: delivery(), lines: [line({ returnable: 0 }), SKIRT] })
    await openTracking(TICKET)
    await title('Beställning 100001')
    expect(window.location.search).toBe('')
    expect(callsOf('find')[0]?.body).toMatchObject({ link: TICKET.slice('?order='.length), market: 'se', lang: 'sv' })
    expect(screen.getByText(/Beställd 20 november 2026\. Din beställning är på väg\./)).toBeTruthy()
    expect(
      steps()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Mottagen (klart)20 november 2026', 'Packad (klart)', 'På väg23 november 2026', 'Levererad'])
    expect(currentStep()).toBe('På väg23 november 2026')
    expect(screen.getByText(/onsdag 25–torsdag 26 november/)).toBeTruthy()
    const carrier = screen.getByRole('link', { name: 'Följ paketet KJ100001SE (öppnas i en ny flik)' })
    expect(carrier.getAttribute('href')).toBe('https://tracking.example.com/KJ100001SE')
    expect(carrier.getAttribute('rel')).toBe('noreferrer noopener')
    expect(screen.getByText('111 22 Stockholm')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Registrera retur' }).getAttribute('href')).toBe('/registrera-retur')
    expect(screen.getByRole('link', { name: 'Ångra avtalet här' }).getAttribute('href')).toBe(
      encodeURI('/ångra-avtalet?order=100001'),
    )
    expect(screen.getByRole('link', { name: 'Fråga kundservice' }).getAttribute('href')).toMatch(/^mailto:kundservice@/)
  })

  it.each([
    ['received', 'Mottagen20 november 2026', /packar den snart/],
    ['packing', 'Packas', /Vi packar din beställning/],
    ['delivered', 'Levererad24 november 2026', /är levererad/],
    ['cancelled', 'Annullerad', /är annullerad/],
  ] as const)('says how far an order is that is %s', async (state, step, said) => {
    const parcels = state === 'delivered' ? delivery().parcels : []
    answerWith({
      deliveredAt: state === 'delivered' ? '2026-11-24T08:00:00Z' : null,
      delivery: delivery({ state, parcels }),
    })
    await openTracking(TICKET)
    await title('Beställning 100001')
    expect(currentStep()).toBe(step)
    expect(screen.getByText(said)).toBeTruthy()
    expect(screen.queryByText('Beräknad leverans') !== null).toBe(state === 'received' || state === 'packing')
    const complaint = screen.queryByRole('link', { name: 'Reklamera en vara' })
    expect(complaint?.getAttribute('href')).toBe(state === 'delivered' ? '/reklamation' : undefined)
  })

  it('tells what is in which parcel, and what has not been sent', async () => {
    const [first] = delivery().parcels
    if (!first) throw new Error('There is no parcel')
    answerWith({
      deliveredAt: null,
      delivery: delivery({ state: 'partly-sent', parcels: [{ ...first, lineIds: ['8'] }] }),
    })
    await openTracking(TICKET)
    await title('Beställning 100001')
    expect(currentStep()).toBe('Delvis på väg23 november 2026')
    expect(screen.getByText('I paketet: Kjol')).toBeTruthy()
    const [dress, skirt] = screen.getByRole('list', { name: 'Varor i beställningen' }).children
    expect(dress?.textContent).toContain('Inte skickad än')
    expect(skirt?.textContent).not.toContain('Inte skickad än')
  })

  it('says so when the parcel takes longer than expected', async () => {
    vi.setSystemTime(new Date('2026-12-02T10:00:00Z'))
    answerWith({ deliveredAt: null, delivery: delivery() })
    await openTracking(TICKET)
    expect(await screen.findByText(/Leveransen tar längre tid än beräknat/)).toBeTruthy()
  })

  it('leaves out a link of the carrier that is no safe web page', async () => {
    const parcels = ['javascript:alert(1)', 'http://tracking.example.com/1', 'https://'].map((trackingLink, i) => ({
      ...{ number: `P${i}`, carrier: 'PostNord', sentAt: '2026-11-23T08:00:00Z', lineIds: [], trackingLink },
    }))
    answerWith({ deliveredAt: null, delivery: delivery({ parcels }) })
    await openTracking(TICKET)
    expect(await screen.findByText('Paket P2')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Följ paketet/ })).toBeNull()
  })

  it.each([
    ['notFound', 404, 'Länken fungerar inte'],
    ['linkOver', 410, 'Länken gäller inte längre'],
  ])(
    'a link that is refused (%s) leads to number and e-mail address, and to signing in',
    async (problem, status, said) => {
      server.answers.find = refused(problem, status)
      await openTracking(TICKET)
      expect((await screen.findByRole('alert')).textContent).toContain(said)
      expect(window.location.search).toBe('')
      expect(screen.getByRole('link', { name: 'Logga in' }).getAttribute('href')).toBe('/account/sign-in')
      answerWith({ deliveredAt: null, delivery: delivery() })
      const user = userEvent.setup()
      await user.type(field('Ordernummer'), '100001')
      await user.type(field('E-post'), 'saga@mejl.se')
      press('Öppna beställningen')
      await title('Beställning 100001')
    },
  )

  it('opens again after a reload, also with a number in the address', async () => {
    answerWith({ deliveredAt: null, delivery: delivery() })
    sessionStorage.setItem('kajo-return-access', 'access-1')
    await openTracking('?number=100001')
    await title('Beställning 100001')
    expect(callsOf('order')[0]?.headers['x-return-access']).toBe('access-1')
  })

  it('does not show another order than the one in the address', async () => {
    answerWith({ deliveredAt: null, delivery: delivery() })
    sessionStorage.setItem('kajo-return-access', 'access-1')
    await openTracking('?number=100002')
    expect(field('Ordernummer').value).toBe('100002')
    expect(screen.queryByRole('heading', { name: 'Beställning 100001' })).toBeNull()
  })

  it('opens a signed-in shopper’s order at once', async () => {
    answerWith({ deliveredAt: null, delivery: delivery() })
    await openTracking('?number=100001', signedInShop({}))
    await title('Beställning 100001')
    expect(callsOf('find')[0]?.headers.authorization).toMatch(/^Bearer /)
  })

  it('keeps the link for another try while the service is down', async () => {
    server.answers.find = refused('failed', 503)
    await openTracking(TICKET)
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toMatch(/kunde inte hämtas just nu/)
    answerWith({ deliveredAt: null, delivery: delivery() })
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
    await title('Beställning 100001')
    await waitFor(() => expect(callsOf('find')).toHaveLength(2))
    expect(callsOf('find')[1]?.body).toMatchObject({ link: TICKET.slice('?order='.length) })
  })
})
