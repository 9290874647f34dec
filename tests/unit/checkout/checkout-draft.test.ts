// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { removeExpired } from '@/lib/browser/expiring-storage'
import { keepDraft, readDraft, removeDraft } from '@/lib/checkout/form/checkout-draft'
import { type CheckoutForm, EMPTY_FORM } from '@/lib/checkout/form/checkout-form'

const FULL: CheckoutForm = { ...EMPTY_FORM, email: 'freja@mail.dk', zip: '1650', country: 'DK' }

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
})

it('R-CHECKOUT-01 T27 input is stored on the device, the accepted terms are not', () => {
  keepDraft({ ...FULL, terms: true })
  // a closed tab takes its session storage with it
  sessionStorage.clear()
  const draft = readDraft('DK')
  expect(draft).toMatchObject({ email: 'freja@mail.dk', zip: '1650' })
  expect(draft).not.toHaveProperty('terms')
  removeDraft()
  expect(readDraft('DK')).toEqual({})
})

it('T27 a draft holds no personal or organisation number, and one in storage is ignored', () => {
  const ids = { identityNumber: '131052-308T', organisationId: '1234567-1' }
  keepDraft({ ...FULL, ...ids })
  expect(JSON.stringify(localStorage)).toContain('freja@mail.dk')
  expect(JSON.stringify(localStorage)).not.toMatch(/131052|1234567-1/)
  localStorage.setItem('kajo-checkout', JSON.stringify({ at: Date.now(), data: { ...FULL, terms: 'x', ...ids } }))
  expect(JSON.stringify(readDraft('DK'))).not.toMatch(/131052|1234567-1/)
})

it('T27 a draft older than 24 hours is deleted from local storage on any page', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  keepDraft(FULL)
  vi.setSystemTime(Date.now() + 24 * 3_600_000 - 1000)
  removeExpired()
  expect(readDraft('DK')).toMatchObject({ zip: '1650' })
  vi.setSystemTime(Date.now() + 2000)
  expect(readDraft('DK')).toEqual({})
  keepDraft(FULL)
  vi.setSystemTime(Date.now() + 25 * 3_600_000)
  removeExpired()
  expect(localStorage.length).toBe(0)
})

it('T24 methods chosen for another country are not restored, because their ids may mean others there', () => {
  keepDraft({ ...FULL, shippingId: '21', pickupPoint: 'p', paymentId: '20' })
  expect(readDraft('DK')).toMatchObject({ shippingId: '21', pickupPoint: 'p', paymentId: '20' })
  const typed = { email: FULL.email, country: 'SE' }
  expect(readDraft('SE')).toMatchObject({ ...typed, shippingId: '', pickupPoint: '', paymentId: '' })
})

it.each(['{', '[1]', '{"email":5}', '{"at":null,"data":{"zip":"1650"}}'])(
  'R-CHECKOUT-01 a broken draft is dropped: %s',
  (text) => {
    localStorage.setItem('kajo-checkout', text)
    expect(readDraft('DK')).toEqual({})
    removeExpired()
    expect(localStorage.length).toBe(0)
  },
)
