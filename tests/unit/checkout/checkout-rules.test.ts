// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { type CheckoutForm, EMPTY_FORM } from '@/lib/checkout/form/checkout-form'
import { type CheckoutRules, createCheckoutSchema } from '@/lib/checkout/form/checkout-schema'
import { mapCheckoutOptions } from '@/lib/checkout/form/map-checkout-options'
import { visibleProblems } from '@/lib/checkout/form/visible-problems'
import { missingToMinimum } from '@/lib/checkout/order/order-amounts'
import { orderStatus } from '@/lib/checkout/order/order-status'
import { failReason } from '@/lib/checkout/payment/fail-reason'
import { orderPayments } from '@/lib/checkout/payment/payment-order'
import type { MarketAlias } from '@/lib/market/market-table'
import { makeCart } from '@/tests/support/shop-fixtures'

const FULL: CheckoutForm = {
  ...EMPTY_FORM,
  email: 'freja@mail.dk',
  mobile: '+45 20 45 18 76',
  firstName: 'Freja',
  lastName: 'Holm',
  addressLine1: 'Istedgade 42',
  zip: '1650',
  city: 'København',
  country: 'DK',
  shippingId: '41',
  paymentId: '40',
  terms: true,
}

const RULES: CheckoutRules = { market: 'dk', country: 'DK', isOrganisation: false, needsPersonalId: false }

const problems = (form: Partial<CheckoutForm>, rules: Partial<CheckoutRules> = {}): Record<string, string> => {
  const parsed = createCheckoutSchema({ ...RULES, ...rules }).safeParse({ ...FULL, ...form })
  const found = parsed.success ? [] : parsed.error.issues
  return Object.fromEntries(found.map(({ path, message }) => [String(path[0]), message]).reverse())
}

describe('form', () => {
  it('R-CHECKOUT-01 a complete form is valid', () => {
    expect(problems({})).toEqual({})
  })

  it('R-CHECKOUT-01 R-CHECKOUT-02 R-VALID-02 an empty form has an error for every required field', () => {
    expect(problems(EMPTY_FORM)).toEqual({
      email: 'required',
      mobile: 'required',
      firstName: 'required',
      lastName: 'required',
      addressLine1: 'required',
      zip: 'required',
      city: 'required',
      country: 'country',
      shippingId: 'shipping',
      paymentId: 'payment',
      terms: 'terms',
    })
  })

  it('R-VALID-02 whitespace is not a name', () => {
    expect(problems({ firstName: '   ' })).toEqual({ firstName: 'mustFill' })
  })

  it.each([
    'freja',
    'freja@',
    'freja@mail',
    '@mail.dk',
    'a b@mail.dk',
    'a@mail..dk',
    'freja@mail.dk,',
    '<freja@mail.dk>',
    'freja@ma!l.dk',
  ])('R-VALID-01 %s is no e-mail', (email) => {
    expect(problems({ email })).toEqual({ email: 'email' })
  })

  it.each(['freja.holm+shop@mail.co.uk', ' freja@mail.dk ', 'freja@mail.dk\u200b', 'freja@smørrebrød.dk'])(
    'R-VALID-01 %s is an e-mail',
    (email) => {
      expect(problems({ email })).toEqual({})
    },
  )

  it('R-CHECKOUT-02 a postcode of another country is refused', () => {
    expect(problems({ zip: '00100' })).toEqual({ zip: 'zip' })
    expect(problems({ zip: 'N-0150' })).toEqual({ zip: 'zipElsewhere' })
  })

  it('R-CHECKOUT-02 delivery has no error before the postcode is valid, payment none before delivery is chosen', () => {
    const fields = (form: Parameters<typeof visibleProblems>[0]) => visibleProblems(form).map(({ field }) => field)
    expect(fields({ zip: 'zip', shippingId: 'shipping', paymentId: 'payment', email: 'email' })).toEqual([
      'email',
      'zip',
    ])
    expect(fields({ shippingId: 'shipping', paymentId: 'payment' })).toEqual(['shippingId'])
    expect(fields({ terms: 'terms', paymentId: 'payment' })).toEqual(['paymentId', 'terms'])
  })

  it('R-CHECKOUT-03 items below the minimum order cannot be ordered; the delivery fee does not count', () => {
    const cart = makeCart('c', [{ skuId: 1, quantity: 1, unit: 90 }], { fee: 49 })
    expect(missingToMinimum(cart, 100)).toBe(10)
    expect(missingToMinimum(cart, 90.3)).toBe(0.3)
    expect(missingToMinimum(cart, 90)).toBe(0)
    const withFee = { summary: { ...cart.summary, paymentFeeIncVat: 10, totalIncVat: cart.summary.totalIncVat + 10 } }
    expect(missingToMinimum(withFee, 100), 'a fee is no product').toBe(10)
  })
})

describe('customer status', () => {
  it.each<[Parameters<typeof orderStatus>[0], string, string]>([
    [{ isValid: false, message: 'Customer is blacklisted' }, 'blacklisted', 'R-CHECKOUT-05'],
    [{ isValid: false, message: 'Email seems to be invalid' }, 'invalidemail', 'R-CHECKOUT-06'],
    [{ isValid: false, message: 'Something else' }, 'ok', 'R-CHECKOUT-08'],
    [{ isValid: true, message: null }, 'ok', 'R-CHECKOUT-08'],
    [null, 'ok', 'R-CHECKOUT-08'],
  ])('$2 %o is %s', (verdict, status) => {
    expect(orderStatus(verdict)).toBe(status)
  })
})

describe('payments', () => {
  const names = (market: MarketAlias, given: string[]) =>
    orderPayments(
      market,
      given.map((name) => ({ name })),
    ).map(({ name }) => name)

  it('T24 Sweden: methods without credit come first', () => {
    expect(names('se', ['DirectInvoice', 'Card', 'Loan', 'Swish'])).toEqual(['Card', 'Swish', 'DirectInvoice', 'Loan'])
  })

  it('T24 Finland: no credit, then cards that may be credit, then invoice and instalments', () => {
    expect(names('fi', ['Loan', 'Card', 'DirectInvoice', 'BankTransfer'])).toEqual([
      'BankTransfer',
      'Card',
      'Loan',
      'DirectInvoice',
    ])
  })

  it('T24 a method of an unknown name may lend, so it stands behind those that do not', () => {
    expect(names('se', ['Barter', 'AfterPay', 'Swish'])).toEqual(['Swish', 'Barter', 'AfterPay'])
    expect(names('fi', ['Barter', 'Card', 'BankTransfer'])).toEqual(['BankTransfer', 'Card', 'Barter'])
  })

  it('T24 other markets: in the order of the service', () => {
    expect(names('dk', ['DirectInvoice', 'MobilePay'])).toEqual(['DirectInvoice', 'MobilePay'])
  })

  it('T24 nothing is preselected, even if the service preselects', () => {
    const option = {
      name: 'Card',
      displayName: 'Kort',
      logo: null,
      feeIncVat: 0,
      feeExVat: 0,
      feeExVatFormatted: '0 kr',
      feeIncVatFormatted: '0 kr',
    }
    const options = mapCheckoutOptions(
      {
        shippingData: null,
        shippingOptions: [],
        paymentOptions: [
          {
            ...option,
            id: 21,
            isDefault: true,
            isSelected: true,
            paymentType: 'STANDARD',
            checkoutType: 'STANDARD',
            paymentData: null,
            newCheckoutSession: false,
          },
        ],
      },
      'se',
    )
    const plain = { fee: { incVat: '0 kr', exVat: '0 kr' }, isFree: true, logo: '', snippet: null }
    expect(options.payments).toEqual([{ ...plain, id: 21, name: 'Kort', kind: 'Card', type: 'STANDARD' }])
  })
})

describe('failed payment', () => {
  it.each([
    ['?reason=blocked', 'blocked'],
    ['?reason=out-of-stock', 'outofstock'],
    ['?reason=error', 'error'],
    ['?reason=<script>', 'generic'],
    ['', 'generic'],
  ])('R-ROUTE-08 %s → %s', (search, reason) => {
    expect(failReason(search)).toBe(reason)
  })
})
