import type { Entry } from '#commerce/catalogue-index'
import { outfitScore, ranked, stylingOf, WORN_WITH } from '#commerce/related-products'
import type { Recommend } from './recommendation'
import { takeTurns } from './take-turns'

/** Other garments that make an outfit with a product: the best of each role in turn, the most telling role first. */
export const piecesFor = (base: Entry, candidates: readonly Entry[]): Entry[] =>
  takeTurns(
    WORN_WITH[stylingOf(base)].map((styling) =>
      ranked(
        candidates.filter((entry) => stylingOf(entry) === styling),
        (entry) => outfitScore(base, entry),
      ),
    ),
  )

/** What is worn with the product. */
export const styleWith: Recommend = ({ base, candidates }) => (base ? piecesFor(base, candidates) : [])
