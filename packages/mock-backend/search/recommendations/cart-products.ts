import type { Recommend } from './recommendation'
import { piecesFor } from './style-with'
import { takeTurns } from './take-turns'

/** Products that go with those in the cart, taking turns between them. Kinds that are in the cart are left out. */
export const cartProducts: Recommend = ({ cart, candidates }) => {
  const kinds = new Set(cart.map(({ style }) => style.kind))
  const others = candidates.filter(({ style }) => !kinds.has(style.kind))
  return takeTurns(cart.map((entry) => piecesFor(entry, others)))
}
