import type { Kind, Print } from '@/mock-backend/studio/picture-name'
import { CATEGORY } from './category-ids'
import type { MaterialKey } from './materials'
import type { PaletteKey } from './palettes'

export const FITS = ['regular', 'loose', 'slim', 'none'] as const
export type Fit = (typeof FITS)[number]

/** A sort of goods under one name: "silk slip dress". Styles are its models. */
export type Line = {
  kind: Kind
  print: Print
  /** Shapes of the studio that fit the name. */
  shapes: readonly number[]
  material: MaterialKey
  categoryId: number
  palette: PaletteKey
  fit: Fit
  /** First and last step of the price ladder. */
  price: readonly [number, number]
  /** Styles among about 620. */
  weight: number
}

const line = (
  kind: Kind,
  print: Print,
  shapes: string,
  material: MaterialKey,
  categoryId: number,
  palette: PaletteKey,
  fit: Fit,
  price: readonly [number, number],
  weight: number,
): Line => ({ kind, print, shapes: [...shapes].map(Number), material, categoryId, palette, fit, price, weight })

const C = CATEGORY
const ALL = '012345'

/**
 * Every sort of goods the shop sells. Shapes follow the studio's cuts: a "short" line may only use shapes drawn short.
 * Weights follow how many different pictures a line can have, so that the default catalogue repeats none.
 */
export const LINES = {
  'wrap-plain': line('wrap-dress', 'plain', '024', 'crepe', C.wrapDresses, 'crepe', 'regular', [11, 14], 13),
  'wrap-floral': line('wrap-dress', 'floral', '024', 'viscose', C.wrapDresses, 'floral', 'regular', [11, 14], 11),
  'wrap-short': line('wrap-dress', 'plain', '135', 'crepe', C.wrapDresses, 'crepe', 'regular', [9, 12], 13),
  'wrap-short-floral': line('wrap-dress', 'floral', '135', 'viscose', C.wrapDresses, 'floral', 'regular', [9, 12], 11),
  'wrap-dot': line('wrap-dress', 'dot', ALL, 'viscose', C.wrapDresses, 'dots', 'regular', [10, 13], 17),
  'wrap-stripe': line('wrap-dress', 'stripe', ALL, 'linen-viscose', C.wrapDresses, 'stripes', 'regular', [11, 14], 15),
  'slip-silk': line('slip-dress', 'plain', '0235', 'silk', C.slipDresses, 'silk', 'regular', [16, 20], 10),
  'slip-satin': line('slip-dress', 'plain', '0235', 'satin', C.slipDresses, 'silk', 'regular', [9, 12], 8),
  'slip-short': line('slip-dress', 'plain', '14', 'satin', C.slipDresses, 'silk', 'slim', [7, 10], 9),
  'slip-floral': line('slip-dress', 'floral', ALL, 'viscose', C.slipDresses, 'floral', 'regular', [9, 12], 20),
  'slip-dot': line('slip-dress', 'dot', ALL, 'satin', C.slipDresses, 'dots', 'regular', [9, 12], 15),
  'cable-lambswool': line('cable-knit', 'plain', '034', 'lambswool', C.cableKnits, 'knit', 'regular', [13, 16], 12),
  'cable-alpaca': line('cable-knit', 'plain', '125', 'alpaca', C.cableKnits, 'knit', 'loose', [14, 18], 9),
  'cable-cotton': line('cable-knit', 'plain', ALL, 'cotton-knit', C.cableKnits, 'knit', 'regular', [9, 12], 5),
  'jumper-merino': line('jumper', 'plain', '0235', 'merino', C.fineKnits, 'fine', 'regular', [9, 12], 10),
  'jumper-cashmere': line('jumper', 'plain', '0235', 'cashmere', C.fineKnits, 'fine', 'regular', [17, 21], 7),
  'jumper-cotton': line('jumper', 'plain', '02', 'cotton-knit', C.fineKnits, 'jersey', 'regular', [6, 9], 4),
  'jumper-crop': line('jumper', 'plain', '14', 'merino', C.fineKnits, 'fine', 'loose', [8, 11], 8),
  'jumper-stripe': line('jumper', 'stripe', ALL, 'cotton-knit', C.fineKnits, 'stripes', 'regular', [7, 10], 17),
  'tee-cotton': line('tee', 'plain', '0134', 'jersey', C.tops, 'jersey', 'regular', [2, 5], 14),
  'tee-linen': line('tee', 'plain', '0134', 'linen', C.tops, 'linen', 'loose', [4, 7], 8),
  'tee-crop': line('tee', 'plain', '25', 'jersey', C.tops, 'jersey', 'slim', [1, 4], 9),
  'tee-stripe': line('tee', 'stripe', ALL, 'jersey', C.tops, 'stripes', 'regular', [3, 6], 17),
  'shirt-poplin': line('shirt', 'plain', '024', 'poplin', C.shirts, 'shirting', 'regular', [7, 10], 9),
  'shirt-linen': line('shirt', 'plain', '0145', 'linen', C.shirts, 'linen', 'loose', [8, 11], 8),
  'shirt-oversize': line('shirt', 'plain', '15', 'poplin', C.shirts, 'shirting', 'loose', [8, 11], 6),
  'shirt-crop': line('shirt', 'plain', '3', 'poplin', C.shirts, 'shirting', 'regular', [6, 8], 4),
  'shirt-stripe': line('shirt', 'stripe', '01245', 'poplin', C.shirts, 'stripes', 'regular', [8, 10], 14),
  'shirt-check': line('shirt', 'check', '01245', 'flannel', C.shirts, 'checks', 'regular', [8, 11], 14),
  'blouse-floral': line('shirt', 'floral', ALL, 'viscose', C.blouses, 'floral', 'regular', [7, 10], 20),
  'blouse-dot': line('shirt', 'dot', ALL, 'viscose', C.blouses, 'dots', 'regular', [7, 10], 16),
  'blazer-wool': line('blazer', 'plain', '03', 'wool', C.blazers, 'suiting', 'regular', [18, 21], 4),
  'blazer-flannel': line('blazer', 'plain', '03', 'wool-flannel', C.blazers, 'suiting', 'regular', [19, 22], 3),
  'blazer-long': line('blazer', 'plain', '14', 'suiting', C.blazers, 'suiting', 'loose', [17, 20], 7),
  'blazer-crop': line('blazer', 'plain', '25', 'wool', C.blazers, 'suiting', 'regular', [15, 18], 7),
  'coat-wool': line('coat', 'plain', '024', 'wool', C.coats, 'coating', 'regular', [20, 23], 7),
  'coat-cashmere': line('coat', 'plain', '02', 'wool-cashmere', C.coats, 'coating', 'loose', [22, 25], 4),
  'coat-short': line('coat', 'plain', '15', 'wool', C.coats, 'coating', 'regular', [17, 20], 7),
  'coat-mid': line('coat', 'plain', '3', 'wool-flannel', C.coats, 'coating', 'loose', [19, 22], 4),
  'skirt-midi': line('pleated-skirt', 'plain', '024', 'pleats', C.midiSkirts, 'pleats', 'regular', [8, 12], 13),
  'skirt-knee': line('pleated-skirt', 'plain', '15', 'wool-blend', C.shortSkirts, 'suiting', 'regular', [8, 11], 7),
  'skirt-mini': line('pleated-skirt', 'plain', '3', 'wool-blend', C.shortSkirts, 'pleats', 'regular', [6, 9], 4),
  'skirt-check': line('pleated-skirt', 'check', '135', 'wool-blend', C.shortSkirts, 'checks', 'regular', [8, 11], 9),
  'skirt-floral': line('pleated-skirt', 'floral', '024', 'pleats', C.midiSkirts, 'floral', 'regular', [8, 11], 10),
  'skirt-dot': line('pleated-skirt', 'dot', '024', 'pleats', C.midiSkirts, 'dots', 'regular', [8, 10], 9),
  'trousers-wide': line('trousers', 'plain', '0134', 'suiting', C.wideTrousers, 'trousers', 'loose', [9, 12], 9),
  'trousers-wool': line('trousers', 'plain', '03', 'wool-flannel', C.wideTrousers, 'suiting', 'regular', [12, 16], 5),
  'trousers-linen': line('trousers', 'plain', '14', 'linen', C.wideTrousers, 'linen', 'loose', [8, 11], 5),
  'trousers-ankle': line('trousers', 'plain', '25', 'suiting', C.ankleTrousers, 'trousers', 'slim', [8, 11], 9),
  'jeans-wide': line('jeans', 'plain', '03', 'denim', C.wideJeans, 'denim', 'loose', [9, 12], 6),
  'jeans-straight': line('jeans', 'plain', '14', 'denim', C.straightJeans, 'denim', 'regular', [8, 11], 6),
  'jeans-ankle': line('jeans', 'plain', '25', 'denim', C.straightJeans, 'denim', 'regular', [8, 11], 6),
  'boot-chelsea': line('boot', 'plain', '03', 'leather', C.boots, 'boots', 'none', [17, 20], 5),
  'boot-low': line('boot', 'plain', '14', 'leather', C.boots, 'boots', 'none', [16, 18], 5),
  'boot-high': line('boot', 'plain', '25', 'leather', C.boots, 'boots', 'none', [19, 22], 5),
  'trainer-leather': line('trainer', 'plain', '0235', 'leather', C.trainers, 'trainers', 'none', [11, 15], 10),
  'trainer-retro': line('trainer', 'plain', '14', 'leather', C.trainers, 'trainers', 'none', [10, 13], 5),
  'bag-hand': line('bag', 'plain', '03', 'leather', C.handbags, 'bags', 'none', [18, 22], 7),
  'bag-shoulder': line('bag', 'plain', '14', 'leather', C.shoulderBags, 'bags', 'none', [18, 22], 7),
  'bag-small': line('bag', 'plain', '25', 'leather', C.smallBags, 'bags', 'none', [14, 18], 6),
  'beanie-rib': line('beanie', 'plain', '025', 'lambswool', C.beanies, 'hats', 'none', [2, 5], 13),
  'beanie-merino': line('beanie', 'plain', '134', 'merino', C.beanies, 'hats', 'none', [3, 6], 11),
  'beanie-cashmere': line('beanie', 'plain', '14', 'cashmere', C.beanies, 'hats', 'none', [7, 10], 4),
  'scarf-wool': line('scarf', 'plain', '024', 'lambswool', C.scarves, 'scarves', 'none', [5, 8], 13),
  'scarf-alpaca': line('scarf', 'plain', '135', 'alpaca', C.scarves, 'scarves', 'none', [7, 10], 11),
  'scarf-check': line('scarf', 'check', ALL, 'lambswool', C.scarves, 'checks', 'none', [6, 9], 17),
  'scarf-stripe': line('scarf', 'stripe', ALL, 'lambswool', C.scarves, 'stripes', 'none', [5, 8], 17),
} as const satisfies Record<string, Line>

export type LineId = keyof typeof LINES
export const LINE_IDS = Object.keys(LINES) as LineId[]
