import type { ComponentType } from 'react'
import { type LoadMessages, lateMessages } from '@/lib/i18n/late-messages'
import type { Lang } from '@/lib/market/market-table'
import type { ShopState } from '@/lib/store/shop-state'
import type { ModalName, OverlayName } from '@/lib/store/slices/layers-slice'

type Load = () => Promise<ComponentType>

export type Layer = {
  /** Loads the component. It stays mounted, and shows itself while `isOpen`. */
  load: Load
  /** Loads the messages of the component that are not in the page. */
  messages?: LoadMessages
  isOpen: (state: ShopState) => boolean
  /**
   * Where the live region of a notice is: `header` below the header, `page` wherever the notice places itself. Without
   * one the layer is modal: a drawer or a dialog.
   */
  region?: 'header' | 'page'
}

const drawer = (name: OverlayName, load: Load, messages: LoadMessages): Layer => ({
  load,
  messages,
  isOpen: ({ layers }) => layers.overlay.current === name,
})

const dialog = (name: ModalName, load: Load, messages: LoadMessages): Layer => ({
  load,
  messages,
  isOpen: ({ layers }) => layers.modal.component === name,
})

/**
 * Everything that opens over a page. To add a drawer or a dialog:
 * 1. Add its name in `lib/store/slices/layers-slice.ts`.
 * 2. Add a line here with its component, which renders `components/ui/drawer.tsx`, and the messages the component reads.
 * 3. Open it with `openOverlay` or `openModal`.
 *
 * A layer that is not modal, such as a banner, is an entry like `added`: it is open while its `isOpen` returns true. Each
 * import is its own chunk, except that the cart's layers share one: after an addition the cart is often opened.
 */
export const LAYERS: Record<OverlayName | ModalName | 'added' | 'notification' | 'shop-as' | 'snackbar', Layer> = {
  cart: drawer(
    'cart',
    () =>
      import(/* webpackChunkName: "cart-layers" */ '@/components/cart/cart-drawer').then((module) => module.CartDrawer),
    lateMessages('pressed', ['cart', 'cartChanges', 'cartLink', 'product', 'promo', 'quickshop.sizes']),
  ),
  'sign-in': drawer(
    'sign-in',
    () => import('@/components/account/sign-in-drawer').then((module) => module.SignInDrawer),
    lateMessages('pressed', ['signIn']),
  ),
  'cart-link': dialog(
    'cart-link',
    () =>
      import(/* webpackChunkName: "cart-layers" */ '@/components/cart/cart-link-offer').then(
        (module) => module.CartLinkOffer,
      ),
    lateMessages('pressed', ['cartLink']),
  ),
  consent: dialog(
    'consent',
    () => import('@/components/consent/consent-dialog').then((module) => module.ConsentDialog),
    lateMessages('pressed', ['consent']),
  ),
  added: {
    load: () =>
      import(/* webpackChunkName: "cart-layers" */ '@/components/cart/added-notice').then(
        (module) => module.AddedNotice,
      ),
    messages: lateMessages('pressed', ['cart', 'product', 'quickshop.sizes']),
    isOpen: ({ cart }) => cart.added !== null,
    region: 'header',
  },
  notification: {
    load: () => import('./toasts').then((module) => module.NotificationToast),
    isOpen: ({ layers }) => layers.notification.message !== '',
    region: 'page',
  },
  'shop-as': {
    load: () => import('@/components/account/shop-as-bar').then((module) => module.ShopAsBar),
    messages: lateMessages('pressed', ['shopAs']),
    isOpen: ({ auth }) => auth.user?.isShopAs ?? false,
    region: 'page',
  },
  snackbar: {
    load: () => import('./toasts').then((module) => module.SnackbarToast),
    isOpen: ({ layers }) => layers.snackbar.message !== '',
    region: 'page',
  },
}

/** Fetches the code and the messages of a layer. A failure is ignored: opening the layer loads it again and shows the error. */
export function prefetchLayer(name: keyof typeof LAYERS, lang: Lang): void {
  const { load, messages } = LAYERS[name]
  Promise.all([load(), messages?.(lang)]).catch(() => {})
}
