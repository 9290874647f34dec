import { describe, expect, it } from 'vitest'
import { creditLimit } from '@/lib/checkout/order/order-status'

describe('limited credit', () => {
  it.each<[string | null, string, string | null]>([
    ['NOCREDIT', 'DirectInvoice', 'limited'],
    ['NOCREDIT-Student', 'Loan', 'student'],
    ['NO CREDIT - Curve', 'DirectInvoice', 'curve'],
    ['NOCREDIT-', 'DirectInvoice', 'limited'],
    ['NOCREDIT-Student', 'Card', null],
    ['NOCREDIT', 'Swish', null],
    ['Member', 'DirectInvoice', null],
    [null, 'Loan', null],
  ])('R-CHECKOUT-07 member type %s paying by %s: %s', (memberType, payment, expected) => {
    expect(creditLimit(memberType, payment)).toBe(expected)
  })
})
