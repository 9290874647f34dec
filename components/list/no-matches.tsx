import { useTranslations } from 'next-intl'
import styles from './no-matches.module.css'

/** In place of the products when no product has everything that is chosen. The way on is the chips above. */
export function NoMatches() {
  const t = useTranslations('filter')
  return (
    <div className={styles.none}>
      <h2 className="serif d-32">{t('none')}</h2>
      <p>{t('noneText')}</p>
    </div>
  )
}
