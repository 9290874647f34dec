import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstStep, type LoadingStep, nextStep, ownCartId } from '@/lib/cart/cart-loading'
import type { Cart } from '@/lib/cart/cart-types'
import { makeCart } from '@/tests/support/shop-fixtures'

const OPEN = makeCart('open')
const COMPLETED = { ...makeCart('done'), isCompleted: true }

/** All steps of loading with the given answers; after the last one, every answer is null. */
function stepsOf(id: string, answers: (Cart | null)[], attempts = 5): LoadingStep[] {
  const steps: LoadingStep[] = [firstStep(id, attempts)]
  for (let at = 0; at < 20; at += 1) {
    const step = steps.at(-1)
    if (!step || step.kind === 'end') break
    steps.push(nextStep(step, answers[at] ?? null, id))
  }
  return steps
}

describe('loading the cart', () => {
  it.each([
    [OPEN, 'cookie', 'open'],
    [null, 'cookie', 'cookie'],
    [null, undefined, ''],
  ])('R-CART-01 the current cart comes first, then the cookie (%#)', (current, cookie, id) => {
    expect(ownCartId(current, cookie)).toBe(id)
  })

  it('R-CART-01 with an id that cart is fetched; without one a new cart is created at once', () => {
    expect(firstStep('mine', 5)).toEqual({ kind: 'ask', id: 'mine', attempts: 5 })
    expect(firstStep('', 5)).toEqual({ kind: 'replace', goneId: '', delay: 0, attempts: 5 })
  })

  it('R-CART-02 a completed cart counts as absent', () => {
    const [, second] = stepsOf('mine', [COMPLETED])
    expect(second).toEqual({ kind: 'replace', goneId: 'mine', delay: 1000, attempts: 4 })
  })

  it('R-CART-03 the cart is replaced five times, after 1 s each, then loading stops', () => {
    const steps = stepsOf('mine', [])
    expect(steps.map(({ kind }) => kind)).toEqual(['ask', ...Array(5).fill('replace'), 'end'])
    expect(steps.map(({ attempts }) => attempts)).toEqual([5, 4, 3, 2, 1, 0, 0])
    expect(steps.at(-1)).toEqual({ kind: 'end', cart: null, attempts: 0 })
  })

  it('R-CART-03 without attempts left nothing is retried', () => {
    expect(stepsOf('mine', [], 0).map(({ kind }) => kind)).toEqual(['ask', 'end'])
  })

  it('R-CART-03 for any answers, loading ends with the first open cart and reset attempts, or without a cart', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(null, OPEN, COMPLETED), { maxLength: 8 }),
        fc.constantFrom('mine', ''),
        (answers, id) => {
          const steps = stepsOf(id, answers)
          const first = answers.slice(0, 6).indexOf(OPEN)
          const found = first >= 0
          expect(steps).toHaveLength(found ? first + 2 : 7)
          expect(steps.at(-1)).toEqual({ kind: 'end', cart: found ? OPEN : null, attempts: found ? 5 : 0 })
        },
      ),
    )
  })
})
