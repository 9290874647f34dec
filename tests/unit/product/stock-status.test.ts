import { expect, it } from 'vitest'
import { canAdd } from '@/lib/product/can-add'
import { deliveryText, stockStatus } from '@/lib/product/stock-status'
import { stock } from './fixtures'

it.each([
  ['OUT_OF_STOCK', stock({ inStock: 0 }), 1],
  ['OVERSELLABLE', stock({ inStock: 0, oversellable: 3 }), 1],
  ['OVERSELLABLE', stock({ inStock: 2, oversellable: 3, static: 9 }), 3],
  ['STATIC', stock({ inStock: 0, static: 4 }), 1],
  ['STATIC', stock({ inStock: 2, static: 4 }), 3],
  ['FEW_LEFT', stock({ inStock: 1 }), 1],
  ['FEW_LEFT', stock({ inStock: 5 }), 1],
  ['IN_STOCK', stock({ inStock: 6 }), 1],
  ['IN_STOCK', stock({ inStock: 9, oversellable: 4, static: 4 }), 9],
] as const)('R-PDP-04 the status is %s for %o and quantity %i', (status, given, quantity) => {
  expect(stockStatus(given, quantity)).toBe(status)
})

it('R-PDP-05 the status determines the delivery text: normal, slightly longer, or none', () => {
  expect(deliveryText('IN_STOCK')).toBe('normal')
  expect(deliveryText('FEW_LEFT')).toBe('normal')
  expect(deliveryText('OVERSELLABLE')).toBe('longer')
  expect(deliveryText('STATIC')).toBe('longer')
  expect(deliveryText('OUT_OF_STOCK')).toBeNull()
})

it('R-PDP-09 adding more than the stock is refused, and the refusal states the stock', () => {
  expect(canAdd({ stock: 3, inCart: 1, quantity: 2 })).toEqual({ ok: true })
  expect(canAdd({ stock: 3, inCart: 1, quantity: 3 })).toEqual({ ok: false, reason: 'stock', stock: 3 })
  expect(canAdd({ stock: 0, inCart: 0, quantity: 1 })).toEqual({ ok: false, reason: 'sold-out', stock: 0 })
  expect(canAdd({ stock: 30, inCart: 4, quantity: 2, threshold: 5 })).toEqual({ ok: false, reason: 'stock', stock: 5 })
})

it('R-PDP-09 nothing is added when the cart is at the threshold already', () => {
  expect(canAdd({ stock: 3, inCart: 3, quantity: 1 })).toEqual({ ok: false, reason: 'threshold', stock: 3 })
  expect(canAdd({ stock: 30, inCart: 5, quantity: 1, threshold: 5 })).toEqual({
    ok: false,
    reason: 'threshold',
    stock: 5,
  })
})
