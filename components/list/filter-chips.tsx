import { useTranslations } from 'next-intl'
import { type MouseEvent, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { isPlainPress } from '@/components/ui/is-plain-press'
import { type ChosenValue, withoutFilters, withoutValue } from '@/lib/list/choose-filters'
import { canonicalSearch, type ListQuery } from '@/lib/list/list-query'
import styles from './filter-chips.module.css'

type FilterChipsProps = {
  path: string
  query: ListQuery
  values: readonly ChosenValue[]
  labelOf: (value: ChosenValue) => string
  onChoose: (query: ListQuery) => void
  /** Called when the last chip disappears, to move the focus. */
  focusOpener: () => void
}

/** The chosen filter values, each with a link that removes it. */
export function FilterChips({ path, query, values, labelOf, onChoose, focusOpener }: FilterChipsProps) {
  const t = useTranslations('filter')
  const list = useRef<HTMLUListElement>(null)
  if (values.length === 0) return null
  const take = (event: MouseEvent, next: ListQuery, focusNext: () => void) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    // before the pressed link disappears
    focusNext()
    onChoose(next)
  }
  const focusNeighbour = (index: number) => {
    const links = list.current?.getElementsByTagName('a') ?? []
    const neighbour = links[index + 1 < values.length ? index + 1 : index - 1]
    if (neighbour) neighbour.focus()
    else focusOpener()
  }
  const cleared = withoutFilters(query)
  return (
    <ul ref={list} className={styles.chips} aria-label={t('chosen')}>
      {values.map((value, index) => {
        const next = withoutValue(query, value.key, value.id)
        const name = labelOf(value)
        return (
          <li key={`${value.key} ${value.id}`}>
            <a
              className={styles.chip}
              href={path + canonicalSearch(next)}
              rel="nofollow"
              aria-label={t('remove', { name })}
              onClick={(event) => take(event, next, () => focusNeighbour(index))}
            >
              <span className={value.key === 'price' ? 'says-inc-vat' : undefined}>{name}</span>
              <Icon name="close" size={13} />
            </a>
          </li>
        )
      })}
      <li>
        <a
          className={styles.clear}
          href={path + canonicalSearch(cleared)}
          rel="nofollow"
          onClick={(event) => take(event, cleared, focusOpener)}
        >
          {t('clearAll')}
        </a>
      </li>
    </ul>
  )
}
