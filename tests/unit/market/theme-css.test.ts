import { expect, it } from 'vitest'
import { themeCss } from '@/lib/market/theme-css'

it('R-MARKET-14 the theme map becomes CSS variables, name → value', () => {
  expect(themeCss({ '--ink': '#111', '--paper': 'white' })).toBe(':root{--ink:#111;--paper:white}')
})

it('R-MARKET-14 a value that could leave the rule is left out', () => {
  expect(themeCss({ '--ink': 'red}</style><script>', '--paper': 'white' })).toBe(':root{--paper:white}')
  expect(themeCss({})).toBeNull()
})
