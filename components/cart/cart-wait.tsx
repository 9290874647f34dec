import { useTranslations } from 'next-intl'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { bringCart } from '@/lib/cart/bring-cart'
import styles from './cart-drawer.module.css'

/** The bag on its way, or the backend silent: then the cart is safe and may be asked for again. */
export function CartWait() {
  const t = useTranslations('cart')
  const shop = useShop()
  const isBroken = useShopState((state) => state.cart.isBroken)
  if (isBroken) {
    return (
      <div className={styles.wait}>
        <p role="alert">{t('loadFailed')}</p>
        <Button variant="line" onClick={() => bringCart(shop)}>
          {t('retry')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      {[1, 2].map((line) => (
        <div key={line} className={styles.skeleton} aria-hidden="true">
          <span />
          <span />
          <span />
          <span />
        </div>
      ))}
    </>
  )
}
