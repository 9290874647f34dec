import { Icon } from '@/components/ui/icon'
import type { Sort } from '@/lib/list/list-types'
import styles from './sort-select.module.css'

/** An order and the address of the list in it, from page 1. */
export type SortChoice = { sort: Sort; label: string; href: string }

type SortSelectProps = {
  path: string
  choices: readonly SortChoice[]
  sort: Sort
  words: { label: string; apply: string }
}

/** Order of the list. A plain form without script; its behaviour goes to the next list at once. */
export function SortSelect({ path, choices, sort, words }: SortSelectProps) {
  return (
    <form className={styles.sort} action={path} method="get" data-behaviour="sort-select">
      <label htmlFor="sort" className={styles.label}>
        {words.label}
      </label>
      <span className={styles.box}>
        {/* another order is another element: what was chosen on the page before does not stay chosen */}
        <select id="sort" name="sort" key={sort} defaultValue={sort} data-testid="sort-select">
          {choices.map((choice) => (
            <option key={choice.sort} value={choice.sort} data-href={choice.href}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
      <noscript>
        <button type="submit">{words.apply}</button>
      </noscript>
    </form>
  )
}
