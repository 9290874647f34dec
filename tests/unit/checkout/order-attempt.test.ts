// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type CheckoutForm, EMPTY_FORM } from '@/lib/checkout/form/checkout-form'
import { foundElsewhere } from '@/lib/checkout/order/check-earlier-order'
import { placeOrder } from '@/lib/checkout/order/place-order'
import type { OrderRequest } from '@/lib/checkout/order/prepare-order'
import { readOrder } from '@/lib/checkout/order/with-order'
import { AppError } from '@/lib/errors/app-error'
import { serviceRefusal } from '@/tests/support/service-refusal'
import { type Answers, cartFragment, makeCart, makeShop } from '@/tests/support/shop-fixtures'

const FORM: CheckoutForm = { ...EMPTY_FORM, email: 'saga@mejl.se', firstName: 'Saga', terms: true }
const DELIVERY = { first: Date.UTC(2026, 10, 26), last: Date.UTC(2026, 10, 30) }
const DOWN = new AppError('BACKEND_DOWN', 'Network request failed', 503)
const DONE = { orderId: '1001', publicId: 'public-1', status: 'completed', redirectUrl: null }
const LINES = [
  { skuId: 1, quantity: 1 },
  { skuId: 2, quantity: 2 },
]
const REQUEST: OrderRequest = { form: FORM, delivery: DELIVERY, agreed: makeCart('c', LINES), isWarned: false }
const AGAIN: OrderRequest = { ...REQUEST, isWarned: true }
const OPEN = cartFragment('c', LINES)
const COMPLETED = { ...OPEN, isCompleted: true }

/** A tab whose service has not answered an order, and has not made one, unless told otherwise. */
function openTab(answers: Answers = {}, cart = makeCart('c', LINES)) {
  const made = makeShop({
    validateOrderCreation: { isValid: true, message: null, memberType: null },
    placeOrder: DOWN,
    orderedCart: OPEN,
    ...answers,
  })
  made.state().setCart(cart)
  const keys = () =>
    made.asked.filter(({ name }) => name === 'placeOrder').map(({ options }) => (options as Options).idempotencyKey)
  return { ...made, keys, names: () => made.asked.map(({ name }) => name) }
}
type Options = { idempotencyKey: string }

const keyOf = async (...cart: Parameters<typeof makeCart>) => {
  const made = makeCart(...cart)
  const tab = openTab({}, made)
  await placeOrder(tab.shop, { ...AGAIN, agreed: made })
  return tab.keys()[0]
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
})

describe('T23 T27 the key of an attempt', () => {
  it('holds 128 random bits: the same cart on two devices has two keys', async () => {
    const first = await keyOf('c', LINES)
    localStorage.clear()
    const second = await keyOf('c', LINES)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toMatch(/^[0-9a-f]{32}$/)
    expect(second).not.toBe(first)
  })

  it('is the same in a retry, after a reload and in another tab, whatever the order of the lines', async () => {
    const first = await keyOf('c', LINES)
    expect(await keyOf('c', LINES.toReversed())).toBe(first)
    const tab = openTab()
    await placeOrder(tab.shop, { ...AGAIN, form: { ...FORM, city: 'Solna' } })
    await placeOrder(tab.shop, AGAIN)
    expect(tab.keys()).toEqual([first, first])
  })

  it('changes with other items, another code and another cart', async () => {
    const keys = [
      await keyOf('c', LINES),
      await keyOf('c', [{ skuId: 1, quantity: 2 }]),
      await keyOf('c', [{ skuId: 1, quantity: 3 }]),
      await keyOf('d', [{ skuId: 1, quantity: 3 }]),
    ]
    const withCode = openTab({}, { ...makeCart('d', [{ skuId: 1, quantity: 3 }]), promoCode: 'AUTUMN' })
    await placeOrder(withCode.shop, AGAIN)
    expect(new Set([...keys, ...withCode.keys()]).size).toBe(5)
  })

  it('stays in memory where storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const tab = openTab()
    expect(await placeOrder(tab.shop, REQUEST)).toMatchObject({ failure: 'unanswered' })
    await placeOrder(tab.shop, AGAIN)
    expect(tab.keys()).toHaveLength(2)
    expect(new Set(tab.keys()).size).toBe(1)
    vi.restoreAllMocks()
    await placeOrder(openTab({ placeOrder: DONE }).shop, AGAIN)
  })

  it('is made and sent under one Web Lock', async () => {
    let isHeld = false
    const request = vi.fn(async (_name: string, task: () => Promise<unknown>) => {
      isHeld = true
      const result = await task()
      isHeld = false
      return result
    })
    vi.stubGlobal('navigator', { locks: { request } })
    const heldWhile: boolean[] = []
    const tab = openTab({
      placeOrder: () => {
        heldWhile.push(isHeld, localStorage.getItem('kajo-order') !== null)
        return DONE
      },
    })
    await placeOrder(tab.shop, REQUEST)
    expect(heldWhile).toEqual([true, true])
    expect(request.mock.calls[0]?.[0]).toBe('kajo-order')
  })
})

describe('T27 a lost answer', () => {
  it('a placed order is found by its completed cart and is not sent again', async () => {
    const tab = openTab({ orderedCart: COMPLETED })
    expect(await placeOrder(tab.shop, REQUEST)).toEqual({ ok: true, cartId: 'c', publicId: '' })
    expect(tab.names()).toEqual(['validateOrderCreation', 'getCart', 'placeOrder', 'orderedCart'])
    expect(await placeOrder(tab.shop, REQUEST)).toMatchObject({ ok: true })
    expect(tab.keys()).toHaveLength(1)
  })

  it('without an order a notice is shown, and the next press sends the same key', async () => {
    const tab = openTab()
    expect(await placeOrder(tab.shop, REQUEST)).toEqual({ ok: false, failure: 'unanswered', code: 'BACKEND_DOWN' })
    const again = openTab({ placeOrder: DONE })
    expect(await placeOrder(again.shop, AGAIN)).toEqual({ ok: true, cartId: 'c', publicId: 'public-1' })
    expect(again.names()).toEqual(['orderedCart', 'validateOrderCreation', 'getCart', 'placeOrder'])
    expect(again.keys()).toEqual(tab.keys())
  })

  it.each([
    ['the total is another one', makeCart('c', [{ skuId: 1, quantity: 1 }])],
    ['the last choice has no price', null],
  ])('is looked up first and reported as unanswered when %s', async (_, agreed) => {
    await placeOrder(openTab().shop, REQUEST)
    const open = openTab({ placeOrder: DONE })
    expect(await placeOrder(open.shop, { ...AGAIN, agreed })).toMatchObject({ failure: 'unanswered' })
    expect(open.keys()).toEqual([])
    const found = openTab({ orderedCart: COMPLETED })
    expect(await placeOrder(found.shop, { ...AGAIN, agreed })).toEqual({ ok: true, cartId: 'c', publicId: '' })
  })

  it('a press in a tab without the notice sends nothing and shows the notice first', async () => {
    await placeOrder(openTab().shop, REQUEST)
    const other = openTab({ placeOrder: DONE })
    expect(await placeOrder(other.shop, REQUEST)).toEqual({ ok: false, failure: 'unanswered', code: 'NO_ANSWER' })
    expect(other.keys()).toEqual([])
    expect(await placeOrder(other.shop, AGAIN)).toMatchObject({ ok: true })
  })

  it('an order that arrived late is found before the second press sends anything', async () => {
    await placeOrder(openTab().shop, REQUEST)
    const later = openTab({ placeOrder: DONE, orderedCart: COMPLETED })
    expect(await placeOrder(later.shop, AGAIN)).toEqual({ ok: true, cartId: 'c', publicId: '' })
    expect(later.names()).toEqual(['orderedCart'])
  })

  it('an error is ignored when the service has ordered the cart already', async () => {
    const gone = serviceRefusal('CART_NOT_FOUND')
    expect(await placeOrder(openTab({ placeOrder: gone, orderedCart: COMPLETED }).shop, REQUEST)).toMatchObject({
      ok: true,
    })
  })

  it.each([
    ['RATE_LIMITED', 429, 'down'],
    ['BACKEND_STATUS', 429, 'down'],
    ['INVALID_URL', 400, 'returnAddress'],
  ] as const)(
    'a request refused before processing (%s) can be repeated without a notice',
    async (code, status, failure) => {
      const tab = openTab({ placeOrder: new AppError(code, 'Refused', status) })
      expect(await placeOrder(tab.shop, REQUEST)).toMatchObject({ failure, code })
      const again = openTab({ placeOrder: DONE })
      expect(await placeOrder(again.shop, REQUEST)).toMatchObject({ ok: true })
      expect(again.keys()).toEqual(tab.keys())
    },
  )

  it('a response without an order counts as a lost one', async () => {
    expect(await placeOrder(openTab({ placeOrder: null }).shop, REQUEST)).toMatchObject({ failure: 'unanswered' })
  })

  it('when the cart cannot be fetched either, the shopper decides, and no message says that nothing was sent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const tab = openTab({ orderedCart: DOWN })
    expect(await placeOrder(tab.shop, REQUEST)).toMatchObject({ failure: 'unanswered' })
    const down = openTab({ orderedCart: DOWN, validateOrderCreation: DOWN })
    expect(await placeOrder(down.shop, AGAIN)).toMatchObject({ failure: 'unanswered' })
  })
})

describe('T27 the stored attempt', () => {
  it('input and delivery without personal ids, for 24 hours', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const form = { ...FORM, personalId: '131052-308T' }
    await placeOrder(openTab().shop, { ...REQUEST, form })
    expect(readOrder().attempt).toMatchObject({ state: 'sent', delivery: DELIVERY, typed: { email: 'saga@mejl.se' } })
    expect(localStorage.getItem('kajo-order')).not.toMatch(/131052|personalId/)
    vi.setSystemTime(Date.now() + 24 * 3_600_000 + 1000)
    expect(readOrder().attempt).toBeNull()
  })

  it.each(['{', '7', '{"at":1}', JSON.stringify({ at: 4e15, data: { cartId: 'c' } })])(
    'an unreadable attempt is no attempt: %s',
    (text) => {
      localStorage.setItem('kajo-order', text)
      expect(readOrder().attempt).toBeNull()
    },
  )

  it('informs another tab that the cart was ordered', () => {
    const told = (state: string, cartId = 'c') =>
      new StorageEvent('storage', {
        key: 'kajo-order',
        newValue: JSON.stringify({
          at: Date.now(),
          data: {
            cartId,
            state,
            content: '',
            key: 'a'.repeat(32),
            publicId: '',
            typed: {},
            delivery: null,
          },
        }),
      })
    const ordered = { kind: 'ordered', cartId: 'c', publicId: '', paymentType: undefined }
    expect(foundElsewhere(told('ordered'), 'c'), 'only ids').toEqual(ordered)
    expect(foundElsewhere(told('sent'), 'c')).toBeNull()
    expect(foundElsewhere(told('ordered', 'd'), 'c')).toBeNull()
    const removed = { key: 'kajo-order', newValue: null }
    expect(foundElsewhere(new StorageEvent('storage', removed), 'c')).toEqual({ kind: 'none' })
    expect(foundElsewhere(new StorageEvent('storage', { ...removed, key: 'another' }), 'c')).toBeNull()
  })
})
