import { useTranslations } from 'next-intl'
import styles from './no-matches.module.css'

/** Shown when no product matches the filters. The chips above remove filters. */
export function NoMatches() {
  const t = useTranslations('filter')
  return (
    <div className={styles.none}>
      <h2 className="serif d-32">{t('none')}</h2>
      <p>{t('noneText')}</p>
    </div>
  )
}
