import type { ColourKey } from '@kajo/picture-studio'
import { itemAt } from '#catalogue/item-at'
import type { LineId } from './lines'
import { articleNumber, productAlias, productName } from './product-names'
import type { CatalogueSku, Lang, Localised } from './types'

/** Fixed stock of one size, for tests that depend on it. */
export type FixedStock = Partial<CatalogueSku['stock']>

export type NamedStyle = {
  line: LineId
  shape: number
  model: string
  brandId: number
  colours: readonly ColourKey[]
  sizes: readonly string[]
  /** Price point. */
  price: number
  stock: (size: string) => FixedStock
  /** Replaces the generated name. */
  name?: Record<Lang, string>
  /** Number of price points by which the 30-day lowest price is below the regular price. */
  lowSteps?: number
  discounted?: boolean
}

const plenty = (): FixedStock => ({ inStock: 60 })

/** Styles with fixed properties that tests depend on. They are styles 1 to 8 in this order. */
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
    model: 'Aurora',
    brandId: 1,
    colours: ['forest'],
    sizes: ['36', '38', '40'],
    price: 17,
    stock: (size) => ({ inStock: size === '38' ? 1 : 0 }),
  },
  {
    line: 'cable-lambswool',
    shape: 0,
    model: 'Solveig',
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
    model: 'Valborg',
    brandId: 6,
    colours: ['camel'],
    sizes: ['34', '36', '38', '40', '42', '44'],
    price: 21,
    stock: () => ({ inStock: 0, oversellable: 20 }),
  },
  {
    line: 'shirt-poplin',
    shape: 0,
    model: 'Malva',
    brandId: 1,
    colours: ['white'],
    sizes: ['34', '36', '38', '40', '42', '44'],
    price: 9,
    stock: () => ({ inStock: 0, static: 40 }),
  },
  {
    line: 'bag-hand',
    shape: 0,
    model: 'Iris',
    brandId: 3,
    colours: ['cognac', 'black'],
    sizes: ['One size'],
    price: 21,
    stock: plenty,
  },
  {
    line: 'skirt-floral',
    shape: 0,
    model: 'Orvokki',
    brandId: 2,
    colours: ['navy'],
    sizes: ['34', '36', '38', '40', '42', '44'],
    price: 10,
    stock: plenty,
    name: {
      fi: 'Kukallinen ja kierrätetystä polyesteristä pliseerattu midihame korkealla vyötäröllä Orvokki',
      sv: 'Blommig och plisserad midikjol i återvunnen polyester med hög midja Orvokki',
      nb: 'Blomstrete og plissert midiskjørt i resirkulert polyester med høyt liv Orvokki',
      da: 'Blomstret og plisseret midinederdel i genanvendt polyester med høj talje Orvokki',
    },
  },
]

const named = (index: number, colour = 0): { articleNumber: string; alias: Localised; name: Localised } => {
  const style = itemAt(NAMED_STYLES, index)
  const name = style.name ?? productName(style.line, style.model)
  return {
    articleNumber: articleNumber(index + 1, colour),
    alias: productAlias(name, itemAt(style.colours, colour)),
    name,
  }
}

/** The named products; their article numbers and aliases never change. */
export const NAMED_PRODUCTS = {
  /** In stock in every size; four colours. */
  dress: named(0),
  dressInWine: named(0, 1),
  /** One piece in size 38; all other sizes are sold out. */
  onePieceDress: named(1),
  soldOutKnit: named(2),
  /** In the seasonal sale, and cheaper than its regular price in the 30 days before the sale. */
  discountedBlazer: named(3),
  /** Nothing in stock; 20 pieces can be oversold. */
  oversellableCoat: named(4),
  /** Has static stock. */
  staticShirt: named(5),
  oneSizeBag: named(6),
  longNameSkirt: named(7),
} as const
