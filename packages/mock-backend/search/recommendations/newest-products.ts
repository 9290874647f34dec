import { ranked } from '#commerce/related-products'
import type { Recommend } from './recommendation'

/** What came in last. */
export const newestProducts: Recommend = ({ candidates }) => ranked(candidates, ({ availableFrom }) => availableFrom)
