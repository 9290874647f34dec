import { expect, it } from 'vitest'
import { formatMobile } from '@/lib/person/phone'

it.each([
  ['+358401234567', '+358 40 123 4567'],
  ['+35850123456', '+358 50 123 456'],
  ['+46701234567', '+46 70 123 45 67'],
  ['+4740612345', '+47 406 12 345'],
  ['+4520123456', '+45 20 12 34 56'],
  ['+491701234567', '+491701234567'],
  ['070-123 45 67', '070-123 45 67'],
])('R-CHECKOUT-12 the number %s is written %s on the confirmation', (number, written) => {
  expect(formatMobile(number)).toBe(written)
})
