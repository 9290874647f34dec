import type { ComponentType } from 'react'
import { loadLateMessages } from '@/lib/i18n/load-late-messages'
import type { Messages } from '@/lib/i18n/merge-messages'
import type { Lang } from '@/lib/market/market-table'
import type { Shop } from '@/lib/store/shop'
import type { ShopState } from '@/lib/store/shop-state'
import type { ModalName, OverlayName } from '@/lib/store/slices/layers-slice'
import { hideNotification, hideSnackbar } from '@/lib/store/toasts'

type Load = () => Promise<ComponentType>

export type Layer = {
  /** Loads the component. It stays mounted, and shows itself while `isOpen`. */
  load: Load
  /** Loads the messages of the component that are not in the page. */
  messages?: (lang: Lang) => Promise<Messages>
  isOpen: (state: ShopState) => boolean
  /** Called when the component cannot be loaded. */
  close: (shop: Shop) => void
  /**
   * Where the live region of a notice is: `header` below the header, `page` wherever the notice places itself. Without
   * one the layer is modal: a drawer or a dialog.
   */
  region?: 'header' | 'page'
}

const drawer = (name: OverlayName, load: Load): Layer => ({
  load,
  messages: loadLateMessages,
  isOpen: ({ layers }) => layers.overlay.current === name,
  close: ({ store }) => store.getState().closeOverlay(name),
})

const dialog = (name: ModalName, load: Load): Layer => ({
  load,
  messages: loadLateMessages,
  isOpen: ({ layers }) => layers.modal.component === name,
  close: ({ store }) => store.getState().closeModal(name),
})

/**
 * Everything that opens over any page. To add a drawer or a dialog: its name in `lib/store/slices/layers-slice.ts`, one
 * line here, its component (which renders `components/ui/drawer.tsx`), and its messages in a namespace of
 * `build/pick-late-messages.mjs`. It opens with `openOverlay` or `openModal`. What is not modal, such as a banner, is a
 * notice like `added`, open as long as the state that it reads says so. Each import is a chunk of its own; the layers
 * of the cart share one, because the cart is often opened after an addition.
 */
export const LAYERS: Record<OverlayName | ModalName | 'added' | 'notification' | 'snackbar', Layer> = {
  cart: drawer('cart', () =>
    import(/* webpackChunkName: "cart-layers" */ '@/components/cart/cart-drawer').then((module) => module.CartDrawer),
  ),
  'cart-link': dialog('cart-link', () =>
    import(/* webpackChunkName: "cart-layers" */ '@/components/cart/cart-link-offer').then(
      (module) => module.CartLinkOffer,
    ),
  ),
  added: {
    load: () =>
      import(/* webpackChunkName: "cart-layers" */ '@/components/cart/added-notice').then(
        (module) => module.AddedNotice,
      ),
    messages: loadLateMessages,
    isOpen: ({ cart }) => cart.added !== null,
    close: ({ store }) => store.getState().setAdded(null),
    region: 'header',
  },
  notification: {
    load: () => import('./toasts').then((module) => module.NotificationToast),
    isOpen: ({ layers }) => layers.notification.message !== '',
    close: hideNotification,
    region: 'page',
  },
  snackbar: {
    load: () => import('./toasts').then((module) => module.SnackbarToast),
    isOpen: ({ layers }) => layers.snackbar.message !== '',
    close: hideSnackbar,
    region: 'page',
  },
}

/** Fetches the code of a layer. A failure is ignored: opening the layer loads it again and shows the error. */
export function prefetchLayer(name: keyof typeof LAYERS): void {
  LAYERS[name].load().catch(() => {})
}
