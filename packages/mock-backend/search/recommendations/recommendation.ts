import type { Entry } from '#commerce/catalogue-index'
import type { Commerce } from '#commerce/create-commerce'
import type { Storefront } from '#commerce/storefront'
import type { Customer } from '#search/sessions/create-sessions'

/** Input of a recommendation algorithm. */
export type Occasion = {
  commerce: Commerce
  storefront: Storefront
  /** The product to recommend for; null when there is none. */
  base: Entry | null
  cart: readonly Entry[]
  customer: Customer
  /** Weight by product id, from the session's clicks and cart additions. */
  interest: ReadonlyMap<number, number>
  /** All products that may be recommended: on sale and in stock, and of no style that is the base's or in the cart. */
  candidates: readonly Entry[]
}

/** Ranks candidates, best first. It may return several colours of a style; only the first is shown. */
export type Recommend = (occasion: Occasion) => readonly Entry[]
