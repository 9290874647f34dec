import { useTranslations } from 'next-intl'
import type { CartSummary } from '@/lib/cart/cart-types'
import styles from './free-shipping.module.css'
import { useIncVatAmount } from './use-inc-vat-amount'

/**
 * The amount left to free shipping, as text and progress bar. Renders nothing when free shipping cannot be reached
 * (R-CART-13, T17).
 */
export function FreeShipping({ summary, isPending }: { summary: CartSummary; isPending: boolean }) {
  const t = useTranslations('cart')
  const amountOf = useIncVatAmount()
  const { leftToFree, leftToFreeText } = summary.shipping
  if (leftToFree < 0) return null
  const isReached = leftToFree === 0
  const itemTotal = summary.totalIncVat - summary.shipping.feeIncVat - summary.paymentFeeIncVat
  return (
    <div className={styles.freight} aria-busy={isPending || undefined} data-reached={isReached ? '' : undefined}>
      <p aria-live="polite">{isReached ? t('freeReached') : t('leftToFree', { amount: amountOf(leftToFreeText) })}</p>
      <progress max={itemTotal + leftToFree || 1} value={itemTotal} aria-hidden="true" />
    </div>
  )
}
