import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'
import styles from './cart-notice.module.css'

/**
 * Warning that the cart cannot be stored because the browser refuses its cookie. Renders nothing when the cookie was
 * written.
 */
export function CookieWarning() {
  const t = useTranslations('cart')
  const isStored = useShopState((state) => state.cart.isStored)
  return isStored ? null : <p className={styles.warning}>{t('notStored')}</p>
}
