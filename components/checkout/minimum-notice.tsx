import { useTranslations } from 'next-intl'
import { useIncVatAmount } from '@/components/cart/use-inc-vat-amount'
import { useShopConfig } from '@/components/providers/use-shop'
import type { Cart } from '@/lib/cart/cart-types'
import { belowMinimum } from '@/lib/checkout/below-minimum'
import { formatMoney } from '@/lib/market/format-money'
import styles from './checkout.module.css'
import { useCheckoutMarket } from './use-checkout-market'

/** The market's smallest order, for a cart that is below it (R-CHECKOUT-03, T17). */
export function MinimumNotice({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout')
  const amountOf = useIncVatAmount()
  const { site } = useShopConfig()
  const { alias: market, minOrderValue } = useCheckoutMarket()
  if (!belowMinimum(cart, minOrderValue)) return null
  return (
    <p className={styles.minimum}>
      {t('belowMinimum', { amount: amountOf(formatMoney({ lang: site.lang, market }, minOrderValue)) })}
    </p>
  )
}
