'use client'

import { useTranslations } from 'next-intl'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { Icon } from '@/components/ui/icon'
import { isCountPending, shownCount } from '@/lib/cart/shown-count'
import styles from './cart-button.module.css'

const fetchDrawer = () => void import('./cart-layer')

/** The bag in the header and how much is in it, counted at once and marked until the backend has answered. */
export function CartButton() {
  const t = useTranslations('cart')
  const shop = useShop()
  const cart = useShopState((state) => state.cart)
  const count = shownCount(cart)
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={t('open', { count })}
      onPointerEnter={fetchDrawer}
      onFocus={fetchDrawer}
      onClick={() => shop.store.getState().openOverlay('cart')}
    >
      <span className="desk-only">{t('word')}</span>
      <span className="phone-only">
        <Icon name="bag" />
      </span>
      <span
        className={styles.count}
        data-testid="cart-count"
        data-empty={count === 0 ? '' : undefined}
        aria-busy={isCountPending(cart) || undefined}
      >
        {count}
      </span>
    </button>
  )
}
