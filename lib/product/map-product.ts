import type { ColourVariantFragment, ListProductFragment, ProductQuery } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { colourHex, colourVariants } from './colour-variants'
import { mapProductCard } from './map-product-card'
import { mapStock } from './map-stock'
import { productPath, readProductPath } from './product-path'
import type { ColourSibling, ParameterGroup, ProductModel } from './product-types'

type Product = NonNullable<ProductQuery['product']>

const mapSibling = (variant: ColourVariantFragment, currentId: number): ColourSibling[] => {
  const canonicalUrl = productPath(variant)
  if (canonicalUrl === null) return []
  return [
    {
      productId: variant.productId,
      name: variant.name ?? '',
      label: variant.label ?? variant.value ?? '',
      hex: colourHex(variant),
      canonicalUrl,
      image: variant.primaryImage,
      isCurrent: variant.productId === currentId,
      isSoldOut: mapStock(variant.stock).totalStock <= 0,
    },
  ]
}

const mapParameterGroups = (groups: ListProductFragment['parameterGroups']): ParameterGroup[] =>
  present(groups)
    .map(({ parameterGroupId, name, parameters }) => ({
      id: parameterGroupId ?? 0,
      name,
      parameters: present(parameters).flatMap(({ name: key, label, value }) =>
        value ? [{ name: key ?? '', label: label ?? key ?? '', value }] : [],
      ),
    }))
    .filter(({ parameters }) => parameters.length > 0)

/** Maps a product of the service to the data of its page; null when it cannot be sold (R-PDP-01). */
export function mapProduct(product: Product): ProductModel | null {
  const card = mapProductCard(product)
  if (!card) return null
  const { texts, meta, rating } = product
  return {
    ...card,
    texts: { short: texts?.text1 ?? '', long: texts?.text2 ?? '', extra: texts?.text3 ?? '' },
    categories: present(product.categories).map(({ name, canonicalUrl }) => ({ name, canonicalUrl })),
    breadcrumbs: present(product.breadcrumbs).flatMap(({ name, url }) =>
      name && url ? [{ name, canonicalUrl: url }] : [],
    ),
    siblings: colourVariants(present(product.variantGroup?.variants)).flatMap((variant) =>
      mapSibling(variant, product.productId),
    ),
    parameterGroups: mapParameterGroups(product.parameterGroups),
    variantDimensions: present(product.variantDimensions).map(({ dimension, label, value }) => ({
      dimension,
      label: label ?? '',
      value: value ?? '',
    })),
    alternates: present(product.alternativeUrls).flatMap(({ culture, channelId, url: address }) => {
      const url = readProductPath(address)
      return url === null ? [] : [{ culture, channelId, url }]
    }),
    meta: { title: meta?.title || card.name, description: meta?.description ?? '' },
    rating: { score: rating?.score ?? 0, voteCount: rating?.voteCount ?? 0 },
  }
}
