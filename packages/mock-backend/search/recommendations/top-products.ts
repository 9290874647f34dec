import { ranked } from '#commerce/related-products'
import type { Recommend } from './recommendation'

/** What sells best. */
export const topProducts: Recommend = ({ candidates }) => ranked(candidates, ({ product }) => product.popularity)
