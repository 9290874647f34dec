/** Returns `items[i]`. Throws a RangeError when the index is out of range. */
export function itemAt<T>(items: readonly T[], i: number): T {
  const item = items[i]
  if (item === undefined) throw new RangeError(`No item ${i} in a list of ${items.length}`)
  return item
}

// Reads for loops over pixels. There is one function for each type of array, because a shared function is slow.

export const floatAt = (values: Float32Array, i: number): number => values[i] ?? 0

export const doubleAt = (values: Float64Array, i: number): number => values[i] ?? 0

export const intAt = (values: Int32Array, i: number): number => values[i] ?? 0

/** `values[i] += value`. */
export function addTo(values: Float32Array, i: number, value: number): void {
  values[i] = (values[i] ?? 0) + value
}
