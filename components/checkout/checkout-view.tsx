'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { CartFailure } from '@/components/cart/cart-failure'
import { useShownLines } from '@/components/cart/cart-lines'
import { type Earlier, useEarlierOrder } from '@/components/checkout/order/use-earlier-order'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { emit } from '@/lib/store/shop-events'
import styles from './checkout.module.css'
import { CheckoutFormView } from './checkout-form-view'
import { CheckoutScene } from './checkout-scene'
import { CheckoutWait } from './checkout-wait'
import { EmptyCheckout } from './empty-checkout'

const focusContent = () => document.getElementById('main')?.focus({ preventScroll: true })

/**
 * Loads the cart and an earlier order, then shows the form. Otherwise a placeholder, the failure with its code
 * (R-CHECKOUT-16) or the empty checkout.
 */
export function CheckoutView() {
  const t = useTranslations('checkout')
  const shop = useShop()
  const { earlier, visit, openConfirmation } = useEarlierOrder()
  const { data, isKnown, isBroken, failureCode } = useShopState((state) => state.cart)
  const shown = useShownLines()
  const hasLines = data !== null && data.lines.length > 0
  useEffect(() => {
    if (hasLines) emit(shop, 'checkout:impression', shop.store.getState().cart.data)
  }, [shop, hasLines])
  // first, because an empty cart may mean that the order has been placed
  if (!earlier) return <CheckoutWait />
  if (isBroken && !data) {
    return (
      <CheckoutScene file="scene.empty.webp" title={t('title')}>
        <CartFailure
          words={t('loadFailed')}
          note={<p className={styles.code}>{t('failureCode', { code: failureCode })}</p>}
          onLoaded={focusContent}
        />
      </CheckoutScene>
    )
  }
  // `shown` includes removed lines as long as undo can restore them
  if (isKnown && shown.length === 0) return <EmptyCheckout earlier={earlier} />
  if (!data || shown.length === 0) return <CheckoutWait />
  const isOwn = earlier.kind !== 'none' && (earlier.cartId === data.id || earlier.cartId === '')
  const own: Earlier = isOwn ? earlier : { kind: 'none' }
  return <CheckoutFormView key={visit} cart={data} earlier={own} onOrdered={openConfirmation} />
}
