import { useState } from 'react'
import { type FilterRow, UNCOUNTED } from '@/lib/list/filter-types'
import { fieldValue } from '@/lib/list/list-query'
import styles from './filter-value.module.css'

type FilterValueProps = {
  name: string
  row: FilterRow
  look: 'line' | 'cell' | 'colour'
  /** Depth in the category tree. */
  depth?: number
  checked: boolean
  onToggle: (row: FilterRow) => void
}

/**
 * A filter value with its number of products. Without products it is disabled, unless it is chosen or focused: a
 * disabled field would lose the focus.
 */
export function FilterValue({ name, row, look, depth = 0, checked, onToggle }: FilterValueProps) {
  const [id, label, count, extra] = row
  const [hasFocus, setFocus] = useState(false)
  return (
    <label className={styles[look]} data-testid="filter-value" data-depth={depth || undefined}>
      <input
        type="checkbox"
        name={name}
        value={fieldValue({ id, label })}
        checked={checked}
        disabled={count === 0 && !checked && !hasFocus}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        onChange={({ currentTarget }) => {
          // the field may have been focused before hydration
          setFocus(currentTarget === document.activeElement)
          onToggle(row)
        }}
      />
      {look === 'colour' && extra ? (
        <svg viewBox="0 0 30 30" aria-hidden="true">
          <circle cx="15" cy="15" r="11" fill={extra} />
        </svg>
      ) : null}
      <span>{label}</span>
      {count === UNCOUNTED ? null : <small>{count}</small>}
    </label>
  )
}
