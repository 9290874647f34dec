import type { CatalogueProduct, CatalogueSku, CatalogueStyle } from '@/mock-backend/catalogue/types'
import { createStyle, type StyleSeed } from './create-style'
import type { Days } from './days'
import { inAll, inEvery } from './langs'
import type { Random } from './random'
import { slug } from './slug'

/** Product ids with a fixed role, whatever the seed and the size of the shop. */
export const NAMED_PRODUCTS = {
  /** A dress in three colours, all sizes well in stock, no campaign. */
  plainDress: 1011,
  /** One piece left, in size 38. */
  lastPiece: 1021,
  soldOut: 1031,
  /** Reduced, and its lowest price of 30 days lies below the regular one. */
  discounted: 1041,
  /** Nothing in the warehouse, ten pieces may be sold nevertheless. */
  oversellable: 1051,
  /** Static stock only: sold from the supplier's shelf. */
  staticStock: 1061,
  oneSizeBag: 1071,
  longName: 1081,
  /** First sold in two weeks. */
  comingSoon: 1091,
} as const

/** Styles below this id are named; chance and campaigns leave them alone. */
export const FIRST_FREE_STYLE = 1001

const PRICE = { fi: 99_95, se: 1099_00, no: 1199_00, dk: 749_00 }
const LOW_PRICE = { fi: 79_95, se: 849_00, no: 949_00, dk: 599_00 }

const dress = (styleId: number, model: string, more: Partial<StyleSeed> = {}): StyleSeed => ({
  styleId,
  kind: 'wrap-dress',
  model,
  brandId: 1,
  colours: ['navy'],
  print: 'floral',
  shape: 0,
  price: PRICE,
  launched: -200,
  healthy: true,
  ...more,
})

const SEEDS: StyleSeed[] = [
  dress(101, 'Vanamo', { colours: ['navy', 'wine', 'forest'] }),
  dress(102, 'Hilja', { colours: ['black'], print: 'plain' }),
  dress(103, 'Kaiho', { kind: 'slip-dress', colours: ['wine'], print: 'plain' }),
  dress(104, 'Sade', { colours: ['rust'], print: 'dot' }),
  dress(105, 'Talvikki', { kind: 'cable-knit', colours: ['ecru'], print: 'plain' }),
  dress(106, 'Routa', {
    kind: 'coat',
    colours: ['camel'],
    print: 'plain',
    price: { fi: 249_00, se: 2799_00, no: 2999_00, dk: 1849_00 },
  }),
  dress(107, 'Kontti', { kind: 'bag', colours: ['cognac'], print: 'plain' }),
  dress(108, 'Aurora', { kind: 'blazer', colours: ['charcoal'], print: 'check' }),
  dress(109, 'Maija', { colours: ['lilac'], print: 'plain', launched: 14 }),
]

const LONG_NAME = inAll(
  'Kaksirivinen villasekoitebleiseri Aurora Borealis huippukäänteillä, läppätaskuilla ja vyötärönauhalla',
  'Dubbelknäppt kavaj i ullblandning Aurora Borealis med spetsslag, lockfickor och knytskärp i midjan',
  'Dobbeltspent blazer i ullblanding Aurora Borealis med spisse slag, klafflommer og knytebelte i livet',
  'Dobbeltradet blazer i uldblanding Aurora Borealis med spidse revers, klaplommer og bindebælte i taljen',
)

type Stock = CatalogueSku['stock']
const stocked = (product: CatalogueProduct, stock: (sku: CatalogueSku) => Partial<Stock>): CatalogueProduct => ({
  ...product,
  skus: product.skus.map((sku) => ({
    ...sku,
    stock: { inStock: 0, oversellable: 0, static: 0, incoming: null, ...stock(sku) },
  })),
})

/** What makes a named product special; the rest are simply well in stock. */
function cast(product: CatalogueProduct, days: Days): CatalogueProduct {
  switch (product.productId) {
    case NAMED_PRODUCTS.lastPiece:
      return stocked(product, ({ name }) => ({ inStock: name === '38' ? 1 : 0 }))
    case NAMED_PRODUCTS.soldOut:
      return stocked(product, () => ({ incoming: days.date(21) }))
    case NAMED_PRODUCTS.oversellable:
      return stocked(product, () => ({ oversellable: 10, incoming: days.date(14) }))
    case NAMED_PRODUCTS.staticStock:
      return stocked(product, () => ({ static: 25 }))
    default:
      return stocked(product, () => ({ inStock: 40 }))
  }
}

function castMore(product: CatalogueProduct, days: Days): CatalogueProduct {
  if (product.productId === NAMED_PRODUCTS.discounted) {
    // The price went up within the 30 days before the reduction, so the low one is what may be struck.
    const priceLog = [
      { from: days.moment(-200), price: LOW_PRICE },
      { from: days.moment(-20), price: PRICE },
    ]
    return { ...product, priceLog }
  }
  if (product.productId !== NAMED_PRODUCTS.longName) return product
  return { ...product, name: LONG_NAME, alias: inEvery((lang) => slug(LONG_NAME[lang])) }
}

/** The styles of all named products. */
export const createNamedStyles = (chance: { random: Random; days: Days }): CatalogueStyle[] =>
  SEEDS.map((seed) => {
    const style = createStyle(seed, chance)
    const log = [{ from: chance.days.moment(-200), price: seed.price ?? PRICE }]
    const products = style.products.map((product) =>
      castMore(cast({ ...product, priceLog: log, popularity: 0.95 }, chance.days), chance.days),
    )
    return { ...style, products }
  })
