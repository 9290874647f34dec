import type { PriceList } from '@/mock-backend/catalogue/types'
import type { Random } from './random'

/** What a buyer sets side by side: minor units, each market by its own price picture and never by a rate. */
const POINTS: PriceList[] = [
  { fi: 19_95, se: 199_00, no: 199_00, dk: 149_00 },
  { fi: 24_95, se: 249_00, no: 279_00, dk: 179_00 },
  { fi: 29_95, se: 299_00, no: 349_00, dk: 229_00 },
  { fi: 34_95, se: 379_00, no: 399_00, dk: 249_00 },
  { fi: 39_95, se: 399_00, no: 449_00, dk: 299_00 },
  { fi: 45_00, se: 479_00, no: 499_00, dk: 329_00 },
  { fi: 49_95, se: 549_00, no: 599_00, dk: 379_00 },
  { fi: 59_95, se: 649_00, no: 699_00, dk: 449_00 },
  { fi: 69_95, se: 749_00, no: 799_00, dk: 499_00 },
  { fi: 79_95, se: 849_00, no: 949_00, dk: 599_00 },
  { fi: 89_95, se: 999_00, no: 1049_00, dk: 649_00 },
  { fi: 99_95, se: 1099_00, no: 1199_00, dk: 749_00 },
  { fi: 119_00, se: 1299_00, no: 1399_00, dk: 899_00 },
  { fi: 129_00, se: 1399_00, no: 1499_00, dk: 949_00 },
  { fi: 149_00, se: 1699_00, no: 1799_00, dk: 1099_00 },
  { fi: 169_00, se: 1899_00, no: 1999_00, dk: 1249_00 },
  { fi: 189_00, se: 2099_00, no: 2299_00, dk: 1399_00 },
  { fi: 219_00, se: 2399_00, no: 2599_00, dk: 1599_00 },
  { fi: 249_00, se: 2799_00, no: 2999_00, dk: 1849_00 },
  { fi: 299_00, se: 3299_00, no: 3499_00, dk: 2199_00 },
  { fi: 349_00, se: 3899_00, no: 4199_00, dk: 2599_00 },
]

/** A price point between two amounts of euros. */
export function pickPrice(random: Random, [low, high]: readonly [number, number]): PriceList {
  const fitting = POINTS.filter(({ fi }) => fi >= low * 100 - 10 && fi <= high * 100 + 99)
  return random.pick(fitting)
}

/** The price point `steps` further down (or up, when negative); the outermost one where the table ends. */
export function pointBelow(price: PriceList, steps: number): PriceList {
  const at = POINTS.findIndex(({ fi }) => fi === price.fi)
  return POINTS[Math.max(0, Math.min(POINTS.length - 1, at - steps))] as PriceList
}
