import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import styles from './checkout.module.css'

/** An earlier attempt to order this cart may have arrived: the shopper decides whether to send it again (T27). */
export function UnansweredNotice() {
  const t = useTranslations('checkout')
  return (
    <div role="alert">
      <div className={styles.notice}>
        <Icon name="alert" size={20} />
        <div>
          <p>{t('failures.unanswered')}</p>
        </div>
      </div>
    </div>
  )
}
