import { useTranslations } from 'next-intl'
import { type ComponentProps, useEffect } from 'react'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { hasKeyFocus } from '@/components/ui/has-key-focus'
import { IconButton } from '@/components/ui/icon-button'
import { hideNotification, hideSnackbar, holdSnackbar } from '@/lib/store/toasts'
import styles from './toasts.module.css'
import { useNoticeOrder } from './use-notice-order'

function Toast({ children, onClose, ...props }: ComponentProps<'div'> & { onClose: () => void }) {
  const t = useTranslations('common')
  return (
    <div className={styles.toast} {...props}>
      {children}
      <IconButton icon="close" label={t('closeMessage')} onClick={onClose} />
    </div>
  )
}

/** The message at the edge of the page, one at a time (R-STATE-06). */
export function NotificationToast() {
  const shop = useShop()
  const { message, placement, mode } = useShopState(({ layers }) => layers.notification)
  if (!message) return null
  return (
    <Toast data-placement={placement} data-mode={mode || undefined} onClose={() => hideNotification(shop)}>
      <p>{message}</p>
    </Toast>
  )
}

/**
 * A message with an action, such as undo (R-STATE-04). Stays while hovered, or while it has the focus by keyboard; in
 * the tab order it follows the control that was pressed.
 */
export function SnackbarToast() {
  const shop = useShop()
  const snackbar = useShopState(({ layers }) => layers.snackbar)
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
    <Toast
      ref={ref}
      data-placement="bottom-center"
      data-testid="snackbar"
      onMouseEnter={() => holdSnackbar(shop, true)}
      onMouseLeave={({ currentTarget }) => holdSnackbar(shop, hasKeyFocus(currentTarget))}
      onFocus={() => holdSnackbar(shop, true)}
      onBlur={({ currentTarget }) => holdSnackbar(shop, currentTarget.matches(':hover'))}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide()
      }}
      onClose={hide}
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
    </Toast>
  )
}
