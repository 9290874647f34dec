import { plainText } from '@/lib/content/sanitize-html'
import { MARKETS } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import { isSoldYet } from '@/lib/product/is-sold-yet'
import type { ProductModel, StockStatus } from '@/lib/product/product-types'
import { canonicalUrl } from '@/lib/routing/alternates'
import { productImageUrl } from './page-image'

const AVAILABILITY: Record<StockStatus, string> = {
  IN_STOCK: 'InStock',
  FEW_LEFT: 'LimitedAvailability',
  OVERSELLABLE: 'BackOrder',
  STATIC: 'InStock',
  OUT_OF_STOCK: 'OutOfStock',
}

const rating = ({ score, voteCount }: ProductModel['rating']) =>
  voteCount > 0 ? { '@type': 'AggregateRating', ratingValue: score, reviewCount: voteCount } : undefined

/**
 * Before the first day of sale the product cannot be ordered, even with stock. A sold-out one can be when the first of
 * its sizes arrives (R-DATA-02).
 */
function availability({ status, firstAvailableOn, skus }: ProductModel, now: number) {
  const isComing = firstAvailableOn !== null && !isSoldYet(firstAvailableOn, now)
  if (isComing) return { availability: 'https://schema.org/OutOfStock', availabilityStarts: firstAvailableOn }
  const [arrival] = status === 'OUT_OF_STOCK' ? skus.flatMap(({ stock }) => stock.incoming ?? []).sort() : []
  return { availability: `https://schema.org/${AVAILABILITY[status]}`, availabilityStarts: arrival }
}

/** Product with offer: price with VAT in the market's currency. */
export function productJsonLd(site: Site, product: ProductModel, now = Date.now()) {
  const url = canonicalUrl(site, product.canonicalUrl)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: plainText(product.texts.short || product.texts.long) || undefined,
    sku: product.articleNumber,
    color: product.colour ?? undefined,
    category: product.primaryCategory || undefined,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    image: product.images.map(productImageUrl),
    url,
    aggregateRating: rating(product.rating),
    offers: {
      '@type': 'Offer',
      url,
      price: product.price.sellingIncVat.toFixed(2),
      priceCurrency: MARKETS[site.market].currency.code,
      ...availability(product, now),
      itemCondition: 'https://schema.org/NewCondition',
    },
  }
}
