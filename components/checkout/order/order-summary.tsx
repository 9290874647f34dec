import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { CartLines } from '@/components/cart/cart-lines'
import { CartSums } from '@/components/cart/cart-sums'
import { FreeShipping } from '@/components/cart/free-shipping'
import { PromoCode } from '@/components/cart/promo-code'
import { ServerChangesNotice } from '@/components/cart/server-changes-notice'
import { useIsPricing } from '@/components/checkout/payment/use-is-pricing'
import { Amount } from '@/components/product/price'
import { useShopState } from '@/components/providers/use-shop'
import { Icon } from '@/components/ui/icon'
import type { Cart } from '@/lib/cart/cart-types'
import { shownCount } from '@/lib/cart/shown-count'
import styles from './order-summary.module.css'

type OrderSummaryProps = { cart: Cart; isOpen: boolean; onToggle: () => void }

/** Items and totals of the order: beside the form on desktop, on phones a sticky bar that expands. */
export function OrderSummary({ cart, isOpen, onToggle }: OrderSummaryProps) {
  const t = useTranslations('checkout')
  const ref = useRef<HTMLDivElement>(null)
  const count = useShopState((state) => shownCount(state.cart))
  const isPending = useIsPricing()
  return (
    <aside className={styles.side} aria-label={t('order')}>
      <div className={styles.sticky} ref={ref} id="order-summary" tabIndex={-1}>
        <h2 className={`serif d-24 ${styles.title}`}>{t('order')}</h2>
        <ServerChangesNotice />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="order-content"
          onClick={onToggle}
        >
          <span>
            {t('orderCount', { count })}
            <Icon name="chevron-down" size={16} />
          </span>
          <span className={`says-ex-vat ${styles.amount}`} aria-busy={isPending || undefined}>
            <Amount forms={cart.summary.total} />
          </span>
        </button>
        <div id="order-content" className={styles.content} data-open={isOpen ? '' : undefined}>
          <CartLines isSmall onGone={() => ref.current?.focus()} />
          <PromoCode code={cart.promoCode} />
          <div className={styles.sums}>
            <FreeShipping summary={cart.summary} isPending={isPending} />
            <CartSums cart={cart} isPending={isPending} />
          </div>
        </div>
      </div>
    </aside>
  )
}
