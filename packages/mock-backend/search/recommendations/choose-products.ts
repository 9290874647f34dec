import type { Algorithm } from '@apptus/esales-api'
import { pickUnlike } from '#catalogue/likeness'
import type { Entry } from '#commerce/catalogue-index'
import { ALGORITHMS } from './algorithms'
import type { Occasion } from './recommendation'

/**
 * Lists whose order means something: what came last, or roles of an outfit in turn. In all others, neighbours may change
 * places to look different.
 */
const KEEPS_ORDER: ReadonlySet<Algorithm> = new Set(['FAVORITES', 'RECENTLY_VIEWED', 'STYLE_WITH', 'CART'])

/** How many more products than asked for are looked at to lay neighbours apart. */
const SPARE = 8

/** The first of a ranking, one colour of each style; none of the styles shown already. */
function firstStyles(ranking: readonly Entry[], shown: ReadonlySet<number>, most: number): Entry[] {
  const styles = new Set(shown)
  const isNew = ({ style }: Entry) => !styles.has(style.styleId) && styles.add(style.styleId)
  return ranking.filter(isNew).slice(0, most)
}

/** The products of one recommendation list; `shown` are the ids of the styles that the lists before it show. */
export function chooseProducts(
  algorithm: Algorithm,
  occasion: Occasion,
  shown: ReadonlySet<number>,
  limit: number,
): Entry[] {
  const ranking = ALGORITHMS[algorithm](occasion)
  if (KEEPS_ORDER.has(algorithm)) return firstStyles(ranking, shown, limit)
  return pickUnlike(firstStyles(ranking, shown, limit + SPARE), limit)
}
