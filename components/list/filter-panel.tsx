import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { isPlainPress } from '@/components/ui/is-plain-press'
import { Sheet } from '@/components/ui/sheet'
import { type ChosenValue, withoutFilters, withPrice } from '@/lib/list/choose-filters'
import type { ListFilters } from '@/lib/list/filter-types'
import { canonicalSearch, type ListQuery } from '@/lib/list/list-query'
import type { PriceRange } from '@/lib/list/price-range'
import { FilterGroup } from './filter-group'
import styles from './filter-panel.module.css'
import { PriceFilter } from './price-filter'

export const FILTER_PANEL_ID = 'filter'

type FilterPanelProps = {
  path: string
  query: ListQuery
  filters: ListFilters
  values: readonly ChosenValue[]
  labelOf: (value: ChosenValue) => string
  /** Label of the button with the number of products. */
  showText: string
  isBusy: boolean
  isFailed: boolean
  /** An error, or the new number of products. */
  message: string
  onChoose: (query: ListQuery) => void
  /** Fetches the values of collapsed categories. */
  fetchFilters: () => Promise<void>
}

/**
 * All filters of a list. Without JavaScript it is a form with a submit button. With JavaScript each choice applies at
 * once, the panel stays open, and the button closes it.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { path, query, filters, values, labelOf, showText, isBusy, isFailed, message, onChoose } = props
  const t = useTranslations('filter')
  const common = useTranslations('common')
  const cleared = withoutFilters(query)
  // an invalid price exists only in its field: a new key renders empty fields
  const [clearings, setClearings] = useState(0)
  const rangeLabel = (range: PriceRange | null) => (range ? labelOf({ key: 'price', id: '', label: '', range }) : '')
  const close = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
  }
  return (
    <Sheet id={FILTER_PANEL_ID} title={t('open')} closeLabel={common('close')} look="panel">
      <form className={styles.form} action={path} method="get" onSubmit={close}>
        <div className={styles.groups}>
          {query.sort ? <input type="hidden" name="sort" value={query.sort} /> : null}
          {filters.groups.map((group) => {
            const own = values.filter(({ key }) => key === group.key)
            return (
              <FilterGroup
                key={group.key}
                group={group}
                query={query}
                summary={own.map(labelOf).join(', ')}
                onChoose={onChoose}
                fetchFilters={props.fetchFilters}
              >
                {group.key === 'price' ? (
                  <PriceFilter
                    key={clearings}
                    bounds={filters.price ?? [0, 0]}
                    range={own[0]?.range ?? null}
                    onChoose={(range) => onChoose(withPrice(query, range, rangeLabel(range)))}
                  />
                ) : null}
              </FilterGroup>
            )
          })}
        </div>
        <div className={styles.foot}>
          <p className={isFailed ? styles.message : 'visually-hidden'} role="status">
            {message}
          </p>
          <a
            className={styles.clear}
            href={path + canonicalSearch(cleared)}
            rel="nofollow"
            onClick={(event) => {
              if (!isPlainPress(event)) return
              event.preventDefault()
              setClearings(clearings + 1)
              onChoose(cleared)
            }}
          >
            {t('clear')}
          </a>
          <Button type="submit" busy={isBusy}>
            <span className={styles.live}>{showText}</span>
            <span className={styles.plain}>{t('showPlain')}</span>
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
