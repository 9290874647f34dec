'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from '@/components/providers/use-navigate'
import { Icon } from '@/components/ui/icon'
import type { Sort } from '@/lib/list/list-types'
import styles from './sort-select.module.css'

/** An order and the address of the list in it, from page 1. */
export type SortChoice = { sort: Sort; label: string; href: string }

type SortSelectProps = { path: string; choices: readonly SortChoice[]; sort: Sort }

// the list in another order has a select of its own; it takes over the focus when the path is the same
let focusedPath = ''

/** Order of the list. Without script a plain form; with script a choice goes to the list in that order. */
export function SortSelect({ path, choices, sort }: SortSelectProps) {
  const t = useTranslations('list')
  const navigate = useNavigate()
  const ref = useRef<HTMLSelectElement>(null)

  const showDrawnSort = () => {
    if (ref.current) ref.current.value = sort
  }
  const goTo = (chosen: string) => {
    const choice = choices.find((candidate) => candidate.sort === chosen)
    if (!choice || chosen === sort) return
    focusedPath = document.activeElement === ref.current ? window.location.pathname : ''
    if (!navigate(choice.href)) showDrawnSort()
  }
  const onMount = useEffectEvent(() => {
    const select = ref.current
    if (!select) return
    if (focusedPath === window.location.pathname && document.activeElement === document.body)
      select.focus({ preventScroll: true })
    focusedPath = ''
    // chosen before hydration; a list in an order that cannot be chosen shows the first one
    if (choices.some((choice) => choice.sort === sort)) goTo(select.value)
  })
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) showDrawnSort()
  })
  useEffect(() => {
    onMount()
    const listener = (event: PageTransitionEvent) => onPageShow(event)
    window.addEventListener('pageshow', listener)
    return () => window.removeEventListener('pageshow', listener)
  }, [])

  return (
    <form className={styles.sort} action={path} method="get">
      <label htmlFor="sort" className={styles.label}>
        {t('sort')}
      </label>
      <span className={styles.box}>
        <select
          ref={ref}
          id="sort"
          name="sort"
          // another order is another element, so that the earlier choice does not stay
          key={sort}
          defaultValue={sort}
          // no restored choice after back or reload: the list would be in another order
          autoComplete="off"
          data-testid="sort-select"
          onChange={(event) => goTo(event.currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.sort} value={choice.sort}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
      <noscript>
        <button type="submit">{t('apply')}</button>
      </noscript>
    </form>
  )
}
