import type { Lang } from '@/lib/market/market-table'
import type { CardRow } from './card-row-schema'
import { comingDay } from './coming-day'
import { isNew } from './is-new'
import { isSoldYet } from './is-sold-yet'
import type { PriceForms, ProductCardModel } from './product-types'
import { shownNames } from './shown-names'

/** A row of cards with fewer products is not shown. */
export const LEAST_IN_ROW = 3

type Circumstances = {
  /** The language of dates. Dates are formatted here, so that no card creates an `Intl` object while it renders. */
  lang: Lang
  /** Time of rendering, in ms. Badges that depend on it are chosen on the server, so that hydration matches. */
  now: number
  /** Whether a new product has the badge; false in a list of the latest products, where all are new. */
  showsNew?: boolean
  /** Name of the campaign whose list the card is in; it is not shown as a badge. */
  ownCampaign?: string | null
}

/** At most one badge, the first that applies: coming soon, sold out, visible campaigns, few left, new. */
function badgeOf(
  product: ProductCardModel,
  { lang, now, showsNew = true, ownCampaign = null }: Circumstances,
): Pick<CardRow, 'badge' | 'campaign' | 'comingOn'> {
  const { firstAvailableOn } = product
  if (firstAvailableOn && !isSoldYet(firstAvailableOn, now)) {
    // on a phone the full name of the month would cover the picture
    return { badge: 'coming', comingOn: comingDay(lang, firstAvailableOn, 'short') }
  }
  if (product.status === 'OUT_OF_STOCK') return { badge: 'soldOut' }
  const names = shownNames(product.campaigns).filter((name) => name !== ownCampaign)
  if (names.length > 0) return { campaign: names.join(', ') }
  if (product.status === 'FEW_LEFT') return { badge: 'fewLeft' }
  return showsNew && isNew(product.firstAvailableOn, now) ? { badge: 'new' } : {}
}

/** A coming product has no stock, but its sizes are not shown as sold out. */
function sizesOf(
  { skus, firstAvailableOn }: ProductCardModel,
  { now }: Circumstances,
): Pick<CardRow, 'sizes' | 'soldOut'> {
  if (skus.length < 2) return {}
  const isGone = ({ stock }: ProductCardModel['skus'][number]) =>
    isSoldYet(firstAvailableOn, now) && stock.totalStock <= 0
  const soldOut = skus.flatMap((sku, index) => (isGone(sku) ? [index] : []))
  return { sizes: skus.map(({ name }) => name), ...(soldOut.length > 0 ? { soldOut } : {}) }
}

const forms = ({ incVat, exVat }: PriceForms): CardRow['price'] => [incVat, exVat]
const aliasOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const backOf = (front: string): string => front.replace('.front.', '.back.')

/** The data of a card. Fields that can be derived are left out, because a list sends 48 cards. */
export function toCardRow(product: ProductCardModel, circumstances: Circumstances): CardRow {
  const { alias, canonicalUrl, price, colourCount, colourHexes } = product
  const [image, second] = product.images
  return {
    id: product.productId,
    path: canonicalUrl,
    ...(alias === aliasOf(canonicalUrl) ? {} : { alias }),
    brand: product.brand,
    name: product.name,
    ...(image ? { image } : {}),
    ...(image && second === backOf(image) ? {} : { second: second ?? '' }),
    price: forms(price.selling),
    ...(price.struck ? { struck: forms(price.struck) } : {}),
    ...(price.percentage ? { percentage: price.percentage } : {}),
    ...(colourCount > 1 ? { colourCount, colours: colourHexes } : {}),
    ...sizesOf(product, circumstances),
    ...badgeOf(product, circumstances),
  }
}

export const toCardRows = (products: readonly ProductCardModel[], circumstances: Circumstances): CardRow[] =>
  products.map((product) => toCardRow(product, circumstances))

export const rowAlias = ({ alias, path }: CardRow): string => alias ?? aliasOf(path)

/** File name of the second picture; '' when there is none. */
export const secondImage = ({ image, second }: CardRow): string => second ?? (image ? backOf(image) : '')
