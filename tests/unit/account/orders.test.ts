import { describe, expect, it } from 'vitest'
import type { OrderFragment } from '@/graphql/generated/graphql'
import { balanceHistory } from '@/lib/account/balance-history'
import { barCode } from '@/lib/account/bar-code'
import { invoicesOf } from '@/lib/account/invoices'
import { findOrders, mapOrders, shownStatus } from '@/lib/account/orders'
import { orderFragment } from '@/tests/support/account-fixtures'

const orders = (...given: object[]) => mapOrders(given as OrderFragment[])

it.each([
  ['pending', 'received'],
  ['pending-payment', 'received'],
  ['backorder', 'received'],
  ['partial', 'processing'],
  ['inactive', 'processing'],
  ['on-hold', 'processing'],
  ['On hold', 'processing'],
  ['completed', 'completed'],
  ['refunded', 'completed'],
  ['cancelled', 'cancelled'],
  ['out-of-stock', 'cancelled'],
  ['invented', 'processing'],
])('R-ACCOUNT-02 the status %s of the service is shown as %s', (raw, shown) => {
  expect(shownStatus(raw)).toBe(shown)
})

it('R-ACCOUNT-02 the newest order comes first', () => {
  const found = orders(
    orderFragment(1, { createdAt: '2026-01-01T00:00:00Z' }),
    orderFragment(3, { createdAt: '2026-03-01T00:00:00Z' }),
    orderFragment(2, { createdAt: '2026-02-01T00:00:00Z' }),
  )
  expect(found.map(({ number }) => number)).toEqual(['3', '2', '1'])
})

it('T44 an order is found by a part of its number, whatever is typed around the digits', () => {
  const found = orders(orderFragment(10_012), orderFragment(10_045))
  const numbers = (text: string) => findOrders(found, text).map(({ number }) => number)
  expect(numbers('nro 10 045')).toEqual(['10045'])
  expect(numbers('100')).toHaveLength(2)
  expect(numbers('  ')).toHaveLength(2)
  expect(numbers('7')).toEqual([])
})

const refund = (change: object) => ({
  id: 1,
  itemId: 1,
  articleNumber: 'A1-38',
  createdAt: '2026-11-20T10:00:00Z',
  reason: 'Retur',
  toBalance: true,
  total: 400,
  ...change,
})

it('T44 the history of the balance is what orders used and what was refunded to it, newest first', () => {
  const changes = balanceHistory(
    orders(
      orderFragment(1, { refunds: [refund({}), refund({ id: 2, toBalance: false })] }),
      orderFragment(2, { createdAt: '2026-11-25T10:00:00Z', fromBalance: 150, currency: 'EUR' }),
      orderFragment(3),
    ),
  )
  expect(changes.map(({ kind, orderNumber, amount, currency }) => [kind, orderNumber, amount, currency])).toEqual([
    ['used', '2', -150, 'EUR'],
    ['refunded', '1', 400, 'SEK'],
  ])
})

describe('invoices', () => {
  const invoice = (change: object = {}) => ({
    id: 1,
    name: 'DirectInvoice',
    displayName: 'Faktura 14 dagar',
    isPaid: false,
    paymentDate: null,
    reservationNumber: '1232',
    total: 849,
    ...change,
  })
  const of = (change: object, payment: object = {}, now = '2026-11-10T10:00:00Z') =>
    invoicesOf(orders(orderFragment(1, { paymentDetails: [invoice(payment)], ...change })), new Date(now))[0]

  it('T44 an order paid by invoice is one, an order paid by card is none', () => {
    expect(of({})).toMatchObject({ state: 'open', amount: 849, reference: '1232' })
    expect(of({}, { name: 'Card', displayName: 'Kort' })).toBeUndefined()
  })

  it('T44 it is due so many days after the order as the payment says, and overdue after that day', () => {
    expect(of({})?.due?.toISOString()).toMatch(/^2026-11-16/)
    expect(of({}, {}, '2026-11-16T20:00:00')?.state).toBe('open')
    expect(of({}, {}, '2026-11-17T10:00:00')?.state).toBe('overdue')
  })

  it('T44 a paid one keeps its amount; of a refunded or cancelled order nothing is left to pay', () => {
    expect(of({}, { isPaid: true })).toMatchObject({ state: 'paid', amount: 849 })
    expect(of({ refunds: [refund({ toBalance: false, total: 400 })] })).toMatchObject({ state: 'open', amount: 449 })
    expect(of({ refunds: [refund({ toBalance: false, total: 849 })] })).toMatchObject({ state: 'settled', amount: 0 })
    expect(of({ status: 'cancelled' })?.state).toBe('settled')
  })
})

describe('bar code', () => {
  const bill = { iban: 'FI21 1234 5600 0007 85', amount: 149.9, reference: '1232', due: new Date(2026, 11, 5) }

  it('T44 holds account, amount, reference and due date in 54 digits', () => {
    expect(barCode(bill)).toBe('4' + '2112345600000785' + '00014990' + '000' + '00000000000000001232' + '261205')
    expect(barCode({ ...bill, due: null })).toMatch(/000000$/)
  })

  it.each([
    { reference: '1233' },
    { reference: 'ABC' },
    { reference: '' },
    { iban: '' },
    { iban: 'SE4550000000058398257466' },
    { amount: 0 },
    { amount: 1_000_000 },
  ])('T44 there is none with %j', (change) => {
    expect(barCode({ ...bill, ...change })).toBeNull()
  })
})
