import type { Localised } from '@/mock-backend/catalogue/types'
import type { ColourKey } from '@/mock-backend/studio/colours'
import type { Kind, Print } from '@/mock-backend/studio/picture-name'
import { inAll } from './langs'

export const SIZES = {
  numbers: ['34', '36', '38', '40', '42', '44', '46'],
  letters: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  waist: ['W25', 'W26', 'W27', 'W28', 'W29', 'W30', 'W31', 'W32'],
  shoes: ['36', '37', '38', '39', '40', '41', '42'],
  one: ['One size'],
} as const

type KindFacts = {
  noun: Localised
  sizes: keyof typeof SIZES
  categoryId: number
  /** Share of the shop, in parts. */
  weight: number
  materials: readonly string[]
  /** Euros: between these the price points are chosen. */
  euros: readonly [number, number]
  colours: readonly ColourKey[]
  prints: readonly Print[]
  occasion: 'dress' | 'upper' | 'layer' | 'lower' | 'shoe' | 'accessory'
}

const SOFT = ['black', 'ecru', 'grey', 'camel', 'moss', 'navy', 'wine', 'blush', 'mustard', 'sage'] as const
const DARK = ['black', 'charcoal', 'navy', 'camel', 'taupe', 'chocolate', 'forest'] as const
const LEATHER = ['black', 'cognac', 'chocolate', 'taupe', 'wine'] as const
const DRESS = ['black', 'navy', 'wine', 'forest', 'rust', 'ecru', 'sage', 'lilac', 'blue', 'red', 'blush'] as const

const facts = (
  noun: Localised,
  sizes: KindFacts['sizes'],
  categoryId: number,
  weight: number,
  materials: KindFacts['materials'],
  euros: KindFacts['euros'],
  colours: KindFacts['colours'],
  prints: KindFacts['prints'],
  occasion: KindFacts['occasion'],
): KindFacts => ({ noun, sizes, categoryId, weight, materials, euros, colours, prints, occasion })

/** What the grammar needs to know of each kind the studio draws. */
export const KIND_FACTS: Record<Kind, KindFacts> = {
  'wrap-dress': facts(
    inAll('Kietaisumekko', 'Omlottklänning', 'Omslagskjole', 'Slå om-kjole'),
    'numbers',
    10,
    16,
    ['viscose', 'satin', 'crepe'],
    [59, 149],
    DRESS,
    ['plain', 'floral', 'dot'],
    'dress',
  ),
  'slip-dress': facts(
    inAll('Slip-mekko', 'Slipklänning', 'Slipkjole', 'Slipkjole'),
    'numbers',
    10,
    9,
    ['satin', 'silk'],
    [69, 189],
    DRESS,
    ['plain', 'plain', 'dot'],
    'dress',
  ),
  'cable-knit': facts(
    inAll('Palmikkoneule', 'Kabelstickad tröja', 'Flettestrikket genser', 'Kabelstrikket sweater'),
    'letters',
    11,
    8,
    ['wool', 'alpaca', 'cottonKnit'],
    [69, 159],
    SOFT,
    ['plain'],
    'upper',
  ),
  jumper: facts(
    inAll('Neulepusero', 'Stickad tröja', 'Strikkegenser', 'Strikbluse'),
    'letters',
    11,
    9,
    ['wool', 'alpaca', 'cottonKnit'],
    [49, 139],
    SOFT,
    ['plain', 'plain', 'stripe'],
    'upper',
  ),
  tee: facts(
    inAll('T-paita', 'T-shirt', 'T-skjorte', 'T-shirt'),
    'letters',
    13,
    8,
    ['cotton', 'linen'],
    [19, 45],
    ['white', 'black', 'grey', 'navy', 'sage', 'blush', 'ecru', 'rust'],
    ['plain', 'plain', 'stripe'],
    'upper',
  ),
  shirt: facts(
    inAll('Kauluspaita', 'Skjorta', 'Skjorte', 'Skjorte'),
    'numbers',
    12,
    8,
    ['cotton', 'linen', 'viscose'],
    [45, 99],
    ['white', 'sky', 'blue', 'ecru', 'black', 'lilac', 'sage'],
    ['plain', 'stripe', 'check'],
    'upper',
  ),
  blazer: facts(
    inAll('Bleiseri', 'Kavaj', 'Blazer', 'Blazer'),
    'numbers',
    14,
    6,
    ['suiting', 'linen'],
    [99, 219],
    [...DARK, 'sage'],
    ['plain', 'plain', 'check'],
    'layer',
  ),
  coat: facts(
    inAll('Villakangastakki', 'Ullkappa', 'Ullkåpe', 'Uldfrakke'),
    'numbers',
    15,
    6,
    ['woolCloth'],
    [159, 349],
    [...DARK, 'sand', 'grey'],
    ['plain', 'plain', 'check'],
    'layer',
  ),
  'pleated-skirt': facts(
    inAll('Vekkihame', 'Plisserad kjol', 'Plissert skjørt', 'Plisseret nederdel'),
    'numbers',
    16,
    6,
    ['satin', 'crepe'],
    [49, 119],
    ['wine', 'black', 'ecru', 'forest', 'navy', 'camel', 'rust'],
    ['plain', 'plain', 'dot', 'check'],
    'lower',
  ),
  trousers: facts(
    inAll('Housut', 'Byxor', 'Bukse', 'Bukser'),
    'numbers',
    17,
    7,
    ['suiting', 'linen', 'crepe'],
    [59, 129],
    [...DARK, 'sand', 'ecru'],
    ['plain', 'plain', 'check'],
    'lower',
  ),
  jeans: facts(
    inAll('Farkut', 'Jeans', 'Jeans', 'Jeans'),
    'waist',
    18,
    5,
    ['denim'],
    [69, 129],
    ['indigo', 'blue', 'sky', 'black', 'ecru'],
    ['plain'],
    'lower',
  ),
  boot: facts(
    inAll('Nahkanilkkurit', 'Skinnboots', 'Skinnstøvletter', 'Læderstøvletter'),
    'shoes',
    21,
    4,
    ['leather', 'suede'],
    [119, 239],
    LEATHER,
    ['plain'],
    'shoe',
  ),
  trainer: facts(
    inAll('Tennarit', 'Sneakers', 'Joggesko', 'Sneakers'),
    'shoes',
    22,
    4,
    ['leather', 'canvas'],
    [69, 139],
    ['white', 'black', 'ecru', 'navy', 'sage'],
    ['plain'],
    'shoe',
  ),
  bag: facts(
    inAll('Käsilaukku', 'Handväska', 'Håndveske', 'Håndtaske'),
    'one',
    3,
    6,
    ['leather', 'suede'],
    [89, 249],
    [...LEATHER, 'forest', 'ecru'],
    ['plain'],
    'accessory',
  ),
  beanie: facts(
    inAll('Pipo', 'Mössa', 'Lue', 'Hue'),
    'one',
    42,
    4,
    ['wool', 'alpaca'],
    [25, 49],
    SOFT,
    ['plain'],
    'accessory',
  ),
  scarf: facts(
    inAll('Huivi', 'Halsduk', 'Skjerf', 'Halstørklæde'),
    'one',
    41,
    4,
    ['wool', 'alpaca'],
    [35, 99],
    SOFT,
    ['plain', 'check', 'stripe'],
    'accessory',
  ),
}
