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

/** What lies over the page, one part per host; in one chunk, because the cart is often opened after an add. */
export function CartLayer({ part }: { part: keyof typeof PARTS }) {
  const Part = PARTS[part]
  return <Part />
}
