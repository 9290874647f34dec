// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDeliveryWindow, storeDeliveryWindow } from '@/lib/checkout/delivery/stored-delivery-window'
import { paymentCards, paymentKind, paymentMarks } from '@/lib/checkout/payment/payment-kind'

const at = (text: string) => new Date(text)

describe('the promise of an order', () => {
  beforeEach(() => void vi.useFakeTimers({ now: at('2026-11-24T10:00:00') }))
  afterEach(() => {
    vi.useRealTimers()
    sessionStorage.clear()
  })

  it('is stored for that order, also when the confirmation is opened later', () => {
    const arrival = { first: at('2026-11-26'), last: at('2026-11-30') }
    storeDeliveryWindow('c', { first: arrival.first.getTime(), last: arrival.last.getTime() })
    vi.setSystemTime(at('2026-12-10T10:00:00'))
    expect(readDeliveryWindow('c')).toEqual(arrival)
    expect(readDeliveryWindow('d')).toBeNull()
  })

  it('is null when it is invalid', () => {
    for (const text of ['{', '{"cartId":"c","first":"soon","last":2}', '{"cartId":"c","first":1}']) {
      sessionStorage.setItem('kajo-delivery', text)
      expect(readDeliveryWindow('c')).toBeNull()
    }
  })
})

describe('payment methods', () => {
  it.each([
    ['Swish', 'wallet'],
    ['MobilePay', 'wallet'],
    ['BankTransfer', 'bank'],
    ['Card', 'card'],
    ['DirectInvoice', 'invoice'],
    ['Loan', 'loan'],
    ['AfterPay', 'invoice'],
    ['CreditCard', 'card'],
    ['CreditAccount', 'loan'],
    ['Klarna', 'form'],
    ['Barter', null],
  ])('%s is %s', (name, kind) => {
    expect(paymentKind(name)).toBe(kind)
  })

  it('card methods show their cards, in Denmark Dankort first', () => {
    expect(paymentCards('dk', 'Card')).toEqual(['Dankort', 'Visa', 'Mastercard'])
    expect(paymentCards('fi', 'Card')).toEqual(['Visa', 'Mastercard'])
    expect(paymentCards('se', 'Swish')).toEqual([])
    expect(paymentMarks('dk', 'Card')).toEqual(['dankort', 'visa', 'mastercard'])
    expect(paymentMarks('se', 'Swish')).toEqual(['wallet'])
    expect(paymentMarks('se', 'Klarna')).toEqual(['klarna'])
    expect(paymentMarks('no', 'Avarda')).toEqual(['avarda'])
    expect(paymentMarks('se', 'Voucher')).toEqual([])
  })
})
