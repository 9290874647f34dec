import { describe, expect, it } from 'vitest'
import { type OrderAttempt, type OrderEvent, type OrderState, reduceOrder } from '@/lib/checkout/order/order-state'

const [OLD, OWN, NEW] = ['a', 'b', 'c'].map((digit) => digit.repeat(32)) as [string, string, string]

/** An attempt that the service has not answered. */
const SENT: OrderAttempt = {
  cartId: 'c',
  content: '7x1|',
  key: OWN,
  state: 'sent',
  publicId: '',
  unansweredKeys: [],
  typed: { city: 'Solna' },
  agreed: '["PERSON",[],"199 kr"]',
  delivery: { first: 1, last: 2 },
}
const PENDING: OrderAttempt = { ...SENT, state: 'redirected', publicId: 'p-1' }
const IN_FORM: OrderAttempt = { ...PENDING, publicId: '', paymentType: 'KLARNA' }
const waiting = (attempt: OrderAttempt): OrderAttempt => ({ ...attempt, unansweredKeys: [OLD] })

const stateOf = (changes: Partial<OrderState>): OrderState => ({
  attempt: null,
  reported: [],
  opening: null,
  failed: null,
  sent: { cartId: '', key: '', organisationId: '' },
  ...changes,
})

/** The state after an event. Fails if the state before was changed. */
function reduced(before: Partial<OrderState>, event: OrderEvent): OrderState {
  const state = stateOf(before)
  const text = JSON.stringify(state)
  const result = reduceOrder(state, event)
  expect(JSON.stringify(state)).toBe(text)
  return result
}

const { state: _state, publicId: _publicId, unansweredKeys: _keys, ...same } = SENT
/** The same order again, with another random key. */
const sendOf = (changes: Partial<Extract<OrderEvent, { type: 'send' }>> = {}): OrderEvent => ({
  type: 'send',
  ...same,
  key: NEW,
  organisationId: '',
  ...changes,
})

const failed = { kind: 'failed', cartId: 'c', failure: { ok: false, failure: 'refused', code: 'refused' } } as const

describe('T23 the key of an order, and the earlier keys that may still become one', () => {
  const company = { organisationId: '5560360793' }
  it.each<[string, Partial<OrderState>, OrderEvent, string, string[]]>([
    ['the first order', {}, sendOf(), NEW, []],
    ['the same order without an answer', { attempt: SENT }, sendOf(), OWN, [OWN]],
    ['a changed form without an answer', { attempt: SENT }, sendOf({ typed: { city: 'Lund' } }), OWN, [OWN]],
    ['other items without an answer', { attempt: SENT }, sendOf({ content: '7x2|' }), NEW, [OWN]],
    ['other items after two lost answers', { attempt: waiting(SENT) }, sendOf({ content: '7x2|' }), NEW, [OLD, OWN]],
    ['another cart', { attempt: waiting(SENT) }, sendOf({ cartId: 'd' }), NEW, []],
    ['a rejected order', { attempt: { ...SENT, state: 'rejected' } }, sendOf({ typed: {} }), OWN, []],
    ['an unpaid order', { attempt: PENDING }, sendOf(), OWN, []],
    ['an unpaid order with another form', { attempt: PENDING }, sendOf({ typed: { city: 'Lund' } }), NEW, []],
    ['an unpaid order with another amount', { attempt: PENDING }, sendOf({ agreed: '[]' }), NEW, []],
    ['an unpaid order with a lost answer', { attempt: waiting(PENDING) }, sendOf({ typed: {} }), OWN, [OLD]],
    ['an order after a provider’s form', { attempt: IN_FORM }, sendOf({ typed: {} }), OWN, []],
    [
      'an unpaid order of the same company in this tab',
      { attempt: PENDING, sent: { cartId: 'c', key: OWN, ...company } },
      sendOf(company),
      OWN,
      [],
    ],
    ['an unpaid order of a company after a reload', { attempt: PENDING }, sendOf(company), NEW, []],
    [
      'an unpaid order of another company',
      { attempt: PENDING, sent: { cartId: 'c', key: OWN, organisationId: '2021005489' } },
      sendOf(company),
      NEW,
      [],
    ],
  ])('%s', (_title, before, event, key, unansweredKeys) => {
    const { attempt, sent } = reduced(before, event)
    expect(attempt).toMatchObject({ state: 'sent', publicId: '', key, unansweredKeys })
    expect(sent.key).toBe(key)
  })

  it('T27 the organisation number is not in what is stored', () => {
    const { attempt } = reduced({}, sendOf({ organisationId: '5560360793' }))
    expect(JSON.stringify(attempt)).not.toContain('5560360793')
  })
})

describe('T23 T27 what becomes of the attempt', () => {
  const paymentFailed = (publicId: string | null): OrderEvent => ({ type: 'paymentFailed', publicId, failed: null })
  const confirmed: OrderEvent = { type: 'confirmed', cartId: 'c', reportedId: 'c' }
  it.each<[string, OrderAttempt, OrderEvent, object | null]>([
    [
      'the answer is a page of a provider',
      waiting(SENT),
      { type: 'answered', state: 'redirected', publicId: 'p-1' },
      { ...PENDING, unansweredKeys: [] },
    ],
    [
      'the answer is an order',
      SENT,
      { type: 'answered', state: 'ordered', publicId: 'p-1' },
      { ...SENT, state: 'ordered', publicId: 'p-1' },
    ],
    [
      'a provider’s form leaves earlier keys unanswered',
      waiting(SENT),
      { type: 'formSubmitted', publicId: '', paymentType: 'KLARNA' },
      waiting(IN_FORM),
    ],
    ['refused', SENT, { type: 'refused' }, null],
    ['refused, itself repeated', { ...SENT, unansweredKeys: [OWN] }, { type: 'refused' }, null],
    [
      'refused with an earlier lost answer: kept, but its content matches no cart',
      { ...SENT, unansweredKeys: [OLD, OWN] },
      { type: 'refused' },
      { ...waiting(SENT), state: 'rejected', content: '' },
    ],
    [
      'rejected',
      { ...SENT, unansweredKeys: [OLD, OWN] },
      { type: 'rejected', isProcessed: true },
      { ...waiting(SENT), state: 'rejected' },
    ],
    [
      'rejected before it was processed',
      { ...SENT, unansweredKeys: [OWN] },
      { type: 'rejected', isProcessed: false },
      { ...SENT, unansweredKeys: [OWN], state: 'rejected' },
    ],
    ['found by a look-up', SENT, { type: 'found' }, { ...SENT, state: 'ordered' }],
    ['its payment has failed', PENDING, paymentFailed('p-1'), null],
    ['its payment has failed after a lost answer', waiting(PENDING), paymentFailed('p-1'), waiting(SENT)],
    ['the payment of another order has failed', PENDING, paymentFailed('p-2'), PENDING],
    ['a payment in a form has failed', IN_FORM, paymentFailed(null), null],
    ['a payment in a form has failed after a lost answer', waiting(IN_FORM), paymentFailed(null), waiting(SENT)],
    ['a payment in a form has failed, but not this one', PENDING, paymentFailed(null), PENDING],
    ['a payment has failed while an order is on its way', SENT, paymentFailed(''), SENT],
    [
      'R-CHECKOUT-12 confirmed',
      PENDING,
      confirmed,
      { ...PENDING, state: 'confirmed', publicId: '', typed: {}, delivery: null },
    ],
    ['another cart is confirmed', PENDING, { ...confirmed, cartId: 'd' }, PENDING],
  ])('%s', (_title, attempt, event, expected) => {
    expect(reduced({ attempt }, event).attempt).toEqual(expected)
    expect(reduced({ attempt: null }, event).attempt).toBeNull()
  })
})

describe('R-CHECKOUT-12 reported purchases', () => {
  const report = (reported: string[], reportedId: string) =>
    reduced({ reported }, { type: 'confirmed', cartId: 'c', reportedId }).reported

  it('each is stored once, an unknown one is not, and the last 20 are remembered', () => {
    expect(report(['a'], 'b')).toEqual(['a', 'b'])
    expect(report(['a', 'b'], 'a')).toEqual(['a', 'b'])
    expect(report(['a'], '')).toEqual(['a'])
    const many = Array.from({ length: 20 }, (_, index) => `cart-${index}`)
    expect(report(many, 'new')).toEqual([...many.slice(1), 'new'])
  })
})

describe('what only this tab knows', () => {
  it('R-CHECKOUT-10 a failed payment, until the checkout has shown it', () => {
    const state = reduced({ attempt: PENDING }, { type: 'paymentFailed', publicId: 'p-1', failed })
    expect(state.failed).toEqual(failed)
    expect(reduced(state, { type: 'failureShown' }).failed).toBeNull()
  })

  it('R-CHECKOUT-12 the order whose confirmation it opens, as its own', () => {
    const state = reduced({ attempt: SENT }, { type: 'opening', order: { publicId: 'p-1', cartId: 'c' } })
    expect(state).toMatchObject({ attempt: SENT, opening: { publicId: 'p-1', cartId: 'c', isOwn: true } })
    expect(reduced(state, { type: 'opened' }).opening).toBeNull()
  })
})
