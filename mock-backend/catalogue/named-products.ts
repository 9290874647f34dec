import type { CatalogueSku, Lang } from './types'
import type { ColourKey } from '@/mock-backend/studio/colours'
import type { LineId } from './lines'

/** Stock of one size, when a rehearsed situation needs it to be exactly so. */
export type FixedStock = Partial<CatalogueSku['stock']>

type NamedStyle = {
  line: LineId
  shape: number
  model: string
  brandId: number
  colours: readonly ColourKey[]
  sizes: readonly string[]
  /** Step of the price ladder. */
  price: number
  stock: (size: string) => FixedStock
  /** Replaces the composed name. */
  name?: Record<Lang, string>
  /** Cheaper some weeks ago: the 30-day lowest price lies this many steps below the regular one. */
  lowSteps?: number
  discounted?: boolean
}

const plenty = (): FixedStock => ({ inStock: 60 })

/** Styles of the situations that tests and rehearsals rely on; styles 1…8 in this order, first colour first. */
export const NAMED_STYLES: readonly NamedStyle[] = [
  {
    line: 'wrap-plain',
    shape: 0,
    model: 'Vanamo',
    brandId: 1,
    colours: ['navy', 'wine', 'forest', 'black'],
    sizes: ['34', '36', '38', '40', '42', '44'],
    price: 14,
    stock: plenty,
  },
  {
    line: 'slip-silk',
    shape: 0,
    model: 'Ainokainen',
    brandId: 1,
    colours: ['forest'],
    sizes: ['36', '38', '40'],
    price: 17,
    stock: (size) => ({ inStock: size === '38' ? 1 : 0 }),
  },
  {
    line: 'cable-lambswool',
    shape: 0,
    model: 'Kaiho',
    brandId: 1,
    colours: ['moss'],
    sizes: ['XS', 'S', 'M', 'L', 'XL'],
    price: 15,
    stock: () => ({ inStock: 0 }),
  },
  {
    line: 'blazer-wool',
    shape: 0,
    model: 'Hillevi',
    brandId: 1,
    colours: ['taupe', 'navy'],
    sizes: ['34', '36', '38', '40', '42', '44', '46'],
    price: 19,
    stock: plenty,
    lowSteps: 2,
    discounted: true,
  },
  {
    line: 'coat-wool',
    shape: 0,
    model: 'Tilda',
    brandId: 6,
    colours: ['camel'],
    sizes: ['34', '36', '38', '40', '42', '44'],
    price: 21,
    stock: () => ({ inStock: 0, oversellable: 20 }),
  },
  {
    line: 'shirt-poplin',
    shape: 0,
    model: 'Varaston',
    brandId: 1,
    colours: ['white'],
    sizes: ['34', '36', '38', '40', '42', '44'],
    price: 9,
    stock: () => ({ inStock: 0, static: 40 }),
    name: {
      fi: 'Pesty popliinipaita Malva',
      sv: 'Skjorta i tvättad poplin Malva',
      nb: 'Skjorte i vasket poplin Malva',
      da: 'Skjorte i vasket poplin Malva',
    },
  },
  {
    line: 'bag-hand',
    shape: 0,
    model: 'Kaari',
    brandId: 3,
    colours: ['cognac', 'black'],
    sizes: ['One size'],
    price: 21,
    stock: plenty,
  },
  {
    line: 'skirt-floral',
    shape: 0,
    model: 'Marja-Leena Orvokki',
    brandId: 2,
    colours: ['navy'],
    sizes: ['34', '36', '38', '40', '42', '44'],
    price: 10,
    stock: plenty,
    name: {
      fi: 'Kukallinen ja kierrätetystä polyesteristä pliseerattu midihame kuminauhavyötäröllä Marja-Leena Orvokki',
      sv: 'Blommig och plisserad midikjol i återvunnen polyester med resår i midjan Marja-Leena Orvokki',
      nb: 'Blomstrete og plissert midiskjørt i resirkulert polyester med strikk i livet Marja-Leena Orvokki',
      da: 'Blomstret og plisseret midinederdel i genanvendt polyester med elastik i taljen Marja-Leena Orvokki',
    },
  },
]
