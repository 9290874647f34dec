// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { startShop } from '@/lib/flows/start-shop'
import type { ReturnOrder } from '@/lib/returns/return-calls'
import { keepReturnDraft, readReturnDraft } from '@/lib/returns/return-draft'
import { makeShop } from '@/tests/support/shop-fixtures'

const DAY = 24 * 60 * 60 * 1000
const order = { orderNumber: '10001', lines: [], mayRefundToBalance: true } as unknown as ReturnOrder

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

it('T11 what was chosen for a return stays on the device for a day, and the next start removes it', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  keepReturnDraft({ ...readReturnDraft(order), refundTo: 'balance' })
  vi.setSystemTime(Date.now() + DAY)
  expect(readReturnDraft(order).refundTo).toBe('balance')
  vi.setSystemTime(Date.now() + 1)
  const stop = startShop(makeShop().shop)
  expect(localStorage.getItem('kajo-return')).toBeNull()
  stop()
  expect(readReturnDraft(order).refundTo).toBe('payment')
})
