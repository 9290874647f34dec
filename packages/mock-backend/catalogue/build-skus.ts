import type { FixedStock } from './named-products'
import { between, pick, type Random } from './random'
import type { CatalogueSku } from './types'

const DAY = 24 * 60 * 60 * 1000
const NOTHING: CatalogueSku['stock'] = { inStock: 0, oversellable: 0, static: 0, incoming: null }

export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** A GTIN with a valid check digit. GS1 reserves the prefix 200 for internal use, so no product has this number. */
function gtin(skuId: number): string {
  const digits = `200${String(skuId).padStart(9, '0')}`
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return digits + ((10 - (sum % 10)) % 10)
}

/** Stock situation of a product. */
type Supply = 'in stock' | 'sold out' | 'oversellable' | 'static' | 'incoming'

function supplyOf(random: Random): Supply {
  const chance = random()
  if (chance < 0.03) return 'sold out'
  if (chance < 0.055) return 'oversellable'
  if (chance < 0.075) return 'static'
  if (chance < 0.11) return 'incoming'
  return 'in stock'
}

function inStock(random: Random): CatalogueSku['stock'] {
  const chance = random()
  if (chance < 0.12) return NOTHING
  if (chance < 0.26) return { ...NOTHING, inStock: between(random, 1, 5) }
  return { ...NOTHING, inStock: between(random, 6, 48) }
}

function stockOf(supply: Supply, random: Random, incoming: string): CatalogueSku['stock'] {
  if (supply === 'oversellable') return { ...NOTHING, inStock: pick(random, [0, 0, 3]), oversellable: 25 }
  if (supply === 'static') return { ...NOTHING, static: 40 }
  if (supply === 'sold out') return NOTHING
  if (supply === 'incoming') return random() < 0.6 ? { ...NOTHING, incoming } : inStock(random)
  return inStock(random)
}

type SkuPlan = {
  productId: number
  articleNumber: string
  sizes: readonly string[]
  today: number
  /** ISO date on which a product that is not on sale yet arrives; null when it is on sale. */
  arrives: string | null
  fixed?: (size: string) => FixedStock
}

/** The skus (sizes) of a product with their initial stock. */
export function buildSkus(plan: SkuPlan, random: Random): CatalogueSku[] {
  const supply = supplyOf(random)
  const incoming = isoDay(plan.today + between(random, 6, 35) * DAY)
  return plan.sizes.map((name, i) => {
    const skuId = plan.productId * 100 + i + 1
    const ordinary = stockOf(supply, random, incoming)
    const early = plan.arrives === null ? null : { ...NOTHING, incoming: plan.arrives }
    const stock = plan.fixed ? { ...NOTHING, ...plan.fixed(name) } : (early ?? ordinary)
    return {
      skuId,
      articleNumber: `${plan.articleNumber}-${name.replace('One size', 'OS').replace(',', '')}`,
      name,
      gtin: gtin(skuId),
      stock,
    }
  })
}
