'use client'

import { useTranslations } from 'next-intl'
import { useShopRouter } from '@/components/ui/use-shop-router'
import type { Sort } from '@/lib/list/list-types'
import styles from './sort-select.module.css'

/** An order and the address of the list in it, from page 1. */
export type SortChoice = { sort: Sort; label: string; href: string }

type SortSelectProps = { path: string; choices: readonly SortChoice[]; sort: Sort }

/** Order of the list. A plain form without script; with it the address changes and the next list starts at page 1. */
export function SortSelect({ path, choices, sort }: SortSelectProps) {
  const t = useTranslations('list')
  const { push } = useShopRouter()
  const change = (value: string) => {
    const choice = choices.find((candidate) => candidate.sort === value)
    if (choice) push(choice.href)
  }
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
        {choices.map((choice) => (
          <option key={choice.sort} value={choice.sort}>
            {choice.label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit">{t('apply')}</button>
      </noscript>
    </form>
  )
}
