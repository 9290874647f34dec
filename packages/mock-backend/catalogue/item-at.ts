/** Returns `items[i]`. Throws a RangeError when the index is out of range. */
export function itemAt<T>(items: readonly T[], i: number): T {
  const item = items[i]
  if (item === undefined) throw new RangeError(`No item ${i} in a list of ${items.length}`)
  return item
}
