// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { removeExpired } from '@/lib/browser/expiring-storage'
import { applyToOrder, readOrder, withOrder } from '@/lib/checkout/order/with-order'
import { ATTEMPT, leaveAttempt, leaveReported, stored } from '@/tests/support/order-attempt'

const DAY = 24 * 3_600_000
const leave = (entry: object) => localStorage.setItem('kajo-order', JSON.stringify(entry))

/** Web Locks of a browser in which another tab holds the lock until `before` has run. */
function stubLocks(before: () => void = () => {}) {
  const held: string[] = []
  const request = async (name: string, task: () => Promise<unknown>) => {
    before()
    held.push(name)
    return task().finally(() => held.pop())
  }
  vi.stubGlobal('navigator', { locks: { request } })
  return held
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
})

describe('T23 T27 the lock', () => {
  it('is held while the state changes, and each change is stored at once', async () => {
    const held = stubLocks()
    const write = vi.spyOn(Storage.prototype, 'setItem')
    leaveAttempt()
    write.mockClear()
    await withOrder(async ({ apply }) => {
      apply({ type: 'found' })
      expect(stored().state).toBe('ordered')
      expect(held).toEqual(['kajo-order'])
    })
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('reads the state after it has the lock, so it does not overwrite an attempt stored by another tab', async () => {
    leaveAttempt({ state: 'ordered' })
    stubLocks(() => leaveAttempt({ cartId: 'd', key: 'b'.repeat(32) }))
    await applyToOrder({ type: 'confirmed', cartId: 'c', reportedId: 'c' })
    expect(stored()).toMatchObject({ cartId: 'd', key: 'b'.repeat(32), state: 'sent' })
    expect(readOrder().reported).toEqual(['c'])
  })

  it('what only this tab knows is neither stored nor told to other tabs', async () => {
    leaveAttempt()
    const text = localStorage.getItem('kajo-order')
    await applyToOrder({ type: 'opening', order: { publicId: 'p', cartId: 'c' } })
    expect(readOrder().opening).toMatchObject({ publicId: 'p' })
    expect(localStorage.getItem('kajo-order')).toBe(text)
    await applyToOrder({ type: 'opened' })
  })
})

describe('R-CHECKOUT-12 the stored entry', () => {
  it('T27 after 24 hours what was typed is removed when a page of the shop starts; reported purchases stay', () => {
    leave({ at: Date.now() - DAY - 1000, data: ATTEMPT, lasting: ['c'] })
    removeExpired()
    expect(JSON.parse(localStorage.getItem('kajo-order') ?? '')).toEqual({ lasting: ['c'], since: expect.any(Number) })
    expect(readOrder()).toMatchObject({ attempt: null, reported: ['c'] })
  })

  it('T32 after a year reported purchases are removed too', () => {
    leave({ lasting: ['c'], since: Date.now() - 364 * DAY })
    removeExpired()
    expect(readOrder()).toMatchObject({ reported: ['c'] })
    leave({ lasting: ['c'], since: Date.now() - 366 * DAY })
    removeExpired()
    expect(localStorage.getItem('kajo-order')).toBeNull()
  })

  it('an attempt that cannot be read does not hide reported purchases, nor the other way round', () => {
    leave({ at: Date.now(), data: { ...ATTEMPT, key: '7' }, lasting: ['c'] })
    expect(readOrder()).toMatchObject({ attempt: null, reported: ['c'] })
    leave({ at: Date.now(), data: ATTEMPT, lasting: 7 })
    expect(readOrder()).toMatchObject({ attempt: { cartId: 'c' }, reported: [] })
  })

  it('of an earlier version: its attempt and its purchases are read, and stored together by the next change', async () => {
    leaveAttempt()
    localStorage.setItem('kajo-purchases', 'a,b')
    expect(readOrder()).toMatchObject({ attempt: { key: ATTEMPT.key }, reported: ['a', 'b'] })
    await applyToOrder({ type: 'found' })
    expect(localStorage.getItem('kajo-purchases')).toBeNull()
    expect(readOrder()).toMatchObject({ attempt: { state: 'ordered' }, reported: ['a', 'b'] })
  })

  it('where storage is blocked, the tab remembers its own orders', async () => {
    leaveReported(['a'])
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await applyToOrder({ type: 'confirmed', cartId: 'c', reportedId: 'c' })
    expect(readOrder().reported).toEqual(['a', 'c'])
    vi.restoreAllMocks()
    await applyToOrder({ type: 'confirmed', cartId: 'd', reportedId: 'd' })
    expect(JSON.parse(localStorage.getItem('kajo-order') ?? '{}').lasting).toEqual(['a', 'c', 'd'])
  })
})
