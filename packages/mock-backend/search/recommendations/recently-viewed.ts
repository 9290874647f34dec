import { candidatesById } from './candidates-by-id'
import type { Recommend } from './recommendation'

/** The products that the customer viewed, newest first. */
export const recentlyViewed: Recommend = (occasion) => candidatesById(occasion, occasion.customer.viewed)
