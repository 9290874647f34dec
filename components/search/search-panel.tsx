import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type MouseEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { isPlainPress } from '@/components/ui/is-plain-press'
import { Link } from '@/components/ui/link'
import { searchHref } from '@/lib/routing/search-href'
import type { Suggestions } from '@/lib/search/fetch-suggestions'
import { HistoryControls } from './history-controls'
import styles from './search-panel.module.css'
import { LIST_ID, SuggestionList } from './suggestion-list'
import { SuggestionSkeleton } from './suggestion-skeleton'
import { useGroups } from './use-groups'
import { useOptionKeys } from './use-option-keys'

/** Ids for the field's ARIA attributes: of the list, while there is one, and of its active option. */
export type ListState = { listId?: string | undefined; activeId?: string | undefined }

/** Commands of the field to the panel. */
export type SearchPanelHandle = {
  onKeyDown: (event: KeyboardEvent) => void
  /** Presses the active option, else the link to the results. */
  submit: () => void
}

type SearchPanelProps = {
  ref: Ref<SearchPanelHandle>
  /** Without extra spaces; '' shows popular and recent searches. */
  text: string
  /** Whether the focus is in the search. */
  isActive: boolean
  onList: (state: ListState) => void
  /** Called when the shopper opens another page. */
  onLeave: () => void
  /** Called when the focused element disappears. */
  onFocusLost: () => void
}

type Message = { text: string; isVisible: boolean }

function useMessage(text: string, { suggestions, isNothingFound, hasFailed }: ReturnType<typeof useGroups>): Message {
  const t = useTranslations('searchField')
  if (hasFailed) return { text: t('failed'), isVisible: true }
  if (!suggestions || suggestions.text === '') return { text: '', isVisible: false }
  if (isNothingFound) return { text: t('none', { text: suggestions.text }), isVisible: true }
  // an answer to an earlier text does not apply to this one
  const count = suggestions.text === text ? suggestions.totalHits : 0
  return { text: count > 0 ? t('found', { count }) : '', isVisible: false }
}

type ResultsLinkProps = {
  ref: Ref<HTMLAnchorElement>
  text: string
  suggestions: Suggestions | null
  onClick: (event: MouseEvent) => void
}

/** Link to all results for the text, or to the page that the service redirects to. */
function ResultsLink({ ref, text, suggestions, onClick }: ResultsLinkProps) {
  const t = useTranslations('searchField')
  const { site } = useShopConfig()
  const answer = suggestions?.text === text ? suggestions : null
  const hits = answer?.totalHits ?? 0
  return (
    <Link
      ref={ref}
      href={answer?.redirectHref ?? searchHref(site, text)}
      className={`text-link text-link--touch ${styles.results}`}
      data-has-products={hits > 1 ? '' : undefined}
      onClick={onClick}
    >
      {hits > 1 ? t('showAll', { count: hits }) : t('searchFor', { text })}
    </Link>
  )
}

/** The panel below the search field: suggestions for a text, else popular and recent searches. */
export function SearchPanel({ ref, text, isActive, onList, onLeave, onFocusLost }: SearchPanelProps) {
  const found = useGroups(text, isActive)
  const { suggestions, groups, isNothingFound, isSlow, forgetOne } = found
  const message = useMessage(text, found)
  const options = groups.flatMap((group) => group.options)
  const { active, onKeyDown } = useOptionKeys(text, options, ({ search }) => {
    if (search?.origin === 'RECENT_SEARCH') forgetOne(search.text)
  })
  const activeLink = useRef<HTMLAnchorElement>(null)
  const resultsLink = useRef<HTMLAnchorElement>(null)
  useImperativeHandle(ref, () => ({
    onKeyDown,
    submit: () => (active ? activeLink : resultsLink).current?.click(),
  }))
  const activeId = active?.id
  const isExpanded = options.length > 0
  useEffect(() => onList({ listId: isExpanded ? LIST_ID : undefined, activeId }), [onList, activeId, isExpanded])
  useEffect(() => {
    if (activeId) activeLink.current?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const leave = (event: MouseEvent) => {
    if (isPlainPress(event)) onLeave()
  }
  return (
    <div
      className={styles.panel}
      data-stale={isSlow && suggestions ? '' : undefined}
      data-nothing-found={isNothingFound ? '' : undefined}
    >
      {isExpanded ? <SuggestionList groups={groups} active={active} activeLink={activeLink} onChoose={leave} /> : null}
      {isSlow && !suggestions ? <SuggestionSkeleton hasProducts={text !== ''} /> : null}
      <HistoryControls found={found} onFocusLost={onFocusLost} />
      <p role="status" className={message.isVisible ? styles.message : 'visually-hidden'}>
        {message.text}
      </p>
      {text === '' ? null : <ResultsLink ref={resultsLink} text={text} suggestions={suggestions} onClick={leave} />}
    </div>
  )
}
