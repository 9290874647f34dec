import { useTranslations } from 'next-intl'
import type { CartSummary } from '@/lib/cart/cart-types'
import styles from './rights-notice.module.css'

/** Total, VAT and used balance, directly above the button that makes the order binding. */
export function PaySum({ summary: { total, toPay, vat, balancePending } }: { summary: CartSummary }) {
  const t = useTranslations('checkout')
  return (
    <p className={styles.sum}>
      {t('paySum', { amount: total.incVat, vat })}
      {toPay && balancePending ? <span>{t('payBalance', { amount: balancePending })}</span> : null}
    </p>
  )
}
