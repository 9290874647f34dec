import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import styles from './checkout.module.css'

/** Says that an earlier attempt to order this cart may have arrived, or is not paid yet (T27). */
export function UnansweredNotice({ text }: { text: 'unanswered' | 'unpaid' }) {
  const t = useTranslations('checkout')
  return (
    <div role="alert">
      <div className={styles.notice}>
        <Icon name="alert" size={20} />
        <div>
          <p>{t(`failures.${text}`)}</p>
        </div>
      </div>
    </div>
  )
}
