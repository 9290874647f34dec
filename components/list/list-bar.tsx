import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import type { ListQuery } from '@/lib/list/list-query'
import type { ListKind } from '@/lib/list/list-types'
import { FILTER_PANEL_ID } from './filter-panel'
import styles from './list-page.module.css'
import { SortSelect } from './sort-select'

type ListBarProps = {
  kind: ListKind
  path: string
  query: ListQuery
  /** Number of chosen values. */
  chosenCount: number
  countText: string
  openerRef: Ref<HTMLButtonElement>
  onChoose: (query: ListQuery) => void
}

/** Filter button, number of products, and sort order. */
export function ListBar({ kind, path, query, chosenCount, countText, openerRef, onChoose }: ListBarProps) {
  const t = useTranslations('filter')
  return (
    <div className={styles.bar}>
      <button ref={openerRef} type="button" className={styles.opener} popoverTarget={FILTER_PANEL_ID}>
        <svg className="line-icon" aria-hidden="true" width="18" height="18" viewBox="0 0 24 24">
          <path d="M3 8h8m6 0h4M3 16h3m6 0h9M14 10.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Zm-5 8a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z" />
        </svg>
        {t('open')}
        {chosenCount > 0 ? ` (${chosenCount})` : null}
      </button>
      <p className={`num ${styles.count}`}>{countText}</p>
      <SortSelect kind={kind} path={path} query={query} onChoose={onChoose} />
    </div>
  )
}
