import type { CartLine } from './cart-types'
import type { LineStates } from './line-states'

/** A row of the cart: a line, or the placeholder of a removed line (`returning` while undo is pending). */
export type ShownLine = { kind: 'line' | 'removed' | 'returning'; skuId: number; line: CartLine }

/**
 * The rows of the cart in their remembered order, with placeholders for removed lines. A sku that is back in the cart
 * is shown as a line.
 */
export function shownLines(
  lines: readonly CartLine[],
  wanted: Record<string, number>,
  { order, removed }: Pick<LineStates, 'order' | 'removed'>,
): ShownLine[] {
  const isLeaving = (line: CartLine) => wanted[line.id] === 0 && line.skuId in removed
  const present = lines.filter((line) => !isLeaving(line))
  const gone = Object.values(removed).filter(({ line }) => !present.some(({ skuId }) => skuId === line.skuId))
  const shown: ShownLine[] = [
    ...present.map((line) => ({ kind: 'line' as const, skuId: line.skuId, line })),
    ...gone.map(({ line, isReturning }) => ({
      kind: isReturning ? ('returning' as const) : ('removed' as const),
      skuId: line.skuId,
      line,
    })),
  ]
  const placeOf = ({ skuId }: ShownLine) => {
    const place = order.indexOf(skuId)
    return place < 0 ? order.length : place
  }
  return shown.toSorted((a, b) => placeOf(a) - placeOf(b))
}
