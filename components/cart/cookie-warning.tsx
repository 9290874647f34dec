import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'
import styles from './cart-notice.module.css'

/**
 * Warning that the cart cannot be stored because the browser blocks cookies. Renders nothing while they work. Only
 * browsers render it.
 */
export function CookieWarning() {
  const t = useTranslations('cart')
  const isStored = useShopState((state) => state.cart.isStored)
  // a page opened without a cart cookie has not tried to write one
  return isStored && navigator.cookieEnabled ? null : <p className={styles.warning}>{t('notStored')}</p>
}
