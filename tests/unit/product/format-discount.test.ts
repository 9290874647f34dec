import { expect, it } from 'vitest'
import { formatDiscount } from '@/lib/product/format-discount'

it.each(['fi', 'sv', 'nb', 'da'])('R-PDP-06 a reduction in %s has its own minus and holds together', (lang) => {
  expect(formatDiscount(lang, 20)).toBe('−20\u00a0%')
})
