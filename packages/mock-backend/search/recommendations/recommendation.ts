import type { Entry } from '#commerce/catalogue-index'
import type { Commerce } from '#commerce/create-commerce'
import type { Place } from '#commerce/place'
import type { Customer } from '#search/sessions/create-sessions'

/** What an algorithm may look at. */
export type Occasion = {
  commerce: Commerce
  place: Place
  /** The product the recommendation is about; null when there is none. */
  base: Entry | null
  cart: readonly Entry[]
  customer: Customer
  /** Weight by product id, from the session's clicks and cart additions. */
  interest: ReadonlyMap<number, number>
  /** Every product that may be recommended: sold now and in stock, neither of the base's style nor in the cart. */
  candidates: readonly Entry[]
}

/** Ranks candidates, best first; it may return several colours of a style, of which the first is shown. */
export type Recommend = (occasion: Occasion) => readonly Entry[]
