// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliveryDays, deliveryWay, formatDays } from '@/lib/checkout/delivery-days'
import { keepPromise, readPromise } from '@/lib/checkout/delivery-promise'
import { paymentCards, paymentKind, paymentMarks } from '@/lib/checkout/payment-kind'

const at = (text: string) => new Date(text)
const days = (...args: Parameters<typeof deliveryDays>) => deliveryDays(...args).map((day) => day.toDateString())

describe('delivery days', () => {
  it('before the last hour of a working day the parcel leaves the same day', () => {
    expect(days('pickup', at('2026-11-24T10:00:00'))).toEqual(['Thu Nov 26 2026', 'Fri Nov 27 2026'])
  })

  it('later it leaves on the next working day, and no weekend counts', () => {
    expect(days('pickup', at('2026-11-27T16:00:00'))).toEqual(['Wed Dec 02 2026', 'Thu Dec 03 2026'])
    expect(days('box', at('2026-11-28T09:00:00'))).toEqual(['Tue Dec 01 2026', 'Wed Dec 02 2026'])
  })

  it('nobody delivers at Christmas', () => {
    expect(days('box', at('2026-12-23T10:00:00'))).toEqual(['Mon Dec 28 2026', 'Tue Dec 29 2026'])
  })

  it.each([
    ['Posti', 'box'],
    ['PostiHome', 'home'],
    ['Matkahuolto', 'pickup'],
    ['PostNordHome', 'home'],
    ['GLS', 'pickup'],
    ['Bring', 'home'],
    ['', 'pickup'],
  ])('%s comes by %s', (name, way) => {
    expect(deliveryWay(name)).toBe(way)
  })

  it.each([
    ['fi-FI', 'ti 24.11.–to 26.11.'],
    ['sv-SE', 'tis 24–tors 26 nov.'],
    ['nb-NO', 'tir. 24.–tor. 26. nov.'],
    ['da-DK', 'tirs. 24.–tors. 26. nov.'],
  ])('is written as %s does', (iso, text) => {
    expect(formatDays(iso, [at('2026-11-24T12:00:00'), at('2026-11-26T12:00:00')], 'short')).toBe(text)
  })

  it.each([
    ['fi-FI', 'ti 24.11.–to 26.11.'],
    ['sv-SE', 'tisdag 24–torsdag 26 november'],
    ['nb-NO', 'tirsdag 24.–torsdag 26. november'],
    ['da-DK', 'tirsdag 24.–torsdag 26. november'],
  ])('is written out in %s where no case endings are needed', (iso, text) => {
    expect(formatDays(iso, [at('2026-11-24T12:00:00'), at('2026-11-26T12:00:00')], 'long')).toBe(text)
  })
})

describe('the promise of an order', () => {
  beforeEach(() => void vi.useFakeTimers({ now: at('2026-11-24T10:00:00') }))
  afterEach(() => {
    vi.useRealTimers()
    sessionStorage.clear()
  })

  it('is kept for that order, whenever the confirmation is looked at', () => {
    keepPromise('c', 'home', Date.now())
    vi.setSystemTime(at('2026-12-10T10:00:00'))
    expect(readPromise('c')?.days.map((day) => day.toDateString())).toEqual(['Thu Nov 26 2026', 'Mon Nov 30 2026'])
    expect(readPromise('d')).toBeNull()
  })

  it('is dropped when it cannot be read', () => {
    for (const text of ['{', '{"cartId":"c","way":"boat","days":[1,2]}', '{"cartId":"c","way":"box"}']) {
      sessionStorage.setItem('kajo-delivery', text)
      expect(readPromise('c')).toBeNull()
    }
  })
})

describe('ways of paying', () => {
  it.each([
    ['Swish', 'wallet'],
    ['MobilePay', 'wallet'],
    ['BankTransfer', 'bank'],
    ['Card', 'card'],
    ['DirectInvoice', 'invoice'],
    ['Loan', 'loan'],
    ['Barter', null],
  ])('%s is %s', (name, kind) => {
    expect(paymentKind(name)).toBe(kind)
  })

  it('cards show their marks, Denmark its own first', () => {
    expect(paymentCards('dk', 'Card')).toEqual(['Dankort', 'Visa', 'Mastercard'])
    expect(paymentCards('fi', 'Card')).toEqual(['Visa', 'Mastercard'])
    expect(paymentCards('se', 'Swish')).toEqual([])
    expect(paymentMarks('dk', 'Card')).toEqual(['dankort', 'visa', 'mastercard'])
    expect(paymentMarks('se', 'Swish')).toEqual(['wallet'])
    expect(paymentMarks('se', 'Voucher')).toEqual([])
  })
})
