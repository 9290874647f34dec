import type { Entry } from '#commerce/catalogue-index'
import type { Commerce } from '#commerce/create-commerce'
import type { StyleHit } from '#search/products/product-groups'

/** Colours of the entry's style that are sold now, without the entry itself; those of `first` lead. */
export function siblingsOf({ index, clock }: Commerce, entry: Entry, first: readonly Entry[] = []): Entry[] {
  const now = clock()
  const all = entry.style.products.flatMap(({ productId }) => index.byProductId.get(productId) ?? [])
  const others = all.filter((other) => other !== entry && other.availableFrom <= now && !first.includes(other))
  return [...first.filter((other) => other !== entry), ...others]
}

/** One hit per style in the order in which the styles are first met; matching colours precede the others. */
export function styleHits(commerce: Commerce, matching: Iterable<Entry>): StyleHit[] {
  const byStyle = new Map<number, Entry[]>()
  for (const entry of matching) {
    const known = byStyle.get(entry.style.styleId)
    if (known) known.push(entry)
    else byStyle.set(entry.style.styleId, [entry])
  }
  return [...byStyle.values()].flatMap((entries) => {
    const [main] = entries
    return main ? [{ main, others: siblingsOf(commerce, main, entries) }] : []
  })
}
