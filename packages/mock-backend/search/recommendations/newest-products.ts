import { ranked } from '#commerce/related-products'
import type { Recommend } from './recommendation'

/** The products that came on sale last. */
export const newestProducts: Recommend = ({ candidates }) => ranked(candidates, ({ availableFrom }) => availableFrom)
