import { type Kind, pictureName, type View } from '@kajo/picture-studio'
import { buildParameters } from './build-parameters'
import { buildTexts } from './build-texts'
import { KIND_FACTS, type Styling } from './kinds'
import { LINES } from './lines'
import type { Line } from './lines/line'
import { notSoldIn } from './not-sold-in'
import type { StylePlan } from './plan-style'
import { priceAt } from './price-points'
import { articleNumber, type createAliasWriter } from './product-names'
import type { CatalogueProduct, CatalogueStyle } from './types'

/** Views in the order of the product page. Clothes have an outfit picture as the last one. */
const LOOKS: Record<'worn' | 'standing' | 'small', readonly View[]> = {
  worn: ['front', 'back', 'detail', 'outfit'],
  standing: ['front', 'back', 'detail'],
  // without a back view, which would look like the front
  small: ['front', 'detail'],
}
const SMALL: readonly Kind[] = ['beanie', 'gloves', 'hat', 'scarf', 'earrings', 'necklace']
const STANDING: readonly Styling[] = ['shoe', 'fineShoe', 'accessory', 'detail']

/** Views of a kind: the front, then the most informative one, which a product card shows on hover. */
function viewsOf(kind: Kind): readonly View[] {
  if (SMALL.includes(kind)) return LOOKS.small
  return STANDING.includes(KIND_FACTS[kind].styling) ? LOOKS.standing : LOOKS.worn
}

/** Builds a style with its products, without dates, sizes and price log, which are added later. */
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
    texts: buildTexts(plan),
    parameters: buildParameters(plan.line, plan.shape, plan.origin),
    products,
    notSoldIn: notSoldIn(plan.styleId),
  }
}

/** A random rating: a fifth of the products have no votes, the others mostly 4 to 5 stars. */
function ratingOf({ random }: StylePlan): CatalogueProduct['rating'] {
  const voteCount = random() < 0.2 ? 0 : 1 + Math.floor(random() ** 2 * 120)
  const score = voteCount === 0 ? 0 : Math.round((3.6 + random() * 1.4) * 10) / 10
  return { score, voteCount }
}
