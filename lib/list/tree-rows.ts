import type { FilterRow, ListFilters } from './filter-types'

/** A category of the tree; `depth` is the number of ancestors among the rows. */
export type TreeRow = { row: FilterRow; depth: number; hasMembers: boolean; isOpen: boolean }

const CATEGORIES = 'categories'

/** Parent ids by id, only of parents that are among the rows. */
function parentsOf(rows: readonly FilterRow[]): Map<string, string> {
  const ids = new Set(rows.map(([id]) => id))
  return new Map(
    rows.flatMap(([id, , , parent]) =>
      parent !== undefined && parent !== id && ids.has(parent) ? [[id, parent]] : [],
    ),
  )
}

/** The ids from a category up to its topmost ancestor. */
export function pathUp(rows: readonly FilterRow[], id: string): string[] {
  const parents = parentsOf(rows)
  const path: string[] = []
  for (let at: string | undefined = id; at !== undefined && !path.includes(at); at = parents.get(at)) path.push(at)
  return path
}

/** The visible rows of the category tree: children follow their parent when it is expanded. */
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

/** Which categories are expanded at first: those chosen and their ancestors. */
export function openBy(rows: readonly FilterRow[], chosen: readonly { id: string }[]): (id: string) => boolean {
  const open = new Set(chosen.flatMap(({ id }) => pathUp(rows, id)))
  return (id) => open.has(id)
}

/** The filters without the children of collapsed categories, which are fetched when a shopper expands one. */
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
