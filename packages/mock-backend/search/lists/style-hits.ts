import { itemAt } from '#catalogue/item-at'
import type { Entry } from '#commerce/catalogue-index'
import type { Commerce } from '#commerce/create-commerce'

/** The colours of a style in display order; `main` is the first. */
export type StyleHit = { main: Entry; others: readonly Entry[] }

/** Groups entries by style, in the order in which the styles first occur. */
export function groupByStyle(entries: Iterable<Entry>): Entry[][] {
  const byStyle = new Map<number, Entry[]>()
  for (const entry of entries) {
    const known = byStyle.get(entry.style.styleId)
    if (known) known.push(entry)
    else byStyle.set(entry.style.styleId, [entry])
  }
  return [...byStyle.values()]
}

/** A style whose colours `matching` (at least one) come first, followed by its other colours that are on sale. */
export function styleHit({ index, clock }: Commerce, matching: readonly Entry[]): StyleHit {
  const main = itemAt(matching, 0)
  const now = clock()
  const colours = main.style.products.flatMap(({ productId }) => index.byProductId.get(productId) ?? [])
  const others = colours.filter((entry) => entry.availableFrom <= now && !matching.includes(entry))
  return { main, others: [...matching.slice(1), ...others] }
}
