import { useTranslations } from 'next-intl'
import styles from '@/components/checkout/order/rights-notice.module.css'
import type { CartSummary } from '@/lib/cart/cart-types'
import { useIsPricing } from './use-is-pricing'

/** Total, VAT and used balance, directly above the button that makes the order binding. */
export function PaySum({ summary: { total, toPay, vat, balancePending } }: { summary: CartSummary }) {
  const t = useTranslations('checkout')
  const isPending = useIsPricing()
  return (
    <p className={styles.sum} aria-busy={isPending || undefined}>
      {t('paySum', { amount: total.incVat, vat })}
      {toPay && balancePending ? <span>{t('payBalance', { amount: balancePending })}</span> : null}
    </p>
  )
}
