import { describe, expect, it } from 'vitest'
import { collectProofs, compareProofs, proofsIn, rarelyProven } from '@/scripts/proofs.mjs'

const SPEC = `
test('R-CART-01 opens', async () => {})
test(
  \`R-CART-02 \${market}: closes\`,
  FULL_RUN,
  async () => {},
)
test.describe('R-CART-03 on a phone', FULL_RUN, () => {})
test('T5 is in one market', alwaysIn('fi', market), async () => {})
`
const CART = { file: 'tests/unit/cart/cart.test.ts', text: "it('R-CART-01 R-CART-04 adds', () => {})" }

describe('the ids a test file proves', () => {
  it('are by kind of test', () => {
    const title = "it('T9 counts', () => {})"
    expect(proofsIn('tests/component/x.test.tsx', title)).toEqual({ vitest: ['T9'] })
    expect(proofsIn('packages/mock-backend/tests/x.test.ts', title)).toEqual({ packages: ['T9'] })
    expect(proofsIn('tests/deploy/x.spec.ts', title)).toEqual({ deploy: ['T9'] })
    expect(proofsIn('tests/support/x.ts', title)).toEqual({})
  })

  it('are of the full run when their title has the tag', () => {
    expect(proofsIn('tests/e2e/cart.spec.ts', SPEC)).toEqual({
      browser: ['R-CART-01', 'T5'],
      full: ['R-CART-02', 'R-CART-03'],
    })
  })
})

it('an id is proven rarely when npm test leaves out all its tests', () => {
  const files = [
    CART,
    { file: 'tests/e2e/cart.spec.ts', text: SPEC },
    { file: 'packages/mock-backend/tests/x.test.ts', text: "it('T2 R-CART-05 stays', () => {})" },
  ]
  expect(rarelyProven(collectProofs(files))).toEqual(['R-CART-02', 'R-CART-03', 'R-CART-05'])
})

describe('the proofs of two commits', () => {
  const before = collectProofs([CART, { file: 'tests/e2e/cart.spec.ts', text: SPEC }])

  it('are equal when nothing has gone', () => {
    expect(compareProofs(before, before)).toEqual([])
  })

  it('differ by the kinds of tests that no longer name an id', () => {
    const after = collectProofs([
      { file: 'tests/deploy/cart.spec.ts', text: SPEC },
      { ...CART, text: "it('R-CART-01 T5 adds', () => {})" },
    ])
    expect(compareProofs(before, after)).toEqual([
      { isWorse: false, line: 'fewer  R-CART-01: no longer by browser; still by vitest, deploy' },
      { isWorse: false, line: 'fewer  R-CART-02: no longer by full; still by deploy' },
      { isWorse: false, line: 'fewer  R-CART-03: no longer by full; still by deploy' },
      { isWorse: true, line: 'LOST   R-CART-04: no longer by vitest; by no test' },
      { isWorse: false, line: 'fewer  T5: no longer by browser; still by vitest, deploy' },
    ])
  })

  it('are worse when only the full run is left', () => {
    const after = collectProofs([
      CART,
      { file: 'tests/e2e/cart.spec.ts', text: SPEC.replace(/alwaysIn\(.*?\)/, 'FULL_RUN') },
    ])
    expect(compareProofs(before, after)).toEqual([
      { isWorse: true, line: 'LOST   T5: no longer by browser; still by full' },
    ])
  })
})
