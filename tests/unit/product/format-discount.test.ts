import { expect, it } from 'vitest'
import { formatDiscount } from '@/lib/product/format-discount'

it.each(['fi', 'sv', 'nb', 'da'])(
  'R-PDP-06 a discount in %s has the minus sign of the language and a no-break space',
  (lang) => {
    expect(formatDiscount(20)).toBe('−20\u00a0%')
    expect(formatDiscount(19.6)).toBe(`−${new Intl.NumberFormat(lang, { style: 'percent' }).format(0.196)}`)
  },
)
