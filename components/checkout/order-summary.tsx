import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { CartLines } from '@/components/cart/cart-lines'
import { CartSums } from '@/components/cart/cart-sums'
import { FreeShipping } from '@/components/cart/free-shipping'
import { Icon } from '@/components/ui/icon'
import type { Cart } from '@/lib/cart/cart-types'
import styles from './order-summary.module.css'

type OrderSummaryProps = { cart: Cart; isOpen: boolean; onToggle: () => void }

/** What is being ordered; on phones one line with the total that opens, beside the form on desktop. */
export function OrderSummary({ cart, isOpen, onToggle }: OrderSummaryProps) {
  const t = useTranslations('checkout')
  const ref = useRef<HTMLDivElement>(null)
  return (
    <aside className={styles.side} aria-label={t('order')}>
      <div className={styles.sticky} ref={ref} id="order-summary" tabIndex={-1}>
        <h2 className={`serif d-24 ${styles.title}`}>{t('order')}</h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="order-content"
          onClick={onToggle}
        >
          <span>
            {t('orderCount', { count: cart.itemCount })}
            <Icon name="chevron-down" size={16} />
          </span>
          <span className="num">{cart.summary.total.incVat}</span>
        </button>
        <div id="order-content" className={styles.content} data-open={isOpen ? '' : undefined}>
          <CartLines cart={cart} isSmall onRemoved={() => ref.current?.focus()} />
          <FreeShipping summary={cart.summary} />
          <CartSums summary={cart.summary} />
        </div>
      </div>
    </aside>
  )
}
