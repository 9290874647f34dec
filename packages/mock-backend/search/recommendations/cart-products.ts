import type { Recommend } from './recommendation'
import { piecesFor } from './style-with'
import { takeTurns } from './take-turns'

/** What goes with the products in the cart, each of them in turn; no kind that the cart holds already. */
export const cartProducts: Recommend = ({ cart, candidates }) => {
  const kinds = new Set(cart.map(({ style }) => style.kind))
  const others = candidates.filter(({ style }) => !kinds.has(style.kind))
  return takeTurns(cart.map((entry) => piecesFor(entry, others)))
}
