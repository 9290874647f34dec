// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { startShop } from '@/lib/flows/start-shop'
import type { ReturnOrder } from '@/lib/returns/return-calls'
import { keepReturnDraft, readReturnDraft } from '@/lib/returns/return-draft'
import { line, order as orderWith, SKIRT } from '@/tests/support/returns-page'
import { makeShop } from '@/tests/support/shop-fixtures'

const DAY = 24 * 60 * 60 * 1000
const order = { orderNumber: '10001', lines: [], mayRefundToBalance: true } as unknown as ReturnOrder

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

it('T11 what was chosen for a return stays on the device for a day, and the next start removes it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  keepReturnDraft({ ...readReturnDraft(order), refundTo: 'balance' })
  vi.setSystemTime(Date.now() + DAY)
  expect(readReturnDraft(order).refundTo).toBe('balance')
  vi.setSystemTime(Date.now() + 1)
  const stop = startShop(makeShop().shop)
  await vi.waitFor(() => expect(localStorage.getItem('kajo-return')).toBeNull())
  stop()
  expect(readReturnDraft(order).refundTo).toBe('payment')
})

const chosen = (quantity: number, exchangeSkuId: number | null = null) => ({
  ...{ quantity, exchangeSkuId, reason: null, comment: '' },
})

it.each([
  ['a line has been returned', orderWith({ lines: [line(), { ...SKIRT, returnable: 0 }], mayRefundToBalance: true })],
  ['fewer pieces are left', orderWith({ lines: [line({ returnable: 1 }), SKIRT], mayRefundToBalance: true })],
  ['the size is gone', orderWith({ lines: [line({ exchanges: [] }), SKIRT], mayRefundToBalance: true })],
  ['the balance is no longer offered', orderWith()],
])('T36 a draft gets a new idempotency key when %s, and keeps that', (_, changed) => {
  const before = readReturnDraft(orderWith())
  keepReturnDraft({ ...before, refundTo: 'balance', lines: { 8: chosen(1), 7: chosen(2, 40) } })
  const same = readReturnDraft(orderWith({ lines: [SKIRT, line()], mayRefundToBalance: true }))
  expect([same.key, same.lines]).toEqual([before.key, { 8: chosen(1), 7: chosen(2, 40) }])
  const after = readReturnDraft(changed)
  expect(after.key).not.toBe(before.key)
  expect(readReturnDraft(changed)).toEqual(after)
})
