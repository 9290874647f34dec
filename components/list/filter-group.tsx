import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { isChosen, toggleValue } from '@/lib/list/choose-filters'
import { filterOf } from '@/lib/list/filter-table'
import type { ListFacet } from '@/lib/list/filter-types'
import type { ListQuery } from '@/lib/list/list-query'
import { CategoryTree } from './category-tree'
import styles from './filter-panel.module.css'
import { FilterValue } from './filter-value'
import valueStyles from './filter-value.module.css'

/** With more brands than this there is a search field. */
const MANY_BRANDS = 12

const lookOf = (key: string) => filterOf(key)?.look ?? 'line'

type FilterGroupProps = {
  group: ListFacet
  query: ListQuery
  /** Labels of the chosen values. */
  summary: string
  onChoose: (query: ListQuery) => void
  /** Fetches the children of collapsed categories. */
  fetchFilters: () => Promise<void>
  children?: ReactNode
}

function Values({ group: { key, label }, children }: { group: ListFacet; children: ReactNode }) {
  return (
    <fieldset className={valueStyles.values} data-look={lookOf(key)}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  )
}

/** The values of a group; many brands have a search field. */
function FilterValues({ group, query, onChoose }: Pick<FilterGroupProps, 'group' | 'query' | 'onChoose'>) {
  const t = useTranslations('filter')
  const [wanted, setWanted] = useState('')
  const { key, rows } = group
  const isLong = key === 'brands' && rows.length > MANY_BRANDS
  const needle = wanted.trim().toLocaleLowerCase()
  const found = rows.filter(([, label]) => label.toLocaleLowerCase().includes(needle))
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
          // Enter must not submit the form
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      ) : null}
      <Values group={group}>
        {found.map((row) => (
          <FilterValue
            key={row[0]}
            name={key}
            row={row}
            look={lookOf(key)}
            checked={isChosen(query, key, row[0])}
            onToggle={() => onChoose(toggleValue(query, group, row))}
          />
        ))}
        {found.length === 0 ? <p className={styles.note}>{t('noBrand')}</p> : null}
      </Values>
    </>
  )
}

/** A group of the filter panel, collapsed unless it is an important one or has a chosen value. */
export function FilterGroup({ summary, fetchFilters, children, ...values }: FilterGroupProps) {
  const { key, label } = values.group
  const [isOpen] = useState(filterOf(key)?.isOpen || summary !== '')
  const tree = (
    <Values group={values.group}>
      <CategoryTree {...values} fetchFilters={fetchFilters} />
    </Values>
  )
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        {label}
        <span>{summary}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      {children || (key === 'categories' ? tree : <FilterValues {...values} />)}
    </details>
  )
}
