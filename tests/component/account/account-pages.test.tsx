// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AccountStart } from '@/components/account/account-start'
import { BalancePage } from '@/components/account/balance-page'
import { InvoicesPage } from '@/components/account/invoices-page'
import { OrdersPage } from '@/components/account/orders-page'
import { AppError } from '@/lib/errors/app-error'
import { orderFragment, signedInShop, userFragment } from '@/tests/support/account-fixtures'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { router } from '@/tests/support/next-navigation'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

freshBrowser()
vi.mock('@/lib/errors/reload-or-report', () => ({ reloadOrReport: vi.fn() }))

const FI = { site: { market: 'fi', lang: 'fi', mode: 'domain' } } as const

const INVOICE = {
  id: 1,
  name: 'DirectInvoice',
  displayName: 'Lasku 14 päivää',
  isPaid: false,
  paymentDate: null,
  reservationNumber: '1232',
  total: 849,
}

describe('the list of orders', () => {
  const openOrders = (getOrders: unknown) => renderInShop(<OrdersPage />, signedInShop({ getOrders }).shop)

  it.each([
    ['pending', 'Mottagen'],
    ['on-hold', 'Behandlas'],
    ['completed', 'Klar'],
    ['out-of-stock', 'Annullerad'],
  ])('R-ACCOUNT-02 an order that the service calls %s is %s, and leads to its page', async (status, shown) => {
    openOrders([orderFragment(10_001, { status })])
    const row = (await screen.findByRole('link', { name: 'Beställning 10001' })).closest('li') as HTMLElement
    expect(within(row).getByText(shown)).toBeTruthy()
    expect(within(row).getByText(/2 november 2026 · 2 varor/)).toBeTruthy()
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/mina-sidor/ordrar/10001')
  })

  it('T34 the server renders no orders, only the placeholder', async () => {
    openOrders([])
    expect(screen.getByRole('status').textContent).toBe('Hämtar dina uppgifter')
    expect(await screen.findByRole('heading', { name: 'Inga beställningar än' })).toBeTruthy()
  })

  it('T44 pages and search by number work in the browser; the page is in the address', async () => {
    const user = userEvent.setup()
    openOrders(Array.from({ length: 23 }, (_, index) => orderFragment(101 + index)))
    const shown = () => screen.getAllByRole('link', { name: /^Beställning/ }).map(({ textContent }) => textContent)
    await screen.findByRole('link', { name: 'Beställning 123' })
    expect(shown()).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: 'Äldre beställningar' }))
    await user.click(screen.getByRole('button', { name: 'Äldre beställningar' }))
    expect(shown()).toEqual(['Beställning 103', 'Beställning 102', 'Beställning 101'])
    expect(window.location.search).toBe('?page=3')
    await user.type(screen.getByLabelText('Sök på ordernummer'), '112')
    expect(shown()).toEqual(['Beställning 112'])
    expect(screen.getByRole('status').textContent).toBe('1 beställning hittades')
    expect(window.location.search).toBe('')
  })

  it('a failure can be tried again', async () => {
    const user = userEvent.setup()
    const getOrders = vi
      .fn()
      .mockRejectedValueOnce(new AppError('BACKEND_DOWN', 'down', 503))
      .mockResolvedValue([])
    openOrders(getOrders)
    expect((await screen.findByRole('alert')).textContent).toMatch(/kunde inte hämtas/)
    await user.click(screen.getByRole('button', { name: 'Försök igen' }))
    expect(await screen.findByRole('heading', { name: 'Inga beställningar än' })).toBeTruthy()
  })

  it('R-GUARD-04 T34 a visitor without a valid token is asked to sign in on the home page, and then returns', async () => {
    window.history.replaceState(null, '', '/mina-sidor/ordrar?page=2')
    renderInShop(<OrdersPage />, makeShop().shop)
    await waitFor(() =>
      expect(router.replace).toHaveBeenCalledWith('/?action=login&returnTo=%2Fmina-sidor%2Fordrar%3Fpage%3D2'),
    )
  })
})

describe('balance and invoices', () => {
  it('R-ACCOUNT-05 R-DATA-05 T44 the balance is the text of the service; other currencies and the history follow', async () => {
    const balances = [
      { currency: 'SEK', amount: 250, amountFormatted: '250 kr' },
      { currency: 'EUR', amount: 10, amountFormatted: '10,00 €' },
    ]
    const { shop } = signedInShop({
      getUser: userFragment({ balances }),
      getOrders: [orderFragment(10_001, { fromBalance: 100 })],
    })
    renderInShop(<BalancePage />, shop)
    expect(await screen.findByText('250 kr')).toBeTruthy()
    expect(await screen.findByText('Dessutom 10,00 € (EUR)')).toBeTruthy()
    const change = (await screen.findByText('Använt till beställning 10001')).closest('li')
    expect(change?.textContent).toMatch(/2 november 2026−100\skr/)
  })

  it('T44 an open invoice has due date, reference number and, in Finland, the bar code, which can be copied', async () => {
    const user = userEvent.setup()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T10:00:00Z') })
    const { shop } = signedInShop(
      { getOrders: [orderFragment(10_001, { currency: 'EUR', paymentDetails: [INVOICE] })] },
      FI,
    )
    renderInShop(<InvoicesPage iban="FI2112345600000785" />, shop, 'fi')
    expect(await screen.findByText('Avoin · eräpäivä 16. marraskuuta 2026')).toBeTruthy()
    expect(screen.getByText('1232')).toBeTruthy()
    const code = '421123456000007850008490000000000000000000001232261116'
    expect(screen.getByText(code)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Kopioi virtuaaliviivakoodi' }))
    expect(await navigator.clipboard.readText()).toBe(code)
    expect(screen.getByText('Kopioitu')).toBeTruthy()
  })

  it('T44 a paid invoice says when it was paid and offers nothing to copy; other markets have no bar code', async () => {
    const paid = { ...INVOICE, isPaid: true, paymentDate: '2026-11-12T10:00:00Z' }
    const { shop } = signedInShop({
      getOrders: [orderFragment(1, { paymentDetails: [paid] }), orderFragment(2, { paymentDetails: [INVOICE] })],
    })
    renderInShop(<InvoicesPage iban="FI2112345600000785" />, shop)
    expect(await screen.findByText('Betald 12 november 2026')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /Kopiera/ })).toHaveLength(1)
    expect(screen.queryByText('Virtuell streckkod')).toBeNull()
  })
})

it('R-ACCOUNT-02 R-ACCOUNT-05 the start page greets by name and shows latest order, invoices to pay and balance', async () => {
  const { shop } = signedInShop({ getOrders: [orderFragment(1), orderFragment(2, { paymentDetails: [INVOICE] })] })
  renderInShop(<AccountStart />, shop)
  expect(await screen.findByText('Hej Saga')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Beställning 2' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /^Beställning/ })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Du har en obetald faktura' }).getAttribute('href')).toBe('/mina-fakturor')
  expect(screen.getByText('250 kr')).toBeTruthy()
})
