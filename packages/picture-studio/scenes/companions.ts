import type { ColourKey } from '#colours'
import { lookOf } from '#look-of'
import { KINDS, type Kind, type PictureRecipe } from '#picture-name'

/** An item shown beside another: the recipe of its drawing. */
export type Companion = Omit<PictureRecipe, 'view'>

/** `figure`: the missing upper or lower piece, or null. `beside`: small items at the side, from top to bottom. */
type Companions = { figure: Companion | null; beside: readonly Companion[] }

const LOWER: readonly Kind[] = ['trousers', 'jeans', 'pleated-skirt', 'a-line-skirt', 'denim-skirt', 'shorts']
const UPPER: readonly Kind[] = [
  'cable-knit',
  'jumper',
  'roll-neck',
  'cardigan',
  'knit-vest',
  'tee',
  'camisole',
  'shirt',
  'bow-blouse',
  'blazer',
  'leather-jacket',
  'denim-jacket',
]
const SWIM: readonly Kind[] = ['swimsuit', 'bikini']
export const isLower = (kind: Kind): boolean => LOWER.includes(kind)

const LEATHERS: readonly ColourKey[] = ['cognac', 'camel', 'chocolate', 'rust']

const SHOES: Partial<Record<Kind, Kind>> = {
  'slip-dress': 'pump',
  jumpsuit: 'pump',
  'bow-blouse': 'pump',
  shorts: 'sandal',
  'tiered-dress': 'sandal',
  tee: 'trainer',
}

const plain = (kind: Kind, colour: ColourKey, shape = 0): Companion => ({ kind, colour, shape, print: 'plain' })

/** The missing upper or lower piece: a light one for dark items, a dark one for light items. */
function figureFor({ kind, shape }: PictureRecipe, dark: boolean): Companion | null {
  const turn = KINDS.indexOf(kind) + shape
  const pick = (choices: readonly Companion[]): Companion | null => choices[turn % choices.length] ?? null
  if (isLower(kind)) {
    const upper = dark ? 'ecru' : 'navy'
    return pick([plain('roll-neck', upper), plain('shirt', 'white'), plain('jumper', upper)])
  }
  if (!UPPER.includes(kind)) return null
  if (kind === 'denim-jacket') return plain('pleated-skirt', dark ? 'ecru' : 'black')
  return pick([plain('jeans', dark ? 'blue' : 'indigo', 1), plain('trousers', dark ? 'sand' : 'charcoal', 1)])
}

/** Companions of items, always the same, in colours that do not distract from the items. */
export function companionsFor(recipe: PictureRecipe): Companions {
  const { kind, colour, shape } = recipe
  const { dark } = lookOf(colour)
  const leather: ColourKey = dark && !LEATHERS.includes(colour) ? 'cognac' : 'black'
  if (SWIM.includes(kind)) return { figure: null, beside: [plain('hat', 'sand', 3), plain('sandal', 'cognac')] }
  if (kind === 'pyjama') return { figure: null, beside: [plain('robe', dark ? 'ecru' : 'taupe', 1)] }
  if (kind === 'robe') return { figure: null, beside: [plain('pyjama', dark ? 'white' : 'navy')] }
  const shoes = SHOES[kind] ?? 'boot'
  const bag = plain(shape % 2 ? 'crossbody' : 'bag', leather)
  return { figure: figureFor(recipe, dark), beside: [bag, plain(shoes, leather)] }
}
