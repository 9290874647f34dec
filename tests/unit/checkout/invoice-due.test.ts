import { afterEach, expect, it, vi } from 'vitest'
import { invoiceDue } from '@/lib/checkout/payment/invoice-due'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['begins', '2026-03-20T22:30:00Z', '2026-04-03'],
  ['ends', '2026-10-19T22:30:00Z', '2026-11-03'],
])('R-CHECKOUT-12 an order near midnight is due 14 days later when summer time %s meanwhile', (_what, at, day) => {
  vi.stubEnv('TZ', 'Europe/Stockholm')
  const due = invoiceDue(new Date(at), 14)
  expect(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' }).format(due)).toBe(day)
})
