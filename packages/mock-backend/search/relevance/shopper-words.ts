import type { ColourKey, Kind } from '@kajo/picture-studio'
import type { MaterialKey } from '#catalogue/materials'

/** Colours that go under one everyday word; a shade counts when a shopper would call it so. */
export const RED = ['red', 'wine', 'rust'] as const satisfies ColourKey[]
export const BLUE = ['blue', 'navy', 'sky', 'indigo'] as const satisfies ColourKey[]
export const GREEN = ['sage', 'moss', 'forest'] as const satisfies ColourKey[]
export const WHITE = ['white', 'ecru', 'pearl'] as const satisfies ColourKey[]
export const BROWN = ['chocolate', 'cognac', 'camel', 'taupe'] as const satisfies ColourKey[]
export const BEIGE = ['sand', 'camel', 'ecru', 'taupe'] as const satisfies ColourKey[]

/** Cloth by the fibre that a shopper asks for. */
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

/** What is worn on the upper body and has sleeves. */
export const JUMPERS = ['jumper', 'cable-knit', 'roll-neck'] as const satisfies Kind[]
export const TROUSERS = ['trousers', 'jeans'] as const satisfies Kind[]
/** What people mean by a winter jacket. */
export const WINTER_COATS = ['puffer', 'coat'] as const satisfies Kind[]
