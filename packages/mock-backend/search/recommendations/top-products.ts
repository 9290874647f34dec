import { ranked } from '#commerce/related-products'
import type { Recommend } from './recommendation'

/** The most popular products. */
export const topProducts: Recommend = ({ candidates }) => ranked(candidates, ({ product }) => product.popularity)
