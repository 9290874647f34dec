import { AddedNotice } from './added-notice'
import { CartDrawer } from './cart-drawer'
import { Snackbar } from './snackbar'

const PARTS = { drawer: CartDrawer, added: AddedNotice, message: Snackbar }

/** What lies over the page, one part per host; in one chunk, because an add that tells is soon followed by a look. */
export function CartLayer({ part }: { part: keyof typeof PARTS }) {
  const Part = PARTS[part]
  return <Part />
}
