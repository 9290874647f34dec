/** Fibres on a care label. */
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
  | 'down'
  | 'feather'
  | 'organic-cotton'
  | 'recycled-cotton'
  | 'wool'
  | 'leather'
  | 'straw'
  | 'acetate'
  | 'steel'
  | 'recycled-brass'
  | 'river-pearl'

/** Kinds of care of a material. */
export type Care =
  | 'delicate'
  | 'silk'
  | 'wool'
  | 'cotton'
  | 'linen'
  | 'dry-clean'
  | 'denim'
  | 'pleats'
  | 'leather'
  | 'suede'
  | 'patent'
  | 'down'
  | 'swim'
  | 'canvas'
  | 'hat'
  | 'glasses'
  | 'jewellery'

export type Parts = readonly (readonly [Fibre, number])[]
/** Composition and care. For filled products, `fill` is the filling and `parts` the shell. */
export type Material = { parts: Parts; fill?: Parts; care: Care }

/** Materials of the lines: fibres in percent, and care. */
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
  voile: { parts: [['organic-cotton', 100]], care: 'cotton' },
  broderie: { parts: [['organic-cotton', 100]], care: 'cotton' },
  chiffon: { parts: [['recycled-polyester', 100]], care: 'delicate' },
  velvet: {
    parts: [
      ['viscose', 82],
      ['recycled-polyester', 18],
    ],
    care: 'delicate',
  },
  corduroy: {
    parts: [
      ['organic-cotton', 98],
      ['elastane', 2],
    ],
    care: 'cotton',
  },
  twill: {
    parts: [
      ['organic-cotton', 97],
      ['elastane', 3],
    ],
    care: 'cotton',
  },
  cotton: { parts: [['organic-cotton', 100]], care: 'cotton' },
  boucle: {
    parts: [
      ['wool', 52],
      ['alpaca', 28],
      ['recycled-polyamide', 20],
    ],
    care: 'wool',
  },
  gabardine: {
    parts: [
      ['organic-cotton', 68],
      ['recycled-polyester', 32],
    ],
    care: 'dry-clean',
  },
  down: {
    parts: [['recycled-polyamide', 100]],
    fill: [
      ['down', 90],
      ['feather', 10],
    ],
    care: 'down',
  },
  swim: {
    parts: [
      ['recycled-polyamide', 78],
      ['elastane', 22],
    ],
    care: 'swim',
  },
  terry: { parts: [['organic-cotton', 100]], care: 'cotton' },
  waffle: { parts: [['organic-cotton', 100]], care: 'cotton' },
  nappa: { parts: [['leather', 100]], care: 'leather' },
  suede: { parts: [['leather', 100]], care: 'suede' },
  patent: { parts: [['leather', 100]], care: 'patent' },
  canvas: {
    parts: [
      ['organic-cotton', 88],
      ['leather', 12],
    ],
    care: 'canvas',
  },
  felt: { parts: [['wool', 100]], care: 'hat' },
  straw: { parts: [['straw', 100]], care: 'hat' },
  acetate: { parts: [['acetate', 100]], care: 'glasses' },
  steel: { parts: [['steel', 100]], care: 'glasses' },
  plated: { parts: [['recycled-brass', 100]], care: 'jewellery' },
  'river-pearl': {
    parts: [
      ['river-pearl', 92],
      ['recycled-brass', 8],
    ],
    care: 'jewellery',
  },
} as const satisfies Record<string, Material>

export type MaterialKey = keyof typeof MATERIALS
