import { candidatesById } from './candidates-by-id'
import type { Recommend } from './recommendation'

/** The customer's favourites, newest first. */
export const favorites: Recommend = (occasion) => candidatesById(occasion, occasion.customer.favorites)
