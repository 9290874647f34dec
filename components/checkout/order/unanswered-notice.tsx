import { useTranslations } from 'next-intl'
import styles from '@/components/checkout/checkout.module.css'
import { Icon } from '@/components/ui/icon'

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
