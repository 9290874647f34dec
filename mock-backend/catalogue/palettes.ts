import type { ColourKey } from '@/mock-backend/studio/colours'

/** Colours a house would really dye this sort of cloth, what sells most first. */
export const PALETTES = {
  crepe: ['black', 'navy', 'wine', 'forest', 'rust', 'sage', 'blush', 'sky', 'chocolate', 'ecru', 'moss', 'mustard'],
  floral: ['navy', 'ecru', 'black', 'forest', 'blush', 'wine', 'sky', 'sage', 'lilac', 'mustard'],
  dots: ['navy', 'black', 'ecru', 'chocolate', 'wine', 'forest', 'sky', 'white'],
  stripes: ['navy', 'ecru', 'white', 'sky', 'black', 'rust', 'forest', 'wine'],
  silk: ['forest', 'sand', 'black', 'blush', 'ecru', 'wine', 'navy', 'chocolate', 'sage', 'lilac', 'rust', 'sky'],
  knit: ['ecru', 'moss', 'grey', 'navy', 'camel', 'wine', 'forest', 'charcoal', 'sand', 'rust', 'blush', 'sky'],
  fine: ['black', 'grey', 'navy', 'camel', 'ecru', 'forest', 'wine', 'lilac', 'sky', 'mustard', 'chocolate', 'red'],
  jersey: ['white', 'black', 'navy', 'grey', 'ecru', 'sage', 'sky', 'rust', 'moss', 'blush', 'lilac', 'chocolate'],
  shirting: ['white', 'sky', 'ecru', 'black', 'navy', 'blush', 'sage', 'blue', 'lilac', 'sand'],
  linen: ['white', 'sand', 'sage', 'sky', 'ecru', 'navy', 'rust', 'moss', 'black', 'blush'],
  checks: ['red', 'forest', 'navy', 'camel', 'charcoal', 'rust', 'moss', 'wine'],
  suiting: ['black', 'charcoal', 'navy', 'taupe', 'camel', 'grey', 'forest', 'chocolate', 'sand', 'wine'],
  coating: ['camel', 'black', 'charcoal', 'navy', 'taupe', 'grey', 'forest', 'chocolate', 'ecru', 'wine'],
  pleats: ['sage', 'black', 'wine', 'navy', 'camel', 'ecru', 'forest', 'rust', 'taupe', 'blush', 'lilac', 'mustard'],
  trousers: ['black', 'navy', 'charcoal', 'sand', 'taupe', 'ecru', 'camel', 'moss', 'chocolate', 'grey', 'forest', 'wine'],
  denim: ['indigo', 'blue', 'black', 'ecru', 'sky', 'charcoal', 'white', 'grey'],
  boots: ['black', 'cognac', 'chocolate', 'taupe', 'wine', 'camel', 'charcoal'],
  trainers: ['white', 'ecru', 'black', 'navy', 'sand', 'grey', 'blush'],
  bags: ['black', 'cognac', 'chocolate', 'camel', 'wine', 'taupe', 'forest', 'ecru', 'navy'],
  hats: ['mustard', 'grey', 'navy', 'ecru', 'wine', 'forest', 'charcoal', 'camel', 'rust', 'moss', 'black', 'blush', 'sky', 'lilac'],
  scarves: ['camel', 'grey', 'navy', 'ecru', 'wine', 'forest', 'charcoal', 'rust', 'blush', 'sky', 'mustard', 'black'],
} as const satisfies Record<string, readonly ColourKey[]>

export type PaletteKey = keyof typeof PALETTES
