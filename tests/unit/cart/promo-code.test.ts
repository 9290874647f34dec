import { expect, it } from 'vitest'
import { cleanCode } from '@/lib/cart/promo-code'

it.each([
  ['zero-width spaces', '\u200bKAJO15\u200b'],
  ['a soft hyphen', 'KAJO\u00ad15'],
  ['direction marks', '\u200eKAJO15\u2069'],
  ['word joiners', 'KAJO\u206015'],
  ['a byte order mark', '\ufeffKAJO15'],
  ['full-width letters', '\uff2b\uff21\uff2a\uff2f\uff11\uff15'],
  ['spaces inside', ' KAJO 15\u00a0'],
  ['quotation marks', '\u201dKAJO15\u201d'],
  ['straight and angled quotation marks', '"\u00bbKAJO15\u00ab"'],
  ['the end of a sentence', '(KAJO15).'],
])('R-CART-14 a pasted code with %s is the code itself', (_, text) => {
  expect(cleanCode(text)).toBe('KAJO15')
})

it('R-CART-14 signs that belong to a code are kept; dashes become hyphens', () => {
  expect(cleanCode('VOYADOVOUCHER_12-3')).toBe('VOYADOVOUCHER_12-3')
  expect(cleanCode('SAVE\u201310%!')).toBe('SAVE-10%!')
  expect(cleanCode(' \u200b ')).toBe('')
})
