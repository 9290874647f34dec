import type { FilterRow, ListFilters } from './filter-schema'

/** A category of the tree: `depth` counts the steps from those whose parent is not among the rows. */
export type TreeRow = { row: FilterRow; depth: number; hasMembers: boolean; isOpen: boolean }

const CATEGORIES = 'categories'

/** The parents of the rows by their ids, those alone that are rows themselves. */
function parentsOf(rows: readonly FilterRow[]): Map<string, string> {
  const ids = new Set(rows.map(([id]) => id))
  return new Map(
    rows.flatMap(([id, , , parent]) =>
      parent !== undefined && parent !== id && ids.has(parent) ? [[id, parent]] : [],
    ),
  )
}

/** From a category up to the top of the tree. */
export function pathUp(rows: readonly FilterRow[], id: string): string[] {
  const parents = parentsOf(rows)
  const path: string[] = []
  for (let at: string | undefined = id; at !== undefined && !path.includes(at); at = parents.get(at)) path.push(at)
  return path
}

/** Categories as a tree, each below its parent, where that is open. */
export function treeRows(rows: readonly FilterRow[], isOpen: (id: string) => boolean): TreeRow[] {
  const parents = parentsOf(rows)
  const grow = (row: FilterRow, depth: number): TreeRow[] => {
    const [id, , , , isFolded = false] = row
    const members = rows.filter(([own]) => parents.get(own) === id)
    const isShown = members.length > 0 && isOpen(id)
    return [
      { row, depth, hasMembers: isFolded || members.length > 0, isOpen: isShown },
      ...(isShown ? members.flatMap((member) => grow(member, depth + 1)) : []),
    ]
  }
  return rows.filter(([id]) => !parents.has(id)).flatMap((row) => grow(row, 0))
}

/** What a category shows without being asked: its members, when it or one of them is chosen, however deep. */
export function openBy(rows: readonly FilterRow[], chosen: readonly { id: string }[]): (id: string) => boolean {
  const open = new Set(chosen.flatMap(({ id }) => pathUp(rows, id)))
  return (id) => open.has(id)
}

/** The filters with the tree as it shows at first: what is folded follows when a shopper opens it. */
export const foldCategories = (filters: ListFilters, chosen: readonly { id: string }[]): ListFilters => ({
  ...filters,
  groups: filters.groups.map((group) => {
    if (group.key !== CATEGORIES) return group
    const tree = treeRows(group.rows, openBy(group.rows, chosen))
    const fold = ({ row, hasMembers, isOpen }: TreeRow): FilterRow =>
      hasMembers && !isOpen ? [row[0], row[1], row[2], row[3], true] : row
    return { ...group, rows: tree.map(fold) }
  }),
})
