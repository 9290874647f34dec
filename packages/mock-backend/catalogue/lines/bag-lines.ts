import { CATEGORY as C } from '#catalogue/category-ids'
import { type Line, line } from './line'

/** Bags. */
export const BAG_LINES = {
  'bag-hand': line('bag', 'plain', '03', 'leather', C.handbags, 'bags', 'none', [18, 22], 7),
  'bag-shoulder': line('bag', 'plain', '14', 'leather', C.shoulderBags, 'bags', 'none', [18, 22], 7),
  'bag-small': line('bag', 'plain', '25', 'leather', C.smallBags, 'bags', 'none', [14, 18], 6),
  'tote-leather': line('tote', 'plain', '02', 'leather', C.totes, 'totes', 'none', [19, 22], 5),
  'tote-suede': line('tote', 'plain', '3', 'suede', C.totes, 'totes', 'none', [18, 21], 3),
  'tote-canvas': line('tote', 'plain', '1', 'canvas', C.totes, 'canvas', 'none', [8, 11], 2),
  'tote-stripe': line('tote', 'stripe', '1', 'canvas', C.totes, 'stripes', 'none', [8, 11], 4),
  'tote-small': line('tote', 'plain', '4', 'leather', C.totes, 'totes', 'none', [15, 18], 3),
  'cross-quilted': line('crossbody', 'plain', '0', 'leather', C.crossbodyBags, 'bags', 'none', [16, 19], 4),
  'cross-moon': line('crossbody', 'plain', '1', 'leather', C.crossbodyBags, 'bags', 'none', [15, 18], 4),
  'cross-camera': line('crossbody', 'plain', '2', 'leather', C.crossbodyBags, 'bags', 'none', [13, 16], 4),
  'cross-box': line('crossbody', 'plain', '3', 'leather', C.crossbodyBags, 'bags', 'none', [16, 19], 4),
} as const satisfies Record<string, Line>
