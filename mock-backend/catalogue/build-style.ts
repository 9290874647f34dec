import { type Kind, pictureName, VIEWS, type View } from '@/mock-backend/studio/picture-name'
import { buildParameters } from './build-parameters'
import { buildTexts } from './build-texts'
import { LINES } from './lines'
import type { Line } from './lines/line'
import type { StylePlan } from './plan-style'
import { priceAt } from './price-points'
import { articleNumber, type createAliasWriter } from './product-names'
import type { CatalogueProduct, CatalogueStyle } from './types'

/** Jewellery has nothing to show from behind. */
const ONE_SIDED: readonly Kind[] = ['earrings', 'necklace']

const viewsOf = (kind: Kind): readonly View[] =>
  ONE_SIDED.includes(kind) ? VIEWS.filter((view) => view !== 'back') : VIEWS

/** A style with its products; dates, sizes and price history are still to come. */
export function buildStyle(
  plan: StylePlan,
  mostProducts: number,
  aliasOf: ReturnType<typeof createAliasWriter>,
): CatalogueStyle {
  const line: Line = LINES[plan.line]
  const price = priceAt(plan.point, plan.shift)
  const writeAlias = aliasOf(plan.name)
  const colours = plan.colours.slice(0, mostProducts)
  const products = colours.map((colour, i): CatalogueProduct => {
    const recipe = { kind: line.kind, shape: plan.shape, colour, print: line.print }
    return {
      productId: plan.styleId * 10 + i + 1,
      styleId: plan.styleId,
      articleNumber: articleNumber(plan.styleId, i),
      alias: writeAlias(colour),
      name: plan.name,
      colour,
      print: line.print,
      pictures: viewsOf(line.kind).map((view) => pictureName({ ...recipe, view })),
      skus: [],
      firstAvailableOn: '',
      price,
      priceLog: [],
      popularity: 0,
      rating: ratingOf(plan),
    }
  })
  return {
    styleId: plan.styleId,
    kind: line.kind,
    shape: plan.shape,
    brandId: plan.brandId,
    categoryIds: [line.categoryId],
    primaryCategoryId: line.categoryId,
    texts: buildTexts(plan.line, plan.ordinal),
    parameters: buildParameters(plan.line, plan.shape, plan.origin),
    products,
  }
}

/** Stars as a shop sees them: a fifth without votes, the rest mostly between 4 and 5. */
function ratingOf({ random }: StylePlan): CatalogueProduct['rating'] {
  const voteCount = random() < 0.2 ? 0 : 1 + Math.floor(random() ** 2 * 120)
  const score = voteCount === 0 ? 0 : Math.round((3.6 + random() * 1.4) * 10) / 10
  return { score, voteCount }
}
