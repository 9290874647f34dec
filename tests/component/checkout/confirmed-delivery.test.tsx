// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ConfirmView } from '@/components/checkout/confirm/confirm-view'
import { agent, dataOf } from '@/tests/support/delivery-offer'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { leaveAttempt } from '@/tests/support/order-attempt'
import { PURCHASE } from '@/tests/support/purchase'
import { cartFragment, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

freshBrowser()

const CART = [{ skuId: 7, quantity: 1 }]
const ADDRESS = {
  firstName: 'Saga',
  lastName: 'Lind',
  careOf: '',
  addressLine1: 'Gatan 1',
  addressLine2: '',
  zip: '111 22',
  city: 'Stockholm',
  mobile: '',
}
const ORDER = {
  ...PURCHASE,
  sum: 449,
  balance: 0,
  discountIncVat: 0,
  shippingFeeIncVat: 49,
  paymentFeeIncVat: 0,
  orderValueIncVat: 449,
  orderValueExVat: 359.2,
  pickupPoint: 'a',
  message: '',
  billingAddress: null,
  shippingAddress: ADDRESS,
  rows: [],
}
const INVOICE = { id: 22, name: 'DirectInvoice', displayName: 'Faktura 14 dagar' }

function orderedCart(
  name = 'PostNord',
  payment: unknown = INVOICE,
  shippingData: string | null = dataOf([agent('a', 250)]),
) {
  const cart = cartFragment('c', CART, { isDefault: false })
  const shipping = { ...cart.summary?.shipping, name, externalId: 'x-pickup', shippingData }
  return { ...cart, isCompleted: true, summary: { ...cart.summary, shipping, payment } }
}

async function confirm(
  order: Record<string, unknown> = {},
  cart: unknown = orderedCart(),
  orderDate: { createdAt: string } | null = null,
) {
  window.history.replaceState(null, '', '/checkout/confirm?oid=p-1&cartid=c')
  const checkout = { completed: true, nthPurchase: 1, order: { ...ORDER, ...order }, cart }
  const made = makeShop({ checkout, orderDate })
  made.state().setCart(makeCart('c', CART))
  renderInShop(<ConfirmView />, made.shop)
  await screen.findByTestId('order-number')
}

const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? ''
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

it('R-CHECKOUT-12 R-DATA-04 shows the pickup point and how to collect the parcel', async () => {
  await confirm({ shippingAddress: { ...ADDRESS, mobile: '+46701234567' } })
  expect(factOf('Leveranssätt')).toBe('PostNord')
  expect(factOf('Mobil')).toBe('+46 70 123 45 67')
  expect(factOf('Ombud')).toBe('Närbutiken aStorgatan 1111 22 Stockholmmån–fre 7–21.30')
  expect(factOf('Din adress')).toContain('Gatan 1')
  expect(screen.getByText(/Ta med legitimation/)).toBeTruthy()
})

it('R-CHECKOUT-12 of several pickup points the ordered one is shown', async () => {
  const several = dataOf([agent('a', 250), agent('b', 900)])
  await confirm({ pickupPoint: 'b' }, orderedCart('PostNord', INVOICE, several))
  expect(factOf('Ombud')).toContain('Närbutiken b')
  cleanup()
  await confirm({ pickupPoint: 'Hörnkiosken' }, orderedCart('PostNord', INVOICE, several))
  expect(factOf('Ombud')).toBe('Hörnkiosken')
})

it('R-CHECKOUT-12 R-CART-12 campaigns are named beside the lines they reduce, unless their title is hidden', async () => {
  const cart = orderedCart()
  const named = [
    { name: '3 för 2', hideTitle: false },
    { name: 'Intern', hideTitle: true },
  ]
  const items = cart.items?.map((item) => ({ ...item, campaign: { appliedCampaigns: named, prices: [] } }))
  await confirm({}, { ...cart, items })
  const list = within(screen.getByRole('list', { name: 'Det du beställde' }))
  expect(list.getByText('3 för 2')).toBeTruthy()
  expect(list.queryByText('Intern')).toBeNull()
})

it('R-CHECKOUT-12 R-CART-12 an order whose cart is gone names the campaigns of its rows and of its discount', async () => {
  const row = { name: 'Klänning', variant: '38', quantity: 1, priceIncVat: 400, campaignNames: ['3 för 2'] }
  await confirm({ rows: [row], discountIncVat: 50, campaignNames: ['3 för 2', 'Vinterdagar'] }, null)
  expect(within(screen.getByRole('list', { name: 'Det du beställde' })).getByText('3 för 2')).toBeTruthy()
  expect(plain(screen.getByText('Vinterdagar').closest('div')?.textContent ?? '')).toContain('−50 kr')
})

it('R-CHECKOUT-12 R-CART-12 a free gift is among the items, and costs nothing', async () => {
  const [gift] = cartFragment('g', [{ skuId: 9, quantity: 1, unit: 0, name: 'Tygkasse', isGift: true }]).items ?? []
  const cart = orderedCart()
  await confirm({}, { ...cart, items: [...(cart.items ?? []), gift] })
  const items = within(screen.getByRole('list', { name: 'Det du beställde' })).getAllByRole('listitem')
  expect(items).toHaveLength(2)
  expect(plain(items[1]?.textContent ?? '')).toMatch(/Tygkasse.*1 st.*0 kr/)
})

it('R-CHECKOUT-12 R-CHECKOUT-13 an order of a company shows it above the name, and unknown facts are left out', async () => {
  await confirm(
    { pickupPoint: null, shippingAddress: { ...ADDRESS, lastName: null, company: 'Lind AB' } },
    orderedCart('Hem', INVOICE, null),
  )
  expect(factOf('Levereras till')).toBe('Lind ABSagaGatan 1111 22 Stockholm')
})

it('R-CHECKOUT-12 R-CART-13 an invoice shows the amount left after the balance', async () => {
  const cart = orderedCart()
  const balance = {
    pending: 100,
    pendingFormatted: '100 kr',
    totalSellingPriceExBalanceIncVat: 349,
    totalSellingPriceExBalanceExVat: 279.2,
    totalSellingPriceExBalanceIncVatFormatted: '349 kr',
    totalSellingPriceExBalanceExVatFormatted: '279,20 kr',
  }
  leaveAttempt({
    state: 'ordered',
    publicId: 'p-1',
    delivery: { first: 0, last: 0, orderedAt: Date.UTC(2026, 10, 23) },
  })
  await confirm({}, { ...cart, summary: { ...cart.summary, balance } })
  expect(plain(factOf('Betalsätt'))).toContain('Du betalar 349 kr senast')
})

it('R-CHECKOUT-12 the whole confirmation can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await confirm()
  fireEvent.click(screen.getByRole('button', { name: 'Skriv ut beställningen' }))
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

it('R-CHECKOUT-12 a parcel locker is labelled as one, and the steps mention its code', async () => {
  await confirm({}, orderedCart('Instabox'))
  expect(factOf('Paketskåp')).toContain('Närbutiken a')
  expect(screen.getByText(/med en kode?/)).toBeTruthy()
})

it('R-CHECKOUT-12 without data of the delivery service the pickup point is shown as stored in the order', async () => {
  await confirm({ pickupPoint: 'Hörnkiosken, Storgatan 5' }, orderedCart('PostNord', INVOICE, null))
  expect(factOf('Ombud')).toBe('Hörnkiosken, Storgatan 5')
})

it('R-CHECKOUT-12 home delivery shows no pickup point, but the message to the driver', async () => {
  await confirm(
    { pickupPoint: null, message: 'Meddelande till föraren: ring' },
    orderedCart('PostNordHome', INVOICE, null),
  )
  expect(screen.queryByText('Ombud', { selector: 'dt' })).toBeNull()
  expect(factOf('Levereras till')).toContain('Gatan 1')
  expect(factOf('Meddelande')).toBe('Meddelande till föraren: ring')
  expect(screen.getByText(/när paketet går iväg/)).toBeTruthy()
})

it('R-CHECKOUT-12 an invoice shows amount and due date, counted from the day of the order even when opened later', async () => {
  const orderedAt = Date.UTC(2026, 10, 23, 12)
  vi.useFakeTimers({ now: orderedAt + 3 * 3_600_000, toFake: ['Date'] })
  leaveAttempt({ state: 'ordered', publicId: 'p-1', delivery: { first: orderedAt, last: orderedAt, orderedAt } })
  await confirm()
  expect(plain(factOf('Betalsätt'))).toBe('Faktura 14 dagarDu betalar 449 kr senast den 7 december.')
  cleanup()
  vi.setSystemTime(orderedAt + 72 * 3_600_000)
  await confirm()
  expect(factOf('Betalsätt')).toContain('7 december')
})

it('R-CHECKOUT-12 without the day of the order an invoice shows the number of days; other methods show their name only', async () => {
  await confirm()
  expect(factOf('Betalsätt')).toBe('Faktura 14 dagarDu ska betala inom 14 dagar från beställningen.')
  cleanup()
  await confirm({}, orderedCart('PostNord', { id: 20, name: 'Swish', displayName: 'Swish' }))
  expect(factOf('Betalsätt')).toBe('Swish')
})

it('R-CHECKOUT-12 day of the order, expected delivery and due date come from the service when this tab has promised nothing', async () => {
  // a Monday after the hour until which orders leave the same day
  const orderDate = { createdAt: '2026-11-23T17:00:00.000Z' }
  await confirm({ marketId: 'se' }, orderedCart(), orderDate)
  expect(factOf('Beställningsdatum')).toBe('23 november 2026')
  expect(factOf('Beräknad leverans')).toBe('torsdag 26–fredag 27 november')
  expect(plain(factOf('Betalsätt'))).toBe('Faktura 14 dagarDu betalar 449 kr senast den 7 december.')
  cleanup()
  await confirm({}, orderedCart('PostNord', INVOICE), null)
  expect(screen.queryByText('Beräknad leverans', { selector: 'dt' })).toBeNull()
})

it('R-CHECKOUT-12 an order without a cart shows its own rows and amounts, which add up', async () => {
  const rows = [{ name: 'Omlottklänning', variant: '38', quantity: 2, priceIncVat: 149.5, priceExVat: 119.6 }]
  await confirm(
    { rows, discountIncVat: 30, paymentFeeIncVat: 19, sum: 337, orderValueIncVat: 337, orderValueExVat: 269.6 },
    null,
  )
  const items = within(screen.getByRole('list', { name: 'Det du beställde' }))
  expect(plain(items.getByRole('listitem').textContent ?? '')).toContain('299 kr')
  const sums = ['Delsumma', 'Kampanjrabatt', 'Frakt', 'Betalningsavgift', 'Totalt inkl. moms', 'Varav moms'].map(
    (name) => plain(factOf(name)),
  )
  expect(sums).toEqual(['299 kr', '−30 kr', '49 kr', '19 kr', '337 kr', '67,40 kr'])
})

it('R-CART-13 R-CHECKOUT-12 without its cart, the order still shows the balance used and the amount paid', async () => {
  await confirm({ balance: 200 }, null)
  const row = (name: string) => plain(screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? '')
  expect(row('Från ditt saldo')).toBe('−200 kr')
  expect(row('Att betala')).toBe('249 kr')
})
