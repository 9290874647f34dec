import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { ListQuery } from '@/lib/list/list-query'
import { addressSort, effectiveSort, sortOptions } from '@/lib/list/list-sort'
import type { ListKind } from '@/lib/list/list-types'
import { FilterFields } from './filter-fields'
import styles from './sort-select.module.css'

type SortSelectProps = { kind: ListKind; path: string; query: ListQuery; onChoose: (query: ListQuery) => void }

/** Sort order of the list. Without JavaScript it is a plain form that also sends the chosen filters. */
export function SortSelect({ kind, path, query, onChoose }: SortSelectProps) {
  const t = useTranslations('list')
  const sort = effectiveSort(query.sort, kind)
  const choose = (chosen: string) => {
    if (chosen !== sort) onChoose({ ...query, sort: addressSort(chosen, kind), page: 1 })
  }
  return (
    <form className={styles.sort} action={path} method="get">
      <FilterFields query={query} />
      <label htmlFor="sort" className={styles.label}>
        {t('sort')}
      </label>
      <span className={styles.box}>
        <select
          id="sort"
          name="sort"
          value={sort}
          // the browser must not restore the choice after back or reload, because the list has another order
          autoComplete="off"
          data-testid="sort-select"
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {sortOptions(kind).map((option) => (
            <option key={option} value={option}>
              {t(`sorts.${option}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
      <noscript>
        <button type="submit">{t('apply')}</button>
      </noscript>
      {/* marks the end for the style sheet; script blockers replace the noscript element, so it cannot be the mark */}
      <i hidden data-end="" />
    </form>
  )
}
