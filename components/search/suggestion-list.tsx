import { useTranslations } from 'next-intl'
import type { MouseEvent, Ref } from 'react'
import { type Group, type GroupName, headingId, type Option } from './suggestion-groups'
import styles from './suggestion-list.module.css'
import { SuggestionOption } from './suggestion-option'

/** Id of the listbox, for `aria-controls` of the search field. */
export const LIST_ID = 'suggestions'

const isOfProducts = ({ name }: Group): boolean => name === 'products' || name === 'viewed'

function useGroupTitle(): (name: GroupName) => string {
  const t = useTranslations('searchField')
  const errors = useTranslations('errors')
  return (name) => (name === 'viewed' ? errors('visited') : t(name))
}

type SuggestionListProps = {
  groups: readonly Group[]
  active: Option | undefined
  /** The link of the active option. */
  activeLink: Ref<HTMLAnchorElement>
  onChoose: (event: MouseEvent) => void
}

/** The suggestions as a listbox with groups: those of text in one column, products beside it. */
export function SuggestionList({ groups, active, activeLink, onChoose }: SuggestionListProps) {
  const t = useTranslations('searchField')
  const titleOf = useGroupTitle()
  const draw = (group: Group) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset is for form fields
    <div key={group.name} role="group" aria-labelledby={headingId(group.name)} className={styles.group}>
      <p id={headingId(group.name)} role="presentation" className={styles.title}>
        {titleOf(group.name)}
      </p>
      <div role="presentation" className={isOfProducts(group) ? styles.products : undefined}>
        {group.options.map((option) => (
          <SuggestionOption
            key={option.id + option.href}
            option={option}
            isActive={option === active}
            link={option === active ? activeLink : undefined}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  )
  return (
    <div id={LIST_ID} role="listbox" aria-label={t('phrases')} className={styles.list}>
      <div role="presentation" className={styles.words}>
        {groups.filter((group) => !isOfProducts(group)).map(draw)}
      </div>
      {groups.filter(isOfProducts).map(draw)}
    </div>
  )
}
