import type { FilterRow } from '@/lib/list/filter-schema'
import { fieldValue } from '@/lib/list/list-query'
import styles from './filter-value.module.css'

type FilterValueProps = {
  name: string
  row: FilterRow
  look: 'line' | 'cell' | 'colour'
  /** Steps into the tree, for a category. */
  depth?: number
  checked: boolean
  onToggle: (row: FilterRow) => void
}

/** One value with its number of products; without any it cannot be chosen, but a choice can be taken back. */
export function FilterValue({ name, row, look, depth = 0, checked, onToggle }: FilterValueProps) {
  const [id, label, count, extra] = row
  return (
    <label className={styles[look]} data-testid="filter-value" data-depth={depth || undefined}>
      <input
        type="checkbox"
        name={name}
        value={fieldValue({ id, label })}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={() => onToggle(row)}
      />
      {look === 'colour' && extra ? (
        <svg viewBox="0 0 30 30" aria-hidden="true">
          <circle cx="15" cy="15" r="11" fill={extra} />
        </svg>
      ) : null}
      <span>{label}</span>
      <small>{count}</small>
    </label>
  )
}
