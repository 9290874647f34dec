import type { CatalogueSku } from '@/mock-backend/catalogue/types'
import type { Days } from './days'
import type { Random } from './random'

/** EAN-13 with the Finnish prefix and its check digit. */
function gtinOf(skuId: number): string {
  const body = `64${String(skuId).padStart(10, '0')}`
  const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return body + String((10 - (sum % 10)) % 10)
}

/** Pieces of a size: some gone, some nearly, most well filled; the middle sizes deepest. */
function pieces(random: Random): number {
  const at = random.next()
  if (at < 0.09) return 0
  if (at < 0.24) return 1 + random.below(3)
  return 4 + random.below(36)
}

type Shelf = { random: Random; days: Days; soldOut: boolean }

/** The sizes of a product; `soldOut` empties all of them and announces a delivery for most. */
export function createSkus(
  productId: number,
  sizes: readonly string[],
  { random, days, soldOut }: Shelf,
): CatalogueSku[] {
  const incoming = soldOut && random.chance(0.7) ? days.date(7 + random.below(40)) : null
  return sizes.map((name, i) => {
    const skuId = productId * 100 + i + 1
    const inStock = pieces(random)
    return {
      skuId,
      articleNumber: `K${productId}-${name.replace(/\s/g, '')}`,
      name,
      gtin: gtinOf(skuId),
      stock: { inStock: soldOut ? 0 : inStock, oversellable: 0, static: 0, incoming },
    }
  })
}
