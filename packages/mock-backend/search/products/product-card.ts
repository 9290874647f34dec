import type { Badge, Product, Variant } from '@apptus/esales-api'
import { itemAt } from '#catalogue/item-at'
import type { CatalogueSku } from '#catalogue/types'
import type { Entry } from '#commerce/catalogue-index'
import { percentBelow, toDecimal } from '#commerce/money'
import type { CurrentPrice } from '#commerce/pricing'
import type { SearchService } from '#search/search-context'
import { customAttributes } from './custom-attributes'
import { imageInfo } from './image-info'
import { newLabel } from './new-label'
import type { Presentation } from './presentation'

type Parts = { service: SearchService; entry: Entry; view: Presentation; price: CurrentPrice }

function variantOf({ service, entry, view, price }: Parts, sku: CatalogueSku, link: string): Variant {
  const { totalStock } = service.commerce.stock(sku.skuId)
  return {
    key: sku.articleNumber,
    ticket: service.tickets.write({ productId: entry.product.productId, skuId: sku.skuId, ...view.query }),
    size: sku.name,
    stockNumber: totalStock,
    inStock: totalStock > 0,
    link,
    listPrice: toDecimal(price.regular),
    sellingPrice: toDecimal(price.selling),
    prices: [],
    availability: [{ channel: 'ONLINE', stockNumber: totalStock }],
  }
}

function badgesOf({ service, entry, view, price }: Parts): { primary: Badge[]; secondary: Badge[] } {
  const percent = percentBelow(price.selling, price.regular)
  const primary: Badge[] = percent > 0 ? [{ label: `-${percent} %`, theme: 'DISCOUNT' }] : []
  const label = newLabel(entry, service.commerce.clock(), view.storefront.lang)
  return { primary, secondary: label ? [{ label, theme: 'NEW' }] : [] }
}

/** The vendor's Product of a catalogue entry; prices in currency units including VAT. */
export function productCard(service: SearchService, entry: Entry, view: Presentation): Product {
  const { commerce } = service
  const { storefront, query } = view
  const { product, brand } = entry
  const price = itemAt(commerce.marketIndexOf(storefront.market).prices, entry.position)
  const parts = { service, entry, view, price }
  const link = commerce.paths.product(entry)[storefront.lang]
  const variants = product.skus.map((sku) => variantOf(parts, sku, link))
  const custom = customAttributes(commerce, entry, storefront, view.presentCustom)
  const same = (minor: number) => ({ min: toDecimal(minor), max: toDecimal(minor) })
  return {
    key: product.articleNumber,
    title: product.name[storefront.lang],
    brand: brand.name,
    link,
    ticket: service.tickets.write({ productId: product.productId, ...query }),
    rating: product.rating.score,
    inStock: variants.some((variant) => variant.inStock),
    listPrice: same(price.regular),
    sellingPrice: same(price.selling),
    variants,
    badges: badgesOf(parts),
    imageInfo: imageInfo(product.pictures, product.name[storefront.lang]),
    swatch: { type: 'COLORS', colors: [commerce.index.catalogue.colours[product.colour].hex] },
    ...(custom && { custom }),
  }
}
