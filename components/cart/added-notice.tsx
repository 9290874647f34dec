import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useNoticeOrder } from '@/components/layers/use-notice-order'
import { Amount } from '@/components/product/price'
import { useShop, useShopConfig, useShopState } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { hasKeyFocus } from '@/components/ui/has-key-focus'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { LinkButton } from '@/components/ui/link-button'
import { Picture } from '@/components/ui/picture'
import { hideAdded, holdAdded } from '@/lib/cart/added-notice'
import { shownCount } from '@/lib/cart/shown-count'
import { shownNames } from '@/lib/product/shown-names'
import { routeHref } from '@/lib/routing/href'
import styles from './added-notice.module.css'
import { AddedRecommendations } from './added-recommendations'
import { CookieWarning } from './cookie-warning'

/**
 * Shows what was just added to the cart, with links to cart and checkout (R-CART-11). It stays while hovered, or while
 * it has the focus by keyboard, and follows the pressed button in the tab order.
 */
export function AddedNotice() {
  const t = useTranslations('cart')
  const shop = useShop()
  const { site, imageBase } = useShopConfig()
  const added = useShopState((state) => state.cart.added)
  const count = useShopState(({ cart }) => shownCount(cart))
  const { ref, giveBack } = useNoticeOrder(added)
  useEffect(() => {
    // start the timer when the notice is visible: its code loads late, and the pointer may already be over it
    const notice = ref.current
    if (added && notice) holdAdded(shop, notice.matches(':hover') || hasKeyFocus(notice))
  }, [shop, added, ref])
  if (!added) return null
  const { product, unitPrice, size } = added
  const [picture] = product.images
  const hide = () => {
    giveBack()
    hideAdded(shop)
  }
  const showCart = () => {
    hide()
    shop.store.getState().openOverlay('cart')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the timer; every action is a button inside
    <div
      ref={ref}
      className={styles.notice}
      onMouseEnter={() => holdAdded(shop, true)}
      onMouseLeave={({ currentTarget }) => holdAdded(shop, hasKeyFocus(currentTarget))}
      onFocus={() => holdAdded(shop, true)}
      onBlur={({ currentTarget }) => holdAdded(shop, currentTarget.matches(':hover'))}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide()
      }}
    >
      <div className={styles.head}>
        <p>
          <Icon name="check" size={18} />
          {t('addedTitle')}
        </p>
        <IconButton icon="close" label={t('addedClose')} onClick={hide} />
      </div>
      <div className={styles.line}>
        {picture ? (
          <Picture imageBase={imageBase} file={picture} width={160} height={200} sizes="80px" alt="" />
        ) : (
          <span />
        )}
        <div>
          <p className={styles.quiet}>{product.brand}</p>
          <p>{product.name}</p>
          <p className={styles.quiet}>{[product.colour, size].filter(Boolean).join(', ')}</p>
          <p className={`says-ex-vat ${styles.price}`} data-sale={unitPrice.struck ? '' : undefined}>
            {added.quantity > 1 ? `${added.quantity} × ` : null}
            <Amount forms={unitPrice.selling} />
          </p>
          {shownNames(added.campaigns).map((name) => (
            <p key={name} className={styles.quiet}>
              {name}
            </p>
          ))}
        </div>
      </div>
      <CookieWarning />
      <div className={styles.act}>
        <Button variant="line" small onClick={showCart}>
          {t('showCart', { count })}
        </Button>
        <LinkButton href={routeHref(site, 'checkout')} small>
          {t('toCheckout')}
        </LinkButton>
      </div>
      <AddedRecommendations added={added} />
    </div>
  )
}
