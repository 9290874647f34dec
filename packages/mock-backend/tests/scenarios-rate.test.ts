import { expect, it } from 'vitest'
import { obeyControl } from '#scenarios/control'
import { createFaults } from '#scenarios/faults'
import { fixtureCommerce } from './commerce-fixture'

const commerce = fixtureCommerce()
const CALLS = 500

function createControl() {
  const faults = createFaults()
  const order = (body: unknown) => obeyControl(commerce, faults, body).status
  /** Which of the calls are struck; another operation may be called in between. */
  const strikes = (operation: string, between: string | null = null) =>
    Array.from({ length: CALLS }, () => {
      if (between) faults.strike(between, null)
      return faults.strike(operation, null)?.fault ?? null
    })
  return { faults, order, strikes }
}

const countOf = (strikes: unknown[]) => strikes.filter(Boolean).length

it('R-ERROR-03 a rate strikes that share of the calls of each operation named, and counts them', () => {
  const { faults, order, strikes } = createControl()
  expect(order({ fault: 'down', operations: ['addToCart', 'placeOrder'], rate: 0.2, seed: 7 })).toBe(200)
  const struck = countOf(strikes('placeOrder'))
  expect(struck).toBeGreaterThan(CALLS * 0.15)
  expect(struck).toBeLessThan(CALLS * 0.25)
  expect(countOf(strikes('products')), 'not named').toBe(0)
  expect(faults.struck()).toEqual({ placeOrder: struck })
})

it('R-ERROR-03 the same seed fails the same calls, whatever is called in between; another seed or operation fails others', () => {
  const { order, strikes } = createControl()
  const on = (seed: number) => order({ fault: 'down', rate: 0.2, seed })
  on(7)
  const first = strikes('placeOrder')
  on(7)
  expect(strikes('placeOrder', 'addToCart'), 'from the start again').toEqual(first)
  expect(strikes('checkout')).not.toEqual(first)
  on(8)
  expect(strikes('placeOrder')).not.toEqual(first)
  on(7)
  order({ reset: true })
  expect(countOf(strikes('placeOrder'))).toBe(0)
})

it('R-ERROR-03 the ends of the rate: none and all; `times` counts strikes, and a slow call says how long', () => {
  const { faults, order, strikes } = createControl()
  order({ fault: 'down', rate: 0 })
  expect(countOf(strikes('placeOrder'))).toBe(0)
  order({ fault: 'down', rate: 1 })
  expect(countOf(strikes('placeOrder'))).toBe(CALLS)
  order({ fault: 'down', rate: 0.2, times: 3 })
  expect(countOf(strikes('placeOrder'))).toBe(3)
  order({ fault: 'slow', ms: 2000, rate: 0.5, seed: 3 })
  const waits = Array.from({ length: 20 }, () => faults.strike('products', null)?.ms)
  expect(new Set(waits)).toEqual(new Set([undefined, 2000]))
})

it.each([{ rate: 1.1 }, { rate: -0.1 }, { rate: '0.2' }, { seed: 0.5 }])('refuses %j', (body) => {
  expect(createControl().order({ fault: 'down', ...body })).toBe(400)
})
