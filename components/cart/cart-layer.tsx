import { ActionSnackbar } from './action-snackbar'
import { AddedNotice } from './added-notice'
import { CartDrawer } from './cart-drawer'
import { CartLinkOffer } from './cart-link-offer'
import { Snackbar } from './snackbar'

const PARTS = {
  drawer: CartDrawer,
  offer: CartLinkOffer,
  added: AddedNotice,
  message: Snackbar,
  action: ActionSnackbar,
}

export type CartLayerProps = { part: keyof typeof PARTS }

/** One of the layers over the page. All are in one chunk, because the cart is often opened after an addition. */
export function CartLayer({ part }: CartLayerProps) {
  const Part = PARTS[part]
  return <Part />
}
