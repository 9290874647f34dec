import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import styles from './history-controls.module.css'
import { type GroupName, headingId } from './suggestion-groups'
import type { useGroups } from './use-groups'

type HistoryControlsProps = {
  found: Pick<ReturnType<typeof useGroups>, 'groups' | 'forgetOne' | 'forgetAll' | 'forgetViewed'>
  onFocusLost: () => void
}

/** Button that removes a group; its name contains the group's heading. */
function ClearButton({ name, onClick }: { name: GroupName; onClick: () => void }) {
  const t = useTranslations('searchField')
  const id = useId()
  return (
    <button
      id={id}
      type="button"
      className={`text-link ${styles.clear}`}
      aria-labelledby={`${id} ${headingId(name)}`}
      onClick={onClick}
    >
      {t('clear')}
    </button>
  )
}

/**
 * Buttons that remove recent searches, one or all, and the viewed products. They are beside the options in rows of
 * equal height, because an option must not contain a button.
 */
export function HistoryControls({ found, onFocusLost }: HistoryControlsProps) {
  const cart = useTranslations('cart')
  const { groups, forgetOne, forgetAll, forgetViewed } = found
  const recent = groups.find(({ name }) => name === 'recent')?.options.flatMap(({ search }) => search ?? [])
  const after = (forget: () => void) => () => {
    forget()
    onFocusLost()
  }
  return (
    <>
      {recent ? (
        <ul className={styles.recent}>
          <li>
            <ClearButton name="recent" onClick={after(forgetAll)} />
          </li>
          {recent.map(({ text }) => (
            <li key={text}>
              <IconButton
                icon="close"
                size={16}
                label={cart('removeName', { name: text })}
                onClick={after(() => forgetOne(text))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {groups.some(({ name }) => name === 'viewed') ? (
        <div className={styles.viewed}>
          <ClearButton name="viewed" onClick={after(forgetViewed)} />
        </div>
      ) : null}
    </>
  )
}
