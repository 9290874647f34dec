import type { Entry } from '#commerce/catalogue-index'
import { ranked } from '#commerce/related-products'
import type { Recommend } from './recommendation'

/** What the products of one series share: their kind, their cloth and their print. */
function seriesOf({ style, product }: Entry): string {
  const cloth = style.parameters.find(({ name }) => name === 'Material')?.value.fi ?? ''
  return [style.kind, cloth, product.print].join('|')
}

/** Other models of the product's series, those of its brand first. */
export const moreFromSeries: Recommend = ({ base, candidates }) => {
  if (!base) return []
  const series = seriesOf(base)
  return ranked(
    candidates.filter((entry) => seriesOf(entry) === series),
    ({ brand, product }) => (brand === base.brand ? 1 : 0) + product.popularity,
  )
}
