import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'
import styles from './cart-drawer.module.css'
import { CartFailure } from './cart-failure'

/** A skeleton while the cart is loading; an error with a retry button when loading has failed. */
export function CartWait({ onLoaded }: { onLoaded: () => void }) {
  const t = useTranslations('cart')
  const isBroken = useShopState((state) => state.cart.isBroken)
  if (isBroken) {
    return (
      <div className={styles.wait}>
        <CartFailure words={t('loadFailed')} onLoaded={onLoaded} />
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
