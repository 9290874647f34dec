'use client'

import { useTranslations } from 'next-intl'
import { prefetchLayer } from '@/components/layers/layer-registry'
import { HeaderCount } from '@/components/layout/header-count'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { isCountPending, shownCount } from '@/lib/cart/shown-count'
import styles from './cart-button.module.css'

// not `Icon`, which would add all other icons to the first load of every page
const BagIcon = () => (
  <svg className="line-icon" aria-hidden="true" width="22" height="22" viewBox="0 0 24 24">
    <path d="M5 8.500h14l.8 12H4.200L5 8.500Zm3.500 0V7a3.500 3.500 0 0 1 7 0v1.500" />
  </svg>
)

/** The cart button in the header. Its count changes at once and is marked as pending until the backend answers. */
export function CartButton() {
  const t = useTranslations('cart')
  const shop = useShop()
  const cart = useShopState((state) => state.cart)
  const count = shownCount(cart)
  const fetchDrawer = () => prefetchLayer('cart', shop.config.site.lang)
  return (
    <button
      type="button"
      className={`wide-target ${styles.button}`}
      aria-haspopup="dialog"
      data-island=""
      aria-label={t('open', { count })}
      onPointerEnter={fetchDrawer}
      onFocus={fetchDrawer}
      onClick={() => shop.store.getState().openOverlay('cart')}
    >
      <span className="desk-only">{t('word')}</span>
      <span className="phone-only">
        <BagIcon />
      </span>
      <HeaderCount of="cart" count={count} isKnown={cart.isKnown || cart.isBroken} isPending={isCountPending(cart)} />
    </button>
  )
}
