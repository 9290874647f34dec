import type { Algorithm } from '@apptus/esales-api'
import { pickUnlike } from '#catalogue/likeness'
import type { Entry } from '#commerce/catalogue-index'
import { ALGORITHMS } from './algorithms'
import type { Occasion } from './recommendation'

/**
 * Algorithms whose order is kept: the customer's latest products first, or the roles of an outfit in turn. The products
 * of all others are reordered so that neighbours look different.
 */
const KEEPS_ORDER: ReadonlySet<Algorithm> = new Set(['FAVORITES', 'RECENTLY_VIEWED', 'STYLE_WITH', 'CART'])

/** Number of additional products to choose from when similar neighbours are separated. */
const SPARE = 8

/** The first `most` products of a ranking: one colour of each style, without the styles in `shown`. */
function firstStyles(ranking: readonly Entry[], shown: ReadonlySet<number>, most: number): Entry[] {
  const styles = new Set(shown)
  const isNew = ({ style }: Entry) => !styles.has(style.styleId) && styles.add(style.styleId)
  return ranking.filter(isNew).slice(0, most)
}

/** The products of one recommendation list. `shown` holds the ids of the styles in the preceding lists. */
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
