import { useTranslations } from 'next-intl'
import styles from '@/components/checkout/checkout.module.css'
import { Icon } from '@/components/ui/icon'
import { useBlacklisted } from './use-blacklisted'
import type { CheckoutFormApi } from './use-checkout-form'

/** Says above the payment methods that orders with this e-mail address are refused, and who can help. */
export function BlacklistNotice({ form }: { form: CheckoutFormApi }) {
  const t = useTranslations('checkout')
  if (useBlacklisted(form) !== 'yes') return null
  return (
    <div role="alert" className={styles.notice}>
      <Icon name="alert" size={20} />
      <p>{t('blacklistedNotice')}</p>
    </div>
  )
}
