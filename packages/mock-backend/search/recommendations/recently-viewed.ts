import { candidatesById } from './candidates-by-id'
import type { Recommend } from './recommendation'

/** What the customer looked at, the last one first. */
export const recentlyViewed: Recommend = (occasion) => candidatesById(occasion, occasion.customer.viewed)
