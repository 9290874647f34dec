import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useShop, useShopConfig, useShopState } from '@/components/providers/use-shop'
import { Drawer } from '@/components/ui/drawer'
import { LinkButton } from '@/components/ui/link-button'
import { routeHref } from '@/lib/routing/href'
import styles from './cart-drawer.module.css'
import { CartLines } from './cart-lines'
import { CartSums } from './cart-sums'
import { CartWait } from './cart-wait'
import { EmptyCart } from './empty-cart'
import { FreeShipping } from './free-shipping'

/** The bag: its lines, what they cost, the way to the checkout (R-CART-12, R-CART-13). */
export function CartDrawer() {
  const t = useTranslations('cart')
  const shop = useShop()
  const { site } = useShopConfig()
  const isOpen = useShopState((state) => state.overlay.current === 'cart')
  const cart = useShopState((state) => state.cart.data)
  const isKnown = useShopState((state) => state.cart.isKnown)
  const bodyRef = useRef<HTMLDivElement>(null)
  const close = () => shop.store.getState().closeOverlay()
  const hasLines = cart !== null && cart.lines.length > 0
  return (
    <Drawer
      id="cart"
      isOpen={isOpen}
      onClose={close}
      closeLabel={t('close')}
      title={
        <>
          {t('title')} {hasLines ? <span className={styles.count}>{cart.itemCount}</span> : null}
        </>
      }
      foot={
        hasLines ? (
          <>
            <CartSums summary={cart.summary} />
            <div className={styles.act} onClickCapture={close}>
              <LinkButton href={routeHref(site, 'checkout')} wide testId="to-checkout">
                {t('toCheckout')}
              </LinkButton>
            </div>
            <p className={styles.note}>{t('returns')}</p>
          </>
        ) : undefined
      }
    >
      {/* takes the focus when the line that had it is gone */}
      <div ref={bodyRef} tabIndex={-1} className={styles.body}>
        {hasLines ? (
          <>
            <FreeShipping summary={cart.summary} />
            <CartLines cart={cart} onRemoved={() => bodyRef.current?.focus()} />
          </>
        ) : isKnown ? (
          <EmptyCart onLeave={close} />
        ) : (
          <CartWait />
        )}
      </div>
    </Drawer>
  )
}
