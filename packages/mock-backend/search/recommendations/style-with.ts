import type { Entry } from '#commerce/catalogue-index'
import { outfitScore, ranked, stylingOf, WORN_WITH } from '#commerce/related-products'
import type { Recommend } from './recommendation'
import { takeTurns } from './take-turns'

/** Products that make an outfit with `base`: the best of each role in turn, starting with the most important role. */
export const piecesFor = (base: Entry, candidates: readonly Entry[]): Entry[] =>
  takeTurns(
    WORN_WITH[stylingOf(base)].map((styling) =>
      ranked(
        candidates.filter((entry) => stylingOf(entry) === styling),
        (entry) => outfitScore(base, entry),
      ),
    ),
  )

/** Products that are worn together with the product. */
export const styleWith: Recommend = ({ base, candidates }) => (base ? piecesFor(base, candidates) : [])
