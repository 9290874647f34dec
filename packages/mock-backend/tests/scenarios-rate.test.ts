import { expect, it } from 'vitest'
import { handleControl } from '#scenarios/control'
import { createFaults } from '#scenarios/faults'
import { fixtureCommerce } from './commerce-fixture'

const commerce = fixtureCommerce()
const CALLS = 500

function createControl() {
  const faults = createFaults()
  const control = (body: unknown) => handleControl(commerce, faults, body).status
  /** The fault of each of CALLS calls, or null; `between` is an operation that is called before each of them. */
  const faultsOf = (operation: string, between: string | null = null) =>
    Array.from({ length: CALLS }, () => {
      if (between) faults.inject(between, null)
      return faults.inject(operation, null)?.fault ?? null
    })
  return { faults, control, faultsOf }
}

const countOf = (faultsOf: unknown[]) => faultsOf.filter(Boolean).length

it('a rate injects the fault into that share of the calls of each named operation, and counts them', () => {
  const { faults, control, faultsOf } = createControl()
  expect(control({ fault: 'down', operations: ['addToCart', 'placeOrder'], rate: 0.2, seed: 7 })).toBe(200)
  const count = countOf(faultsOf('placeOrder'))
  expect(count).toBeGreaterThan(CALLS * 0.15)
  expect(count).toBeLessThan(CALLS * 0.25)
  expect(countOf(faultsOf('products')), 'not named').toBe(0)
  expect(faults.injected()).toEqual({ placeOrder: count })
})

it('the same seed fails the same calls, whatever is called in between; another seed or operation fails others', () => {
  const { control, faultsOf } = createControl()
  const on = (seed: number) => control({ fault: 'down', rate: 0.2, seed })
  on(7)
  const first = faultsOf('placeOrder')
  on(7)
  expect(faultsOf('placeOrder', 'addToCart'), 'from the start again').toEqual(first)
  expect(faultsOf('checkout')).not.toEqual(first)
  on(8)
  expect(faultsOf('placeOrder')).not.toEqual(first)
  on(7)
  control({ reset: true })
  expect(countOf(faultsOf('placeOrder'))).toBe(0)
})

it('rates of 0 and 1 choose no call and every call; `times` counts injected faults, and a slow call says how long', () => {
  const { faults, control, faultsOf } = createControl()
  control({ fault: 'down', rate: 0 })
  expect(countOf(faultsOf('placeOrder'))).toBe(0)
  control({ fault: 'down', rate: 1 })
  expect(countOf(faultsOf('placeOrder'))).toBe(CALLS)
  control({ fault: 'down', rate: 0.2, times: 3 })
  expect(countOf(faultsOf('placeOrder'))).toBe(3)
  control({ fault: 'slow', ms: 2000, rate: 0.5, seed: 3 })
  const waits = Array.from({ length: 20 }, () => faults.inject('products', null)?.ms)
  expect(new Set(waits)).toEqual(new Set([undefined, 2000]))
})

it.each([{ rate: 1.1 }, { rate: -0.1 }, { rate: '0.2' }, { seed: 0.5 }])('refuses %j', (body) => {
  expect(createControl().control({ fault: 'down', ...body })).toBe(400)
})
