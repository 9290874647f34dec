import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { isChosen, toggleValue } from '@/lib/list/choose-filters'
import type { FilterGroup as Group } from '@/lib/list/filter-schema'
import type { ListQuery } from '@/lib/list/list-query'
import { treeRows } from '@/lib/list/tree-rows'
import styles from './filter-panel.module.css'
import { FilterValue } from './filter-value'
import valueStyles from './filter-value.module.css'

/** With more brands than this a field finds one. */
const MANY_BRANDS = 12
const OPEN_AT_FIRST = ['skus', 'p-Color', 'price']
const COLOUR_KEY = 'p-Color'

const lookOf = (key: string) => (key === 'skus' ? 'cell' : key === COLOUR_KEY ? 'colour' : 'line')

type FilterGroupProps = {
  group: Group
  query: ListQuery
  /** The chosen values in words. */
  summary: string
  onChoose: (query: ListQuery) => void
  children?: ReactNode
}

/** The values of a group, categories as a tree, brands with a field to find one. */
function FilterValues({ group, query, onChoose }: Omit<FilterGroupProps, 'summary' | 'children'>) {
  const t = useTranslations('filter')
  const [wanted, setWanted] = useState('')
  const { key, rows } = group
  const isLong = key === 'brands' && rows.length > MANY_BRANDS
  const tree = key === 'categories' ? treeRows(rows) : rows.map((row) => ({ row, depth: 0 }))
  const needle = wanted.trim().toLocaleLowerCase()
  const found = tree.filter(({ row: [, label] }) => label.toLocaleLowerCase().includes(needle))
  return (
    <>
      {isLong ? (
        <input
          className={styles.find}
          type="search"
          placeholder={t('findBrand')}
          aria-label={t('findBrand')}
          autoComplete="off"
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          // Enter searches here, it does not send the form
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      ) : null}
      <fieldset className={valueStyles.values} data-look={lookOf(key)}>
        <legend className="visually-hidden">{group.label}</legend>
        {found.map(({ row, depth }) => (
          <FilterValue
            key={row[0]}
            name={key}
            row={row}
            look={lookOf(key)}
            depth={depth}
            checked={isChosen(query, key, row[0])}
            onToggle={() => onChoose(toggleValue(query, group, row))}
          />
        ))}
        {found.length === 0 ? <p className={styles.note}>{t('noBrand')}</p> : null}
      </fieldset>
    </>
  )
}

/** A group of the filter panel, folded unless most shoppers use it or something in it is chosen. */
export function FilterGroup({ group, query, summary, onChoose, children }: FilterGroupProps) {
  const [isOpen] = useState(OPEN_AT_FIRST.includes(group.key) || summary !== '')
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        {group.label}
        <span>{summary}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      {children || <FilterValues group={group} query={query} onChoose={onChoose} />}
    </details>
  )
}
