import type { ColourKey, Kind } from '@kajo/picture-studio'
import type { MaterialKey } from '#catalogue/materials'

/** Colours of the catalogue by everyday colour word: every shade that a shopper would call by that word. */
export const RED = ['red', 'wine', 'rust'] as const satisfies ColourKey[]
export const BLUE = ['blue', 'navy', 'sky', 'indigo'] as const satisfies ColourKey[]
export const GREEN = ['sage', 'moss', 'forest'] as const satisfies ColourKey[]
export const WHITE = ['white', 'ecru', 'pearl'] as const satisfies ColourKey[]
export const BROWN = ['chocolate', 'cognac', 'camel', 'taupe'] as const satisfies ColourKey[]
export const BEIGE = ['sand', 'camel', 'ecru', 'taupe'] as const satisfies ColourKey[]

/** Materials of the catalogue by fibre. */
export const WOOL = [
  'lambswool',
  'alpaca',
  'merino',
  'cashmere',
  'wool',
  'wool-flannel',
  'wool-cashmere',
  'wool-blend',
  'boucle',
  'felt',
] as const satisfies MaterialKey[]
export const CASHMERE = ['cashmere', 'wool-cashmere'] as const satisfies MaterialKey[]
export const LINEN = ['linen', 'linen-viscose'] as const satisfies MaterialKey[]
export const LEATHER = ['leather', 'nappa', 'suede', 'patent'] as const satisfies MaterialKey[]

/** Kinds of knitted jumpers. */
export const JUMPERS = ['jumper', 'cable-knit', 'roll-neck'] as const satisfies Kind[]
export const TROUSERS = ['trousers', 'jeans'] as const satisfies Kind[]
/** Kinds that shoppers mean by a winter jacket. */
export const WINTER_COATS = ['puffer', 'coat'] as const satisfies Kind[]
