/** Fibres as they stand on a care label. */
export type Fibre =
  | 'viscose'
  | 'elastane'
  | 'linen'
  | 'silk'
  | 'recycled-polyester'
  | 'lambswool'
  | 'alpaca'
  | 'merino'
  | 'cashmere'
  | 'recycled-polyamide'
  | 'organic-cotton'
  | 'recycled-cotton'
  | 'wool'
  | 'leather'

/** Ways to look after cloth. */
export type Care = 'delicate' | 'silk' | 'wool' | 'cotton' | 'linen' | 'dry-clean' | 'denim' | 'pleats' | 'leather'

type Material = { parts: readonly (readonly [Fibre, number])[]; care: Care }

/** What cloth and leather the lines are made of: shares in percent, and how to look after it. */
export const MATERIALS = {
  crepe: {
    parts: [
      ['viscose', 97],
      ['elastane', 3],
    ],
    care: 'delicate',
  },
  viscose: { parts: [['viscose', 100]], care: 'delicate' },
  'linen-viscose': {
    parts: [
      ['linen', 55],
      ['viscose', 45],
    ],
    care: 'delicate',
  },
  silk: { parts: [['silk', 100]], care: 'silk' },
  satin: {
    parts: [
      ['viscose', 62],
      ['recycled-polyester', 38],
    ],
    care: 'delicate',
  },
  lambswool: { parts: [['lambswool', 100]], care: 'wool' },
  alpaca: {
    parts: [
      ['alpaca', 45],
      ['merino', 35],
      ['recycled-polyamide', 20],
    ],
    care: 'wool',
  },
  'cotton-knit': { parts: [['organic-cotton', 100]], care: 'cotton' },
  merino: { parts: [['merino', 100]], care: 'wool' },
  cashmere: { parts: [['cashmere', 100]], care: 'wool' },
  jersey: { parts: [['organic-cotton', 100]], care: 'cotton' },
  linen: { parts: [['linen', 100]], care: 'linen' },
  poplin: { parts: [['organic-cotton', 100]], care: 'cotton' },
  flannel: { parts: [['organic-cotton', 100]], care: 'cotton' },
  wool: {
    parts: [
      ['wool', 70],
      ['recycled-polyester', 26],
      ['cashmere', 4],
    ],
    care: 'dry-clean',
  },
  'wool-flannel': { parts: [['wool', 100]], care: 'dry-clean' },
  'wool-cashmere': {
    parts: [
      ['wool', 90],
      ['cashmere', 10],
    ],
    care: 'dry-clean',
  },
  pleats: { parts: [['recycled-polyester', 100]], care: 'pleats' },
  'wool-blend': {
    parts: [
      ['wool', 60],
      ['recycled-polyester', 40],
    ],
    care: 'dry-clean',
  },
  suiting: {
    parts: [
      ['recycled-polyester', 54],
      ['wool', 44],
      ['elastane', 2],
    ],
    care: 'delicate',
  },
  denim: {
    parts: [
      ['organic-cotton', 80],
      ['recycled-cotton', 20],
    ],
    care: 'denim',
  },
  leather: { parts: [['leather', 100]], care: 'leather' },
} as const satisfies Record<string, Material>

export type MaterialKey = keyof typeof MATERIALS
