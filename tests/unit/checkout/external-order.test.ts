// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { beforeExternalSubmit } from '@/lib/checkout/before-external-submit'
import { EMPTY_FORM } from '@/lib/checkout/checkout-form'
import { makeCart, makeShop } from '@/tests/support/shop-fixtures'

afterEach(() => localStorage.clear())

it('R-CHECKOUT-03 below the minimum order the payment in a provider’s form is stopped before any request', async () => {
  const { shop, asked, state } = makeShop()
  state().setCart(makeCart('c', [{ skuId: 1, quantity: 1, unit: 60 }]))
  const payer = { email: 'saga@mejl.se', method: 'DirectInvoice', paymentId: 'p' }
  const order = { form: EMPTY_FORM, delivery: null, payer, paymentType: 'AVARDA', isWarned: false } as const
  const verdict = await beforeExternalSubmit(shop, order)
  expect(verdict).toMatchObject({ kind: 'stop', failure: { failure: 'belowMinimum' } })
  expect(asked).toEqual([])
})
