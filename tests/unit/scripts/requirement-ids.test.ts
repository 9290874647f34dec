import { describe, expect, it } from 'vitest'
import { citationsIn, documentedIds, idsIn, testedIn } from '@/scripts/requirement-ids.mjs'

describe('ids in a text', () => {
  it('are requirements and decisions', () => {
    expect(idsIn('Asks once more (R-CART-03, T19).')).toEqual(['R-CART-03', 'T19'])
  })

  it('of a range are all between its ends', () => {
    expect(idsIn('R-PDP-01…03, R-PDP-12')).toEqual(['R-PDP-01', 'R-PDP-02', 'R-PDP-03', 'R-PDP-12'])
    expect(idsIn('(R-MARKET-14, 15)')).toEqual(['R-MARKET-14', 'R-MARKET-15'])
  })

  it.each(['2026-11-05T10:00', 'at T12:00', '<T1, U>', 'path/T4', 'STUDIO-T5', 'T0', 'T123', 'T7a'])(
    'are not in "%s"',
    (text) => {
      expect(idsIn(text)).toEqual([])
    },
  )
})

describe('citations of a file', () => {
  it('come from comments, not from code', () => {
    const source = "// T9\nconst pick = <T1, T2 extends T1>(a: T1) => 'R-CART-01' /* R-CART-02 */\n"
    expect(citationsIn('lib/x.ts', source)).toEqual(['R-CART-02', 'T9'])
  })

  it('come from test titles, too', () => {
    const source = "// R-NAV-01\nit('R-CART-03 T19 asks again', () => {})\n"
    expect(citationsIn('tests/unit/x.test.ts', source)).toEqual(['R-NAV-01', 'R-CART-03', 'T19'])
    expect(testedIn('tests/unit/x.test.ts', source)).toEqual(['R-CART-03', 'T19'])
  })

  it('of a document are anywhere in it', () => {
    expect(citationsIn('docs/decisions/x.md', 'An order is sent once (T27).')).toEqual(['T27'])
  })
})

it('an id is documented by a line of its own', () => {
  expect(documentedIds('# R-CART-01\n- R-CART-02 A line.\n- R-CART-03\nsee R-CART-04\n- T5 Another.\n')).toEqual([
    'R-CART-02',
    'T5',
  ])
})
