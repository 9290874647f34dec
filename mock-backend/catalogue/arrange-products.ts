import type { ColourKey } from '@/mock-backend/studio/colours'
import type { Kind } from '@/mock-backend/studio/picture-name'
import { createRandom, shuffled } from './random'
import type { CatalogueProduct, CatalogueStyle } from './types'

export type Placed = { style: CatalogueStyle; product: CatalogueProduct }

const colourOf = ({ product }: Placed): ColourKey => product.colour

/** How disturbing two goods are side by side; 0 is fine. */
function likeness(a: Placed, b: Placed): number {
  const sameKind = a.style.kind === b.style.kind ? 1 : 0
  if (a.style === b.style) return 20
  const sameColour = colourOf(a) === colourOf(b) ? 4 : 0
  const sameDrawing = sameKind && a.style.shape === b.style.shape && a.product.print === b.product.print ? 6 : 0
  const sameText = sameKind && a.style.texts.long.fi === b.style.texts.long.fi ? 3 : 0
  return sameColour + sameDrawing + sameText + sameKind
}

const LOOK_BACK = 3

/** Keeps the order roughly, but takes from the next `ahead` the one least like the last three. */
function spread(items: readonly Placed[], ahead: number): Placed[] {
  const waiting = items.slice(0, ahead)
  let next = waiting.length
  const result: Placed[] = []
  while (waiting.length > 0) {
    const best = leastLike(waiting, result)
    result.push(waiting[best])
    if (next < items.length) waiting[best] = items[next++]
    else waiting.splice(best, 1)
  }
  return result
}

/** Index of the goods that look least like the last ones laid out; the nearest of those counts most. */
function leastLike(waiting: readonly Placed[], laidOut: readonly Placed[]): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < waiting.length && least > 0; i++) {
    let cost = 0
    for (let back = 1; back <= LOOK_BACK && back <= laidOut.length; back++)
      cost += likeness(laidOut[laidOut.length - back], waiting[i]) * (LOOK_BACK + 1 - back)
    if (cost < least) {
      least = cost
      best = i
    }
  }
  return best
}

/**
 * An order in which neighbours differ, in the whole catalogue and, because kinds are mixed evenly,
 * in every category too. `seed` gives different orders.
 */
export function arrangeProducts(items: readonly Placed[], seed: number): Placed[] {
  const byKind = new Map<Kind, Placed[]>()
  for (const item of shuffled(createRandom(seed), items)) {
    const list = byKind.get(item.style.kind)
    if (list) list.push(item)
    else byKind.set(item.style.kind, [item])
  }
  const mixed = [...byKind.values()].flatMap((list, kind) => {
    const ordered = spread(list, 24)
    return ordered.map((item, i) => ({ item, place: (i + 0.5) / ordered.length + kind * 1e-7 }))
  })
  mixed.sort((a, b) => a.place - b.place)
  return spread(
    mixed.map(({ item }) => item),
    6,
  )
}
