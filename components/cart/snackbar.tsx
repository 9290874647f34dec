import { useTranslations } from 'next-intl'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { IconButton } from '@/components/ui/icon-button'
import { hideNotification } from '@/lib/store/notify'
import styles from './snackbar.module.css'

/** The message at the edge of the page, one at a time (R-STATE-06). */
export function Snackbar() {
  const t = useTranslations('cart')
  const shop = useShop()
  const { message, placement, mode } = useShopState((state) => state.notification)
  if (!message) return null
  return (
    <div className={styles.snackbar} data-placement={placement} data-mode={mode || undefined}>
      <p>{message}</p>
      <IconButton icon="close" label={t('closeNotification')} onClick={() => hideNotification(shop)} />
    </div>
  )
}
