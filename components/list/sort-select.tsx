'use client'

import { useTranslations } from 'next-intl'
import { useShopRouter } from '@/components/ui/use-shop-router'
import { canonicalSearch, type ListQuery } from '@/lib/list/list-query'
import type { Sort } from '@/lib/list/list-types'
import styles from './sort-select.module.css'

const CHOICES: readonly Sort[] = ['LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC']

/** Order of the list. A plain form without script; with it the address changes and the next list starts at page 1. */
export function SortSelect({ path, query, sort }: { path: string; query: ListQuery; sort: Sort }) {
  const t = useTranslations('list')
  const { push } = useShopRouter()
  const change = (value: string) => push(`${path}${canonicalSearch({ ...query, sort: value, page: 1 })}`)
  return (
    <form className={styles.sort} action={path} method="get">
      <label htmlFor="sort" className={styles.label}>
        {t('sort')}
      </label>
      <select
        id="sort"
        name="sort"
        key={sort}
        defaultValue={sort}
        data-testid="sort-select"
        onChange={(event) => change(event.target.value)}
      >
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {t(`sorts.${choice}`)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit">{t('apply')}</button>
      </noscript>
    </form>
  )
}
