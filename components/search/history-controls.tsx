import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'
import styles from './history-controls.module.css'
import type { useGroups } from './use-groups'

type HistoryControlsProps = {
  found: Pick<ReturnType<typeof useGroups>, 'groups' | 'forgetOne' | 'forgetAll' | 'forgetViewed'>
  onFocusLost: () => void
}

/**
 * Buttons that remove recent searches, one or all, and the viewed products. They stand beside the options, in rows of the
 * same height: an option must not hold a button.
 */
export function HistoryControls({ found, onFocusLost }: HistoryControlsProps) {
  const t = useTranslations('searchField')
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
            <button type="button" className={`text-link ${styles.all}`} onClick={after(forgetAll)}>
              {t('forgetAll')}
            </button>
          </li>
          {recent.map(({ text }) => (
            <li key={text}>
              <IconButton icon="close" size={16} label={t('forget', { text })} onClick={after(() => forgetOne(text))} />
            </li>
          ))}
        </ul>
      ) : null}
      {groups.some(({ name }) => name === 'viewed') ? (
        <button type="button" className={`text-link ${styles.all} ${styles.viewed}`} onClick={after(forgetViewed)}>
          {t('forgetViewed')}
        </button>
      ) : null}
    </>
  )
}
