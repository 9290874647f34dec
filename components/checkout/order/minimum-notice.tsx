import { useTranslations } from 'next-intl'
import { useIncVatAmount } from '@/components/cart/use-inc-vat-amount'
import styles from '@/components/checkout/checkout.module.css'
import { useCheckoutMarket } from '@/components/checkout/form/use-checkout-market'
import { useShopConfig } from '@/components/providers/use-shop'
import type { Cart } from '@/lib/cart/cart-types'
import { missingToMinimum } from '@/lib/checkout/order/order-amounts'
import { formatMoney } from '@/lib/market/format-money'

/** The amount that a cart below the minimum order of the market lacks (R-CHECKOUT-03, T17). */
export function MinimumNotice({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout')
  const amountOf = useIncVatAmount()
  const { site } = useShopConfig()
  const { alias: market, minOrderValue } = useCheckoutMarket()
  const missing = missingToMinimum(cart, minOrderValue)
  if (missing === 0) return null
  const place = { lang: site.lang, market }
  return (
    <p className={styles.minimum}>
      {t('belowMinimum', {
        amount: amountOf(formatMoney(place, minOrderValue)),
        missingAmount: amountOf(formatMoney(place, missing)),
      })}
    </p>
  )
}
