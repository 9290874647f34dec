import type { PriceForms, ProductModel, Sku, StockStatus } from './product-types'
import { deliveryText, stockStatus } from './stock-status'

/** A size as it is chosen and added. */
export type SizeModel = {
  skuId: number
  name: string
  status: StockStatus
  inStock: number
  /** Pieces that may be sold in all. */
  totalStock: number
}

/** What gallery, sizes and button need of a product. */
export type PurchaseProduct = {
  productId: number
  name: string
  images: string[]
  price: { selling: PriceForms; isDiscounted: boolean }
  isSoldOut: boolean
  sizes: SizeModel[]
}

export const mapSizes = (skus: readonly Sku[]): SizeModel[] =>
  skus.map(({ skuId, name, stock }) => ({
    skuId,
    name,
    status: stockStatus(stock),
    inStock: stock.inStock,
    totalStock: stock.totalStock,
  }))

export const mapPurchaseProduct = ({
  productId,
  name,
  images,
  price,
  status,
  skus,
}: ProductModel): PurchaseProduct => ({
  productId,
  name,
  images,
  price: { selling: price.selling, isDiscounted: price.struck !== null },
  isSoldOut: status === 'OUT_OF_STOCK',
  sizes: mapSizes(skus),
})

/** Delivery of a product while no size is chosen: `longer` only when no size is delivered sooner (R-PDP-05). */
export function usualDelivery({ sizes }: Pick<PurchaseProduct, 'sizes'>): 'normal' | 'longer' {
  const texts = sizes.map(({ status }) => deliveryText(status))
  return texts.includes('longer') && !texts.includes('normal') ? 'longer' : 'normal'
}
