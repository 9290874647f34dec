import type { Kind } from '@kajo/picture-studio'
import { leastLike, likeness, type Placed } from './likeness'
import { createRandom, shuffled } from './random'

/** Roughly keeps the order: each step takes, from the next `ahead` items, the one least similar to the last three. */
function spread(items: readonly Placed[], ahead: number): Placed[] {
  const waiting = items.slice(0, ahead)
  const rest = items.slice(ahead).values()
  const result: Placed[] = []
  while (waiting.length > 0) {
    const best = leastLike(waiting, result, likeness)
    const next = rest.next()
    result.push(...waiting.splice(best, 1, ...(next.done ? [] : [next.value])))
  }
  return result
}

/**
 * Orders products so that neighbours look different, in the whole catalogue and in each category (kinds are mixed
 * evenly). Each `seed` gives another order.
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
