import { candidatesById } from './candidates-by-id'
import type { Recommend } from './recommendation'

/** The customer's favourites, the last one added first. */
export const favorites: Recommend = (occasion) => candidatesById(occasion, occasion.customer.favorites)
