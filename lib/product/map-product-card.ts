import type { ListProductFragment } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { colourHex, colourVariants } from './colour-variants'
import { mapSku, mapStock } from './map-stock'
import { priceView } from './price-view'
import { productColour } from './product-colour'
import { productPath } from './product-path'
import type { CampaignLabel, ProductCardModel } from './product-types'
import { stockStatus } from './stock-status'

type Campaigns = ({ name: string | null; hideTitle: boolean | null } | null)[] | null

/** Campaigns with a name. */
export const campaignLabels = (campaigns: Campaigns): CampaignLabel[] =>
  present(campaigns).flatMap(({ name, hideTitle }) => (name ? [{ name, hideTitle: hideTitle === true }] : []))

/**
 * Maps a product of the service to a card; null when it has no price or no page and therefore cannot be sold
 * (R-DATA-01).
 */
export function mapProductCard(product: ListProductFragment): ProductCardModel | null {
  const canonicalUrl = productPath(product)
  if (!product.unitPrice || canonicalUrl === null) return null
  const stock = mapStock(product.totalStock)
  const colours = colourVariants(present(product.variantGroup?.variants))
  const own = colours.filter(({ productId }) => productId === product.productId)
  const others = colours.filter((variant) => !own.includes(variant))
  return {
    productId: product.productId,
    name: product.name ?? '',
    alias: product.alias,
    articleNumber: product.articleNumber ?? '',
    canonicalUrl,
    brand: product.brand?.name ?? '',
    primaryCategory: product.primaryCategory?.name ?? '',
    colour: productColour(product.parameterGroups),
    images: present(product.productImages).map(({ fileName }) => fileName),
    price: priceView(product.unitPrice, product.lowestPrice),
    stock,
    status: stockStatus(stock),
    skus: present(product.skus).map(mapSku),
    discountType: product.discountType ?? 'NONE',
    campaigns: campaignLabels(product.discountCampaigns),
    firstAvailableOn: product.firstAvailableOn,
    colourCount: Math.max(1, colours.length),
    // the card marks the first dot as the own colour, so there are no dots if the own colour has no value
    colourHexes: own.some(colourHex) ? [...own, ...others].flatMap((variant) => colourHex(variant) ?? []) : [],
  }
}

/** Maps products to cards and leaves out those that cannot be sold. */
export const mapProductCards = (products: readonly (ListProductFragment | null)[] | null): ProductCardModel[] =>
  present(products).flatMap((product) => mapProductCard(product) ?? [])
