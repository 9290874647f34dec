import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useShop, useShopConfig, useShopState } from '@/components/providers/use-shop'
import { Drawer } from '@/components/ui/drawer'
import { LinkButton } from '@/components/ui/link-button'
import { forgetRemoved } from '@/lib/cart/remove-line'
import { NO_CHANGES, serverChangesStore } from '@/lib/cart/server-changes'
import { isTotalPending, shownCount } from '@/lib/cart/shown-count'
import { routeHref } from '@/lib/routing/href'
import styles from './cart-drawer.module.css'
import { CartLines, useShownLines } from './cart-lines'
import { CartLinkNotice } from './cart-link-notice'
import { CartRecommendations } from './cart-recommendations'
import { CartSums } from './cart-sums'
import { CartWait } from './cart-wait'
import { CookieWarning } from './cookie-warning'
import { EmptyCart } from './empty-cart'
import { FreeShipping } from './free-shipping'
import { PromoCode } from './promo-code'
import { ServerChangesNotice } from './server-changes-notice'

function useCart() {
  const { data, isKnown } = useShopState((state) => state.cart)
  const isAdding = useShopState((state) => state.cartLink.isAdding)
  const count = useShopState(({ cart }) => shownCount(cart))
  const isPending = useShopState(({ cart }) => isTotalPending(cart))
  const hasLines = useShownLines().some(({ kind }) => kind !== 'removed')
  // while lines of a cart link are being added, the cart does not count as empty
  return { cart: data, isKnown: isKnown && !isAdding, count, isPending, hasLines }
}

/** The cart: its lines, its totals and the link to the checkout (R-CART-12, R-CART-13). */
export function CartDrawer() {
  const t = useTranslations('cart')
  const shop = useShop()
  const { site } = useShopConfig()
  const { current, frame } = useShopState((state) => state.layers.overlay)
  const { cart, isKnown, count, isPending, hasLines } = useCart()
  const bodyRef = useRef<HTMLDivElement>(null)
  const focusBody = () => bodyRef.current?.focus()
  const close = () => {
    const { cartLink, closeOverlay, setCartLink } = shop.store.getState()
    closeOverlay('cart')
    if (!cartLink.isAdding) setCartLink({ outcome: null })
    forgetRemoved(shop)
    // send delayed quantities now, so that the checkout prices the latest ones
    shop.sendWaiting?.()
    serverChangesStore(shop).setState(NO_CHANGES)
  }
  const filled = hasLines ? cart : null
  return (
    <Drawer
      id="cart"
      side={frame || 'right'}
      isOpen={current === 'cart'}
      onClose={close}
      closeLabel={t('close')}
      title={
        <>
          {t('title')} {hasLines ? <span className={styles.count}>{count}</span> : null}
        </>
      }
      foot={
        filled ? (
          <>
            <CartSums cart={filled} isPending={isPending} />
            <div role="alert">
              <CookieWarning />
            </div>
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
      {/* takes the focus when the focused element disappears */}
      <div ref={bodyRef} tabIndex={-1} className={styles.body}>
        <CartLinkNotice />
        <ServerChangesNotice />
        {filled ? <FreeShipping summary={filled.summary} isPending={isPending} /> : null}
        <CartLines onGone={focusBody} />
        {filled ? <PromoCode code={filled.promoCode} /> : null}
        {filled ? <CartRecommendations /> : null}
        {hasLines ? null : isKnown ? <EmptyCart onLeave={close} /> : <CartWait onLoaded={focusBody} />}
      </div>
    </Drawer>
  )
}
