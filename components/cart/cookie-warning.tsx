import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'
import styles from './cart-notice.module.css'

/** Says that the cart cannot be kept, before the shopper finds an empty checkout; nothing where the cookie was written. */
export function CookieWarning() {
  const t = useTranslations('cart')
  const isStored = useShopState((state) => state.cart.isStored)
  return isStored ? null : <p className={styles.warning}>{t('notStored')}</p>
}
