import type { Algorithm } from '@apptus/esales-api'
import { pickUnlike } from '#catalogue/likeness'
import type { Entry } from '#commerce/catalogue-index'
import { ALGORITHMS } from './algorithms'
import type { Occasion } from './recommendation'

/**
 * Lists whose order says something to the customer, and those that hold one piece of each role in turn; in all others,
 * neighbours may change places to look different.
 */
const KEEPS_ORDER: ReadonlySet<Algorithm> = new Set(['FAVORITES', 'RECENTLY_VIEWED', 'STYLE_WITH', 'CART'])

/** How many more products than asked for are looked at to lay neighbours apart. */
const SPARE = 24

/** The first of a ranking that are in stock, one colour of each style; none of the styles shown already. */
function firstInStock(
  ranking: readonly Entry[],
  { commerce }: Occasion,
  shown: ReadonlySet<number>,
  most: number,
): Entry[] {
  const styles = new Set(shown)
  const chosen: Entry[] = []
  for (const entry of ranking) {
    if (chosen.length >= most) break
    const { styleId } = entry.style
    if (styles.has(styleId) || commerce.totalStock(entry).totalStock === 0) continue
    styles.add(styleId)
    chosen.push(entry)
  }
  return chosen
}

/** The products of one recommendation list; `shown` are the ids of the styles that the lists before it show. */
export function chooseProducts(
  algorithm: Algorithm,
  occasion: Occasion,
  shown: ReadonlySet<number>,
  limit: number,
): Entry[] {
  const ranking = ALGORITHMS[algorithm](occasion)
  if (KEEPS_ORDER.has(algorithm)) return firstInStock(ranking, occasion, shown, limit)
  return pickUnlike(firstInStock(ranking, occasion, shown, limit + SPARE), limit)
}
