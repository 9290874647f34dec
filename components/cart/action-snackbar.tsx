import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { hasKeyFocus } from '@/components/ui/has-key-focus'
import { IconButton } from '@/components/ui/icon-button'
import { hideSnackbar, holdSnackbar } from '@/lib/store/show-snackbar'
import styles from './snackbar.module.css'
import { useNoticeOrder } from './use-notice-order'

/**
 * A message with an action, such as undo (R-STATE-04). Stays while hovered, or while it has the focus by keyboard; in
 * the tab order it follows the control that was pressed.
 */
export function ActionSnackbar() {
  const t = useTranslations('cart')
  const shop = useShop()
  const snackbar = useShopState((state) => state.snackbar)
  const { message, action } = snackbar
  const { ref, giveBack } = useNoticeOrder(message ? snackbar : null)
  useEffect(() => {
    // a message can replace another one that the pointer or the focus is on
    const notice = ref.current
    if (snackbar.message && notice) holdSnackbar(shop, notice.matches(':hover') || hasKeyFocus(notice))
  }, [shop, snackbar, ref])
  if (!message) return null
  const hide = () => {
    giveBack()
    hideSnackbar(shop)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the timer; every action is a button inside
    <div
      ref={ref}
      className={styles.snackbar}
      data-placement="bottom-center"
      data-testid="snackbar"
      onMouseEnter={() => holdSnackbar(shop, true)}
      onMouseLeave={({ currentTarget }) => holdSnackbar(shop, hasKeyFocus(currentTarget))}
      onFocus={() => holdSnackbar(shop, true)}
      onBlur={({ currentTarget }) => holdSnackbar(shop, currentTarget.matches(':hover'))}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide()
      }}
    >
      <p>{message}</p>
      {action ? (
        <button
          type="button"
          className={`text-link text-link--touch ${styles.action}`}
          onClick={() => {
            hide()
            action.run()
          }}
        >
          {action.words}
        </button>
      ) : null}
      <IconButton icon="close" label={t('closeNotification')} onClick={hide} />
    </div>
  )
}
