import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { isChosen, toggleValue } from '@/lib/list/choose-filters'
import type { ListFacet } from '@/lib/list/filter-types'
import type { ListQuery } from '@/lib/list/list-query'
import { openBy, type TreeRow, treeRows } from '@/lib/list/tree-rows'
import styles from './category-tree.module.css'
import { FilterValue } from './filter-value'

type CategoryTreeProps = {
  group: ListFacet
  query: ListQuery
  onChoose: (query: ListQuery) => void
  /** Fetches the children of collapsed categories. */
  fetchFilters: () => Promise<void>
}

/** The categories of a list as a tree; expanding a category does not choose it (R-LIST-10). */
export function CategoryTree({ group, query, onChoose, fetchFilters }: CategoryTreeProps) {
  const t = useTranslations('filter')
  /** Categories that the shopper has expanded or collapsed; the others are expanded by the choice. */
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({})
  const [hasFailed, setFailed] = useState(false)
  const isOpenBy = openBy(group.rows, query.categories)
  const rows = treeRows(group.rows, (id) => turned[id] ?? isOpenBy(id))
  const isTree = rows.some(({ hasMembers }) => hasMembers)
  const turn = async ({ row: [id, , , , isFolded], isOpen }: TreeRow) => {
    setTurned((before) => ({ ...before, [id]: !isOpen }))
    setFailed(false)
    if (!isFolded) return
    try {
      await fetchFilters()
    } catch (error) {
      setFailed(true)
      reloadOrReport(error, { type: 'load', component: 'category-tree' })
    }
  }
  return (
    <>
      {rows.map((each) => (
        <div key={each.row[0]} className={isTree ? styles.branch : undefined}>
          <FilterValue
            name={group.key}
            row={each.row}
            look="line"
            depth={each.depth}
            checked={isChosen(query, group.key, each.row[0])}
            onToggle={() => onChoose(toggleValue(query, group, each.row))}
          />
          {each.hasMembers ? (
            <button
              type="button"
              aria-expanded={each.isOpen}
              aria-label={t('membersOf', { name: each.row[1] })}
              onClick={() => turn(each)}
            >
              <Icon name="chevron-down" size={16} />
            </button>
          ) : null}
        </div>
      ))}
      <p role="status" className={styles.failure}>
        {hasFailed ? t('membersFailed') : ''}
      </p>
    </>
  )
}
