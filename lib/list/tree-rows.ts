import type { FilterRow } from './filter-schema'

/** Categories as a tree, each below its parent; `depth` counts the steps from those whose parent is not among them. */
export function treeRows(rows: readonly FilterRow[]): { row: FilterRow; depth: number }[] {
  const ids = new Set(rows.map(([id]) => id))
  const isRoot = ([id, , , parent]: FilterRow) => parent === undefined || parent === id || !ids.has(parent)
  const grow = (row: FilterRow, depth: number): { row: FilterRow; depth: number }[] => [
    { row, depth },
    ...rows.filter((child) => child[3] === row[0] && !isRoot(child)).flatMap((child) => grow(child, depth + 1)),
  ]
  return rows.filter(isRoot).flatMap((row) => grow(row, 0))
}
