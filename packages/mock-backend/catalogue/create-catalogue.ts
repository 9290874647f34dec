import { COLOURS, type ColourKey } from '@kajo/picture-studio'
import { itemAt } from '#catalogue/item-at'
import { arrangeProducts } from './arrange-products'
import { BRANDS } from './brands'
import { buildCampaigns } from './build-campaigns'
import { buildCategories } from './build-categories'
import { buildPriceLog } from './build-price-log'
import { buildSkus, isoDay } from './build-skus'
import { buildStyle } from './build-style'
import { inEvery } from './langs'
import type { Placed } from './likeness'
import { buildLists } from './lists'
import { NAMED_STYLES } from './named-products'
import { createStylePlanner, type StylePlan } from './plan-style'
import { createAliasWriter } from './product-names'
import { createRandom } from './random'
import { isOutOfSeason } from './season'
import type { Catalogue, CatalogueProduct, CatalogueStyle } from './types'
import { WORDS } from './words/words'

const DAY = 24 * 60 * 60 * 1000
const DEFAULT_PRODUCTS = 1560
const DEFAULT_SEED = 20
/** Age of the oldest products in days. */
const SEASON = 420

/** Least age of products that are out of season, in days. */
const LAST_SEASON = 130
/** Factor of a product's popularity out of season. */
const OUT_OF_SEASON = 0.4

/**
 * Time at which a product comes on sale, in epoch ms. `share` is its position in the launch order, from 0 (newest) to
 * 1 (oldest). `waits` is true for a product that is out of season. About one date in forty is in the future.
 */
function launchOf(share: number, product: CatalogueProduct, waits: boolean, today: number): number {
  if (product.styleId <= NAMED_STYLES.length) return today - (60 + product.styleId) * DAY
  if (!waits && createRandom(product.productId)() < 0.025) return today + (7 + (product.productId % 30)) * DAY
  const oldest = waits ? SEASON - LAST_SEASON : SEASON
  return today - Math.floor((waits ? LAST_SEASON : 1) + oldest * share ** 1.4) * DAY
}

function addStockAndPrices(product: CatalogueProduct, plan: StylePlan, launched: number, today: number): void {
  const { productId, articleNumber } = product
  const arrives = launched > today ? isoDay(launched) : null
  product.firstAvailableOn = isoDay(launched)
  const { story, point, shift, steps, sizes } = plan
  product.priceLog = buildPriceLog({ story, point, shift, steps, price: product.price, launched, today })
  product.skus = buildSkus(
    { productId, articleNumber, sizes, today, arrives, fixed: plan.named?.fixed },
    createRandom(product.productId * 31 + 7),
  )
}

/** Sets popularity and launch dates from two different orders, in both of which neighbours look different. */
function arrange(
  styles: readonly CatalogueStyle[],
  plans: ReadonlyMap<number, StylePlan>,
  seed: number,
  today: number,
) {
  const waits = ({ styleId }: CatalogueStyle): boolean => {
    const line = plans.get(styleId)?.line
    return line !== undefined && isOutOfSeason(line, today)
  }
  const placed: Placed[] = styles.flatMap((style) => style.products.map((product) => ({ style, product })))
  arrangeProducts(placed, seed).forEach(({ product, style }, i) => {
    product.popularity = (1 - (i + 1) / (placed.length + 1)) * (waits(style) ? OUT_OF_SEASON : 1)
  })
  // The named dress, which many tests buy, comes first in lists by popularity.
  itemAt(placed, 0).product.popularity = 1
  arrangeProducts(placed, seed + 1).forEach(({ product, style }, i) => {
    const plan = plans.get(style.styleId)
    if (plan) addStockAndPrices(product, plan, launchOf(i / placed.length, product, waits(style), today), today)
  })
}

const colours = (): Catalogue['colours'] => {
  const keys = Object.keys(COLOURS) as ColourKey[]
  const entries = keys.map((key) => [key, { name: inEvery((lang) => WORDS[lang].colours[key]), hex: COLOURS[key] }])
  return Object.fromEntries(entries)
}

/**
 * Creates the catalogue; the same seed and day give the same catalogue. A larger number of `products` adds products and
 * does not change ids, names and paths of the others. Dates, campaigns and price logs are relative to `today`.
 */
export function createCatalogue(options: { products?: number; seed?: number; today: Date }): Catalogue {
  const { products = DEFAULT_PRODUCTS, seed = DEFAULT_SEED } = options
  const today = Date.parse(isoDay(options.today.getTime()))
  const nextStyle = createStylePlanner(seed)
  const aliasOf = createAliasWriter()
  const styles: CatalogueStyle[] = []
  const plans = new Map<number, StylePlan>()
  for (let left = products; left > 0; ) {
    const plan = nextStyle()
    const style = buildStyle(plan, left, aliasOf)
    left -= style.products.length
    plans.set(style.styleId, plan)
    styles.push(style)
  }
  if (styles.length > 0) arrange(styles, plans, seed, today)
  return {
    brands: BRANDS,
    categories: buildCategories(),
    styles,
    campaigns: buildCampaigns(styles, new Date(today)),
    lists: buildLists(),
    colours: colours(),
  }
}
