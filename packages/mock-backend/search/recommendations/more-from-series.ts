import type { Entry } from '#commerce/catalogue-index'
import { ranked } from '#commerce/related-products'
import type { Recommend } from './recommendation'

/** Key of a series, which contains the products of the same kind, material and print. */
function seriesOf({ style, product }: Entry): string {
  const cloth = style.parameters.find(({ name }) => name === 'Material')?.value.fi ?? ''
  return [style.kind, cloth, product.print].join('|')
}

/** Products of the same series: those of the same brand first, then by popularity. */
export const moreFromSeries: Recommend = ({ base, candidates }) => {
  if (!base) return []
  const series = seriesOf(base)
  return ranked(
    candidates.filter((entry) => seriesOf(entry) === series),
    ({ brand, product }) => (brand === base.brand ? 1 : 0) + product.popularity,
  )
}
