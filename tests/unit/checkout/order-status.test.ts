import { describe, expect, it } from 'vitest'
import { refuseCustomer } from '@/lib/checkout/order-result'
import { orderStatus } from '@/lib/checkout/order-status'

describe('customer status', () => {
  const member = (memberType: string) => ({ isValid: true, message: null, memberType })
  it.each([
    ['NOCREDIT', 'DirectInvoice', 'limited'],
    ['NOCREDIT-Student', 'Loan', 'student'],
    ['NO CREDIT - Curve', 'DirectInvoice', 'curve'],
    ['nocredit-', 'Loan', 'limited'],
    ['NOCREDIT-Student', 'Card', 'ok'],
    ['Member', 'DirectInvoice', 'ok'],
  ])('R-CHECKOUT-07 %s with %s is %s', (memberType, method, status) => {
    expect(orderStatus(member(memberType), method)).toBe(status)
  })

  it('R-CHECKOUT-10 every limit has the text of limited payment, with the status as its code', () => {
    expect(refuseCustomer('student')).toEqual({ ok: false, failure: 'creditLimited', code: 'student' })
    expect(refuseCustomer('blacklisted')).toEqual({ ok: false, failure: 'blacklisted', code: 'blacklisted' })
  })

  it.each<[Parameters<typeof orderStatus>[0], string, string]>([
    [{ isValid: false, message: 'Customer is blacklisted' }, 'blacklisted', 'R-CHECKOUT-05'],
    [{ isValid: false, message: 'Email seems to be invalid' }, 'invalidemail', 'R-CHECKOUT-06'],
    [{ isValid: false, message: 'Something else' }, 'ok', 'R-CHECKOUT-08'],
    [{ isValid: true, message: null }, 'ok', 'R-CHECKOUT-08'],
    [null, 'ok', 'R-CHECKOUT-08'],
  ])('$2 %o is %s', (verdict, status) => {
    expect(orderStatus(verdict, 'DirectInvoice')).toBe(status)
  })
})
