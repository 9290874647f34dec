// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { OrderPage } from '@/components/account/order-page'
import { LayerHost } from '@/components/layers/layer-host'
import { AppError } from '@/lib/errors/app-error'
import { orderFragment, signedInShop } from '@/tests/support/account-fixtures'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { shownPage } from '@/tests/support/next-navigation'
import { answerReturns, callsOf, delivery, order, refused, server } from '@/tests/support/returns-page'
import { type Answers, cartFragment, renderInShop } from '@/tests/support/shop-fixtures'
import { withCartLayer } from '@/tests/support/with-cart-layer'
import '@/tests/support/web-locks'

freshBrowser()
withCartLayer()
const { watchOrder, stopWatching } = vi.hoisted(() => ({
  watchOrder: vi.fn<typeof import('@/lib/account/watch-order').watchOrder>(),
  stopWatching: vi.fn(),
}))
vi.mock('@/lib/account/watch-order', () => ({ watchOrder: watchOrder.mockReturnValue(stopWatching) }))
vi.mock('@/lib/errors/reload-or-report', () => ({ reloadOrReport: vi.fn() }))

answerReturns()
beforeEach(() => {
  server.answers.find = refused('failed', 503)
})

const PARCEL = {
  id: 1,
  name: 'PostNord',
  parcelNumber: 'SE123',
  shippingDate: '2026-11-03T10:00:00Z',
  trackingLink: null,
}

describe('one order', () => {
  function openOrder(number: string, getOrder: unknown, answers: Answers = {}, liveUrl?: string) {
    shownPage.pathname = `/mina-sidor/ordrar/${number}`
    const made = signedInShop({ getOrder, ...answers }, liveUrl ? { liveUrl } : {})
    renderInShop(
      <>
        <OrderPage iban="FI2112345600000785" />
        <LayerHost />
      </>,
      made.shop,
    )
    return { ...made, user: userEvent.setup() }
  }

  it('R-ACCOUNT-02 shows lines, sums, address, parcel with its tracking, payment and refund', async () => {
    openOrder(
      '10001',
      orderFragment(10_001, {
        lines: [
          { skuId: 1, quantity: 2, unit: 400 },
          { skuId: 2, quantity: 1, unit: 300, name: 'Kofta' },
        ],
        fromBalance: 100,
        shippingDetails: [
          {
            id: 1,
            name: 'PostNord',
            parcelNumber: 'SE123',
            shippingDate: '2026-11-03T10:00:00Z',
            trackingLink: 'https://track.example/SE123',
          },
        ],
        refunds: [
          {
            id: 1,
            itemId: 2,
            articleNumber: 'A2-38',
            createdAt: '2026-11-20T10:00:00Z',
            reason: 'Retur',
            toBalance: true,
            total: 300,
          },
        ],
      }),
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Beställning 10001' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Kofta' }).getAttribute('href')).toBe('/p/klanning-2')
    const sums = screen.getByRole('region', { name: 'Belopp' })
    expect(sums.textContent).toMatch(/Delsumma1\s100\skr/)
    expect(sums.textContent).toMatch(/Varav moms 25\s%/)
    expect(sums.textContent).toMatch(/Betalt med saldo−100\skr.*1\s049\skr/)
    expect(screen.getAllByText('Storgatan 1')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Följ paketet SE123 (öppnas i en ny flik)' }).getAttribute('href')).toBe(
      'https://track.example/SE123',
    )
    expect(screen.getByText(/^Betald 2 november 2026/)).toBeTruthy()
    expect(screen.getByText(/300\skr lades till ditt saldo/)).toBeTruthy()
    expect(screen.getByText('20 november 2026 · Kofta · Retur')).toBeTruthy()
  })

  it('T44 an invoice that is not paid says when, to which account and with which reference it is paid', async () => {
    const invoice = {
      ...orderFragment(10_001).paymentDetails?.[0],
      name: 'DirectInvoice',
      displayName: 'Faktura 14 dagar',
    }
    const open = { ...invoice, isPaid: false, paymentDate: null, reservationNumber: 'R-10001' }
    openOrder('10001', orderFragment(10_001, { paymentDetails: [open] }))
    expect(await screen.findByText(/^Förfaller \d+ november 2026$/)).toBeTruthy()
    expect(screen.getByText('Kontonummer FI21 1234 5600 0007 85')).toBeTruthy()
    expect(screen.getByText('Referensnummer R-10001')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Skriv ut fakturan' })).toBeTruthy()
  })

  it.each([
    ['pending', [], 'Mottagen'],
    ['inactive', [], 'Packas'],
    ['partial', [PARCEL], 'På väg'],
    ['completed', [PARCEL], 'Levererad'],
    ['cancelled', [], 'Annullerad'],
  ])('T36 shows how far an order is also without the returns service: %s', async (status, shippingDetails, step) => {
    openOrder('10001', orderFragment(10_001, { status, shippingDetails }))
    const steps = await screen.findByRole('list', { name: 'Så långt har beställningen kommit' })
    expect(steps.querySelector('[aria-current=step]')?.textContent).toContain(step)
  })

  it('T36 tells what the returns service knows besides, such as what is in which parcel', async () => {
    const found = order({
      orderNumber: '10001',
      deliveredAt: null,
      delivery: delivery({
        state: 'partly-sent',
        parcels: delivery().parcels.map((one) => ({ ...one, lineIds: ['8'] })),
      }),
    })
    server.answers.find = { access: 'access-1', accessUntil: '2026-11-28T11:00:00Z', order: found }
    openOrder('10001', orderFragment(10_001, { status: 'partial', shippingDetails: [PARCEL] }))
    expect(await screen.findByText('I paketet: Kjol')).toBeTruthy()
    expect(callsOf('find')[0]).toMatchObject({
      headers: { authorization: expect.stringMatching(/^Bearer /) },
      body: { orderNumber: '10001' },
    })
  })

  it('R-GQL-07 T38 an order that changes is read again, and stays while it is; without a service that tells it is not watched', async () => {
    let change: (answer: unknown) => void = () => undefined
    const changed = new Promise((resolve) => {
      change = resolve
    })
    const answers = [orderFragment(10_001), changed]
    const live = 'wss://live.example.com/graphql'
    openOrder('10001', () => answers.shift(), {}, live)
    const steps = await screen.findByRole('list', { name: 'Så långt har beställningen kommit' })
    await waitFor(() => expect(watchOrder).toHaveBeenCalledTimes(1))
    const [url, watched, onChange] = watchOrder.mock.calls[0] ?? []
    expect([url, watched]).toEqual([live, { publicId: 'public-10001', status: orderFragment(10_001).status }])
    act(() => onChange?.())
    expect(steps.isConnected).toBe(true)
    await act(async () => change(orderFragment(10_001, { status: 'partial', shippingDetails: [PARCEL] })))
    await waitFor(() => expect(steps.querySelector('[aria-current=step]')?.textContent).toContain('På väg'))
    expect(screen.getByText(/Din beställning är på väg/).getAttribute('role')).toBe('status')
    cleanup()
    expect(stopWatching).toHaveBeenCalledTimes(1)
    watchOrder.mockClear()
    openOrder('10001', orderFragment(10_001))
    await screen.findByRole('list', { name: 'Så långt har beställningen kommit' })
    expect(watchOrder).not.toHaveBeenCalled()
  })

  it('a tracking link that is no web address is left out', async () => {
    const parcel = {
      id: 1,
      name: 'PostNord',
      parcelNumber: 'SE1',
      shippingDate: null,
      trackingLink: 'javascript:alert(1)',
    }
    openOrder('10001', orderFragment(10_001, { shippingDetails: [parcel] }))
    expect(await screen.findByText('Paket SE1')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Följ paketet/ })).toBeNull()
  })

  it.each(['10002', 'abc', '99999999999'])(
    'the number %s of no own order is not found, without an error',
    async (number) => {
      openOrder(number, null)
      expect(await screen.findByRole('heading', { level: 1, name: 'Beställningen finns inte' })).toBeTruthy()
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it('T11 leads to the form that registers its return', async () => {
    openOrder('10001', orderFragment(10_001))
    const link = await screen.findByRole('link', { name: 'Registrera retur' })
    expect(link.getAttribute('href')).toBe('/registrera-retur?number=10001')
  })

  it('T36 leads to the function for withdrawing from the purchase, with its number', async () => {
    openOrder('10001', orderFragment(10_001))
    const link = await screen.findByRole('link', { name: 'Ångra avtalet här' })
    expect(link.getAttribute('href')).toBe('/%C3%A5ngra-avtalet?order=10001')
  })

  it('buy again adds what is in stock to the cart, and the cart says what could not be added', async () => {
    const lines = [
      { skuId: 1, quantity: 1 },
      { skuId: 2, quantity: 1, name: 'Kofta' },
    ]
    const addToCart = ({ item }: { item: { skuId: number } }) =>
      item.skuId === 2
        ? new AppError('OUT_OF_STOCK', 'none', 500, { available: 0 })
        : cartFragment('mine', [{ skuId: 1, quantity: 1 }])
    const { user, state } = openOrder('10001', orderFragment(10_001, { lines }), {
      getCart: cartFragment('mine'),
      addToCart,
    })
    await user.click(await screen.findByRole('button', { name: /^Köp igen/ }))
    await waitFor(() => expect(state().layers.overlay.current).toBe('cart'))
    expect(await screen.findByText('1 vara från beställningen lades i din varukorg.')).toBeTruthy()
    expect(screen.getByText('Kofta, 38: slutsåld')).toBeTruthy()
  })

  it('R-PRICE-01 an organisation sees the lines without VAT, and the VAT in a row of its own', async () => {
    const { state } = openOrder('10001', orderFragment(10_001))
    act(() => state().setRoot({ customerType: 'ORGANIZATION', vatIncluded: false }))
    expect(await screen.findByText('Totalt exkl. moms')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Belopp' }).textContent).toMatch(/640\skr/)
  })
})
