// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { type CheckoutForm, EMPTY_FORM } from '@/lib/checkout/form/checkout-form'
import { placeOrder } from '@/lib/checkout/order/place-order'
import type { CustomerType } from '@/lib/store/customer-types'
import { cartFragment, cartOf, makeShop } from '@/tests/support/shop-fixtures'
import { withBalance } from '@/tests/support/with-balance'

const LINES = [{ skuId: 1, quantity: 1 }]
const FORM: CheckoutForm = { ...EMPTY_FORM, email: 'saga@mejl.se', firstName: 'Saga', terms: true }
const PENDING = { orderId: '1001', publicId: 'p', status: 'pending', redirectUrl: 'https://pay.test/p' }

type Order = { form?: Partial<CheckoutForm>; customerType?: CustomerType; toPay?: number }

/** Sends an order from a new tab; returns its key. The service answers with the page of a payment provider. */
async function keyOf({ form, customerType = 'PERSON', toPay = 199 }: Order): Promise<string | undefined> {
  const made = makeShop({
    validateOrderCreation: { isValid: true, message: null, memberType: null },
    placeOrder: PENDING,
    orderedCart: cartFragment('c', LINES),
    checkout: { completed: null, order: null },
  })
  const agreed = cartOf(withBalance(cartFragment('c', LINES), toPay))
  made.state().setCart(agreed)
  made.state().setRoot({ customerType })
  await placeOrder(made.shop, { form: { ...FORM, ...form }, delivery: null, agreed, isWarned: true })
  const sent = made.asked.find(({ name }) => name === 'placeOrder')
  return (sent?.options as { idempotencyKey: string } | undefined)?.idempotencyKey
}

afterEach(() => localStorage.clear())

it('T23 an unpaid order that is sent again without a change has the same key', async () => {
  const first = await keyOf({})
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(await keyOf({})).toBe(first)
})

it.each<[string, Order]>([
  ['a company instead of a person', { customerType: 'ORGANIZATION', form: { organisationId: '5560360793' } }],
  ['other consents', { form: { consents: ['newsletter'] } }],
  ['another amount', { toPay: 249 }],
  ['another address', { form: { city: 'Solna' } }],
])('T23 an unpaid order that is sent again with %s has a new key', async (_, changed) => {
  const first = await keyOf({})
  const second = await keyOf(changed)
  expect(second).toMatch(/^[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
})

it('T23 the unpaid order of a company has the same key only when the organisation number is the same', async () => {
  const company = (organisationId: string) => keyOf({ customerType: 'ORGANIZATION', form: { organisationId } })
  const first = await company('5560360793')
  expect(await company('5560360793')).toBe(first)
  expect(await company('2021005489')).not.toBe(first)
  expect(localStorage.getItem('kajo-order')).not.toMatch(/5560360793|2021005489/)
})
