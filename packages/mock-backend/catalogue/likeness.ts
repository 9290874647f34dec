import { itemAt } from '#catalogue/item-at'
import { isCutAlike } from './kinds'
import type { CatalogueProduct, CatalogueStyle } from './types'

export type Placed = { style: CatalogueStyle; product: CatalogueProduct }

/** How similar two products look: 0 for products that have nothing in common, 20 for two colours of one style. */
export function likeness(a: Placed, b: Placed): number {
  const sameKind = a.style.kind === b.style.kind ? 1 : 0
  if (a.style === b.style) return 20
  const sameColour = a.product.colour === b.product.colour ? 4 : 0
  const sameDrawing = sameKind && a.style.shape === b.style.shape && a.product.print === b.product.print ? 6 : 0
  const sameText = sameKind && a.style.texts.long.fi === b.style.texts.long.fi ? 3 : 0
  return sameColour + sameDrawing + sameText + sameKind
}

/** Whether two products have the same cut, so that in a short row they look like one product in two colours. */
export const isSewnAlike = (a: Placed, b: Placed): boolean =>
  a.style.kind === b.style.kind && isCutAlike(a.style.kind, a.style.shape, b.style.shape)

/** Likeness in a short row, where an equal cut is more noticeable. */
export const likenessInRow = (a: Placed, b: Placed): number => likeness(a, b) + (isSewnAlike(a, b) ? 10 : 0)

const LOOK_BACK = 3

/**
 * Index of the product in `waiting` that looks least like the last three in `laidOut`, of which the last one has the
 * highest weight. Of equal candidates, the first is chosen. `waiting` must not be empty.
 */
export function leastLike<T extends Placed>(
  waiting: readonly T[],
  laidOut: readonly T[],
  alike: (a: Placed, b: Placed) => number,
): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  const last = laidOut.slice(-LOOK_BACK)
  for (const [i, item] of waiting.entries()) {
    if (least <= 0) break
    let cost = 0
    for (const [k, other] of last.entries()) cost += alike(other, item) * (k + 1 + LOOK_BACK - last.length)
    if (cost < least) {
      least = cost
      best = i
    }
  }
  return best
}

/** Number of products that are compared for each place. */
const REACH = 24

/**
 * Chooses up to `count` products of different styles from a ranking, so that neighbours look different. The best one
 * stays first.
 */
export function pickUnlike<T extends Placed>(ranked: readonly T[], count: number): T[] {
  const styles = new Set<CatalogueStyle>()
  const waiting = ranked.filter(({ style }) => !styles.has(style) && styles.add(style)).slice(0, count + REACH)
  const picked: T[] = []
  while (picked.length < count && waiting.length > 0)
    picked.push(...waiting.splice(leastLike(waiting.slice(0, REACH), picked, likenessInRow), 1))
  return picked
}

/**
 * Index of a waiting product whose style has more than half of the waiting products; -1 when there is none or the last
 * placed product has this style. Placed any later, two colours of the style would be neighbours.
 */
function pressing(waiting: readonly Placed[], last: Placed | undefined): number {
  const counts = new Map<CatalogueStyle, number>()
  for (const { style } of waiting) counts.set(style, (counts.get(style) ?? 0) + 1)
  return waiting.findIndex(({ style }) => style !== last?.style && 2 * (counts.get(style) ?? 0) > waiting.length)
}

/**
 * Reorders sorted products so that neighbours look different. Only products that `isEqual` calls equal change places,
 * so the sort order is kept.
 */
export function* unlikeWithinRuns<T extends Placed>(
  sorted: Iterable<T>,
  isEqual: (a: T, b: T) => boolean,
): Generator<T> {
  const waiting: T[] = []
  const last: T[] = []
  const next = (): T => {
    const urgent = pressing(waiting, last.at(-1))
    const chosen = urgent < 0 ? leastLike(waiting, last, likenessInRow) : urgent
    const item = itemAt(waiting, chosen)
    waiting.splice(chosen, 1)
    last.push(item)
    if (last.length > LOOK_BACK) last.shift()
    return item
  }
  for (const item of sorted) {
    while (waiting.length > 0 && (waiting.length >= REACH || !isEqual(itemAt(waiting, 0), item))) yield next()
    waiting.push(item)
  }
  while (waiting.length > 0) yield next()
}
