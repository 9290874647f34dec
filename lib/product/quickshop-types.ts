import type { CardRow } from './card-row-schema'

/** How an addition is reported: a notice with picture and price, or one line with a link to the cart. */
export type NotifyVariant = 'notice' | 'snackbar'

/** The card whose quick shop is open. */
export type QuickshopState = { product: CardRow | null; notifyVariant: NotifyVariant }
